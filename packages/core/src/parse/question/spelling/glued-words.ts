import { type FoldedText, withText } from '../../../text/fold-question.ts';
import { isMoney } from '../words/senses.ts';
import type { KnownWords, Respelled, UnknownWord } from './respelled.ts';

/** Longest word that is taken apart: `100kilometrostomiles`. */
const LONGEST_WORD = 24;

/** What is glued to a unit by a thumb that missed the space. */
const GLUED = new Set(['a', 'en', 'in', 'to']);

/** A word, and what parts of it are. */
class GluedWord {
  readonly #word: string;
  readonly #known: KnownWords;

  constructor(word: string, known: KnownWords) {
    this.#word = word;
    this.#known = known;
  }

  #isUnit(from: number, to?: number): boolean {
    return this.#known.vocabulary.find(this.#word.slice(from, to), '').length > 0;
  }

  #isConnector(from: number, to?: number): boolean {
    return this.#known.words.find(this.#word.slice(from, to)).role === 'connector';
  }

  /** `EURUSD`: two codes. */
  isPair(): boolean {
    const codes = [this.#word.slice(0, 3), this.#word.slice(3)];
    return this.#word.length === 6 && codes.every((code) => isMoney(this.#known.vocabulary.find(code, '')));
  }

  #isGlue(from: number, to?: number): boolean {
    return GLUED.has(this.#word.slice(from, to));
  }

  /** Where a connector ends or begins that a unit is glued to: `aeuros`, and behind an amount `kgto`; `ayer` is yesterday. */
  ends(isCounted: boolean): number[] {
    const { length } = this.#word;
    return [1, 2].flatMap((size) => [
      ...(length > size + 3 && this.#isGlue(0, size) && this.#isUnit(size) ? [size] : []),
      ...(isCounted && length > size + 1 && this.#isGlue(length - size) && this.#isUnit(0, length - size)
        ? [length - size]
        : []),
    ]);
  }

  /** Where unit, connector and unit part: `kgtolb`. */
  *middles(): Iterable<readonly [from: number, to: number]> {
    for (let from = 1; from < this.#word.length - 1; from++) {
      if (!this.#isUnit(0, from)) continue;
      for (let to = from + 1; to < Math.min(from + 5, this.#word.length); to++)
        if (this.#isConnector(from, to) && this.#isUnit(to)) yield [from, to];
    }
  }
}

/** `70kgtolb`, `100usdaeur`: unit, connector, unit. `EURUSD`: two codes. `5000 yenes aeuros`: a connector at one end. */
export function takenApart(
  folded: FoldedText,
  { start, end, span }: UnknownWord,
  known: KnownWords,
): Respelled[] {
  const word = folded.text.slice(start, end);
  if (word.length > LONGEST_WORD) return [];
  const glued = new GluedWord(word, known);
  const at = (...places: readonly number[]) =>
    places.reduceRight((text, place) => withText(text, start + place, start + place, ' '), folded);
  const found: Respelled[] = glued.isPair() ? [{ folded: at(3), corrections: [] }] : [];
  const before = folded.text.slice(0, start);
  for (const place of glued.ends(/\d ?$/.test(before))) {
    const plain = `${word.slice(0, place)} ${word.slice(place)}`;
    found.push({ folded: withText(folded, start, end, plain), corrections: [{ span, word: plain }] });
  }
  if (/[\d/]$/.test(before))
    for (const places of glued.middles()) found.push({ folded: at(...places), corrections: [] });
  return found;
}
