import type { Locale } from '../../../locale/locale.ts';
import { type Rational, rational } from '../../../number/rational.ts';
import type { WordsOfSums } from '../../sums/sum-signs.ts';
import { type KnownWord, LittleWords } from './little-words.ts';
import type { Sense } from './senses.ts';
import { Vocabulary } from './vocabulary.ts';

/** The words that a reader of questions knows. */
export interface ReaderWords {
  readonly vocabulary: Vocabulary;
  readonly words: LittleWords;
}

type Language = NonNullable<KnownWord['language']>;

/** A sense as it is written: what it is worth as the two parts of a fraction. */
export type SenseRow = readonly [id: string, category: string, rank: number, worth?: string];

/** A little word as it is written: numbers as fractions, its language as its tag. */
export type WordRow = Omit<KnownWord, 'numberWord' | 'language'> & {
  readonly number?: readonly [
    kind: NonNullable<KnownWord['numberWord']>['kind'],
    value: string,
    other?: string,
  ];
  readonly language?: string;
};

const fractionOf = (text: string): Rational => {
  const [n = '', d = ''] = text.split('/');
  return rational(BigInt(n), BigInt(d));
};

const senseOf = ([id, category, rank, worth]: SenseRow): Sense => ({
  id,
  category,
  rank,
  ...(worth !== undefined && { worth: fractionOf(worth) }),
});

/** @param languages of which a word is one and the same, so that its words can be counted */
function wordOf({ number, language: tag, ...word }: WordRow, languages: readonly Language[]): KnownWord {
  const [kind, value = '', other] = number ?? [];
  const language = languages.find(({ locale }) => locale.id === tag);
  return {
    ...word,
    ...(kind && {
      numberWord: {
        kind,
        value: fractionOf(value),
        other: other === undefined ? undefined : fractionOf(other),
      },
    }),
    ...(language && { language }),
  };
}

/**
 * Rows of a text in the order of their keys, of which only those are read that somebody looks for: most of what a reader knows no
 * question asks for. A row is its key, its place among all of them as they were put there, and its value, parted by tabs.
 */
class StoredRows<Row, Value> extends Map<string, Value> {
  readonly #text: string;
  readonly #read: (row: Row) => Value;

  constructor(text: string, read: (row: Row) => Value) {
    super();
    this.#text = text;
    this.#read = read;
  }

  override get(key: string): Value | undefined {
    const known = super.get(key);
    const written = known === undefined ? this.#find(key) : undefined;
    if (written === undefined) return known;
    const value = this.#read(JSON.parse(written.slice(written.indexOf('\t') + 1)));
    this.set(key, value);
    return value;
  }

  override has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  override keys(): MapIterator<string> {
    const rows = this.#text
      .split('\n')
      .slice(0, -1)
      .map((row) => row.split('\t', 2));
    rows.sort(([, one], [, other]) => Number(one) - Number(other));
    return new Map(rows as [string, string][]).keys();
  }

  /** What stands behind a key. */
  #find(key: string): string | undefined {
    const text = this.#text;
    let low = 0;
    let high = text.length;
    while (low < high) {
      const start = text.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
      const end = text.indexOf('\t', start);
      const found = text.slice(start, end);
      const next = text.indexOf('\n', end);
      if (found === key) return text.slice(end + 1, next);
      if (found < key) low = next + 1;
      else high = start;
    }
    return undefined;
  }
}

class StoredVocabulary extends Vocabulary {
  protected override readonly symbols: Map<string, Sense[]>;
  protected override readonly senses: Map<string, Sense[]>;
  protected override readonly longest: Map<string, number>;

  constructor(symbols: string, phrases: string, longest: string) {
    super();
    const read = (rows: readonly SenseRow[]) => rows.map(senseOf);
    this.symbols = new StoredRows(symbols, read);
    this.senses = new StoredRows(phrases, read);
    this.longest = new StoredRows(longest, (parts: number) => parts);
  }
}

/** All words of a reader, for programs that start with every question and have no time to put them in order. */
export interface StoredWords extends ReaderWords {
  readonly sums: readonly WordsOfSums[];
}

/**
 * Reads what `writeWords` wrote; text of another origin is not looked into.
 * @param locales of the languages that the words are of
 */
export function storedWords(text: string, locales: readonly Locale[]): StoredWords {
  const [symbols = '', phrases = '', longest = '', words = '', sums = ''] = text.split('\n\n');
  const languages = locales.map((locale) => ({ locale }));
  return {
    vocabulary: new StoredVocabulary(`${symbols}\n`, `${phrases}\n`, `${longest}\n`),
    words: new LittleWords([], new StoredRows(`${words}\n`, (row: WordRow) => wordOf(row, languages))),
    sums: JSON.parse(sums),
  };
}
