import type { Language } from '../../locale/language.ts';
import { withReaderWords } from '../../locale/reader-words.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { LiteralParser } from '../question/literal-parser.ts';
import { ChartReader } from './chart-reader.ts';
import { Roles } from './roles.ts';

export type { ChartReader };

/** `l'heure` behind a price is for each of them, and `d'IVA` two words. */
const inWords = (text: string): string =>
  text
    .replace(/(?<=[\d\p{Sc}] (?:de )?)l['’](?=\p{L})/giu, '/ ')
    .replace(/(?<=(?<!\p{L})(?:[ld]|all))['’](?=[\p{L}\d])/giu, ' ');

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
  new ChartReader(units, new Roles(withReaderWords(languages)), (text, options) =>
    questions.cut(inWords(text), options),
  );
