import type { Language } from '../../locale/language.ts';
import { READER_WORDS } from '../../locale/reader-words.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { LiteralParser } from '../question/literal-parser.ts';
import { ChartReader } from './chart-reader.ts';
import { type ChartWords, Roles } from './roles.ts';

export type { ChartReader };

/** `l'heure` behind a price is for each of them, and `d'IVA` two words. */
const inWords = (text: string): string =>
  text
    .replace(/(?<=[\d\p{Sc}] (?:de )?)l['’](?=\p{L})/giu, '/ ')
    .replace(/(?<=(?<!\p{L})(?:[ld]|all))['’](?=[\p{L}\d])/giu, ' ');

/** A language with what its words do; nothing where its folder does not say. */
function withRoles(language: Language): ChartWords[] {
  const words = READER_WORDS[language.locale.id];
  return words ? [{ ...language, ...words }] : [];
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
