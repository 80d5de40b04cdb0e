import { GUARD_WORDS } from '../../locale/all-guard-words.ts';
import { ROLE_WORDS } from '../../locale/all-role-words.ts';
import type { Language } from '../../locale/language.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { LiteralParser } from '../question/literal-parser.ts';
import { ChartReader } from './chart-reader.ts';
import { type ChartWords, Roles } from './roles.ts';

export { Guards } from '../doubts/guards.ts';
export type { ChartReader };

/** `l'heure` behind a price is for each of them, and `d'IVA` two words. */
const inWords = (text: string): string =>
  text
    .replace(/(?<=[\d\p{Sc}] (?:de )?)l['’](?=\p{L})/giu, '/ ')
    .replace(/(?<=(?<!\p{L})[ld])['’](?=\p{L})/giu, ' ');

/** A language with what its words do; nothing where its folder does not say. */
function withRoles(language: Language): ChartWords[] {
  const { id } = language.locale;
  const [roleWords, guardWords] = [ROLE_WORDS[id], GUARD_WORDS[id]];
  return roleWords && guardWords ? [{ ...language, roleWords, guardWords }] : [];
}

/**
 * Makes a reader of questions that are worked out of several amounts.
 * @param languages that they can be asked in, the own one first
 * @param questions cuts texts into words
 */
export const createChartReader = (
  units: UnitSet,
  languages: readonly Language[],
  questions: Pick<LiteralParser, 'cut'>,
): ChartReader =>
  new ChartReader(units, new Roles(languages.flatMap(withRoles)), (text, options) =>
    questions.cut(inWords(text), options),
  );
