import type { Interpretation } from '@equivale/core/parse';
import type { Language } from '../../i18n/languages.ts';
import { useReading } from '../use-reading.ts';

/** Ranks the units and the currency of a region first among likely targets. */
export type Propose = (interpretation: Interpretation) => Interpretation;

/** Region of the browser's first language that equals the page's; undefined if it names none. */
function regionIn(language: Language): string | undefined {
  const tag = navigator.languages.find((one) => one.split('-')[0] === language);
  return tag === undefined ? undefined : new Intl.Locale(tag).region;
}

let propose: typeof import('./propose.ts').propose | undefined;

async function load(): Promise<void> {
  propose = (await import('./propose.ts')).propose;
}

/** Proposes targets for the person's region once loaded; nothing if the region is unknown. */
export function useProposals(query: string, language: Language): Propose | undefined {
  const region = regionIn(language);
  useReading(region !== undefined && !propose && /\d/.test(query), load);
  const inRegion = propose;
  return region === undefined || !inRegion ? undefined : (one) => inRegion(region, one);
}
