import type { Language } from '../../../locale/language.ts';
import type { Rational } from '../../../number/rational.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import type { WordsOfSums } from '../../sums/sum-signs.ts';
import { addWords } from '../create-literal-parser.ts';
import type { NumberWord } from '../numbers/number-words.ts';
import { type KnownWord, LittleWords } from './little-words.ts';
import type { Sense } from './senses.ts';
import type { SenseRow, WordRow } from './stored-words.ts';
import { Vocabulary } from './vocabulary.ts';

const textOf = ({ n, d }: Rational): string => `${n}/${d}`;

const senseRow = ({ id, category, rank, worth }: Sense): SenseRow =>
  worth ? [id, category, rank, textOf(worth)] : [id, category, rank];

const numberRow = ({ kind, value, other }: NumberWord): NonNullable<WordRow['number']> =>
  other ? [kind, textOf(value), textOf(other)] : [kind, textOf(value)];

function wordRow({ numberWord, language, ...word }: KnownWord): WordRow {
  return {
    ...word,
    ...(numberWord && { number: numberRow(numberWord) }),
    ...(language && { language: language.locale.id }),
  };
}

/** The rows that `StoredRows` reads. */
const rowsOf = <Value>(map: ReadonlyMap<string, Value>, row: (value: Value) => unknown): string =>
  [...map]
    .map(([key, value], place) => [key, place, JSON.stringify(row(value))] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((parts) => parts.join('\t'))
    .join('\n');

class WrittenVocabulary extends Vocabulary {
  rows(): string[] {
    const rows = (map: ReadonlyMap<string, readonly Sense[]>) =>
      rowsOf(map, (senses) => senses.map(senseRow));
    return [rows(this.symbols), rows(this.senses), rowsOf(this.longest, (parts) => parts)];
  }
}

/**
 * Writes all words by which questions about these units, and about money, are read.
 * @returns text for `storedWords`
 */
export function writeWords(units: UnitSet, languages: readonly Language[]): string {
  const sums: readonly WordsOfSums[] = languages.map(({ chatWords, questionWords, sumWords }) => ({
    chatWords,
    questionWords,
    sumWords,
  }));
  const littleWords = new Map<string, KnownWord>();
  new LittleWords(languages, littleWords);
  return [
    ...addWords(new WrittenVocabulary(), units, languages).rows(),
    rowsOf(littleWords, wordRow),
    JSON.stringify(sums),
  ].join('\n\n');
}
