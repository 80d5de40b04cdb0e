import { type Rational, rational } from '../../../number/rational.ts';
import type { Sense } from './senses.ts';
import { Vocabulary } from './vocabulary.ts';

/** A phrase with the places of its senses in the list of all senses. */
type Row = readonly [phrase: string, ...places: number[]];

interface Stored {
  readonly senses: readonly (readonly [id: string, category: string, rank: number, worth?: string])[];
  readonly symbols: readonly Row[];
  readonly phrases: readonly Row[];
  readonly longest: readonly (readonly [opening: string, parts: number])[];
}

const fractionOf = (text: string): Rational => {
  const [n = '', d = ''] = text.split('/');
  return rational(BigInt(n), BigInt(d));
};

/** A vocabulary that can be written as text, for programs that start with every question and have no time to make it. */
export class StoredVocabulary extends Vocabulary {
  /** Reads what {@link toText} wrote; text of another origin is not looked into. */
  static fromText(text: string): StoredVocabulary {
    const stored: Stored = JSON.parse(text);
    const senses = stored.senses.map(
      ([id, category, rank, worth]): Sense => ({
        id,
        category,
        rank,
        ...(worth !== undefined && { worth: fractionOf(worth) }),
      }),
    );
    const vocabulary = new StoredVocabulary();
    const sensesOf = (places: readonly number[]) => places.map((place) => senses[place] as Sense);
    for (const [phrase, ...places] of stored.symbols) vocabulary.symbols.set(phrase, sensesOf(places));
    for (const [phrase, ...places] of stored.phrases) vocabulary.senses.set(phrase, sensesOf(places));
    for (const [opening, parts] of stored.longest) vocabulary.longest.set(opening, parts);
    return vocabulary;
  }

  /** Everything that names something, in the order in which it was added. */
  toText(): string {
    const places = new Map<string, number>();
    const placeOf = ({ id, category, rank, worth }: Sense): number => {
      const key = JSON.stringify([id, category, rank, ...(worth ? [`${worth.n}/${worth.d}`] : [])]);
      const place = places.get(key) ?? places.size;
      places.set(key, place);
      return place;
    };
    const rows = (map: ReadonlyMap<string, readonly Sense[]>): Row[] =>
      [...map].map(([phrase, senses]) => [phrase, ...senses.map(placeOf)]);
    const [symbols, phrases] = [rows(this.symbols), rows(this.senses)];
    const senses = [...places.keys()].map((key) => JSON.parse(key));
    return JSON.stringify({ senses, symbols, phrases, longest: [...this.longest] } satisfies Stored);
  }
}
