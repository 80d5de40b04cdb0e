import type { Interpretation } from '@equivale/core/parse';
import type { Language } from '../../i18n/languages.ts';
import { useReading } from '../use-reading.ts';

/** Puts what people measure in where the person is before the other likely targets of a question that names none. */
export type Propose = (interpretation: Interpretation) => Interpretation;

/** The region of the first of the browser's languages that is the page's; undefined where that names none. */
function regionIn(language: Language): string | undefined {
  const tag = navigator.languages.find((one) => one.split('-')[0] === language);
  return tag === undefined ? undefined : new Intl.Locale(tag).region;
}

let propose: typeof import('./propose.ts').propose | undefined;

async function load(): Promise<void> {
  propose = (await import('./propose.ts')).propose;
}

/** What proposes targets in the region of the person, once it is loaded; nothing where no region is known. */
export function useProposals(query: string, language: Language): Propose | undefined {
  const region = regionIn(language);
  useReading(region !== undefined && !propose && /\d/.test(query), load);
  const inRegion = propose;
  return region === undefined || !inRegion ? undefined : (one) => inRegion(region, one);
}
