import { foldQuestion } from '../../text/fold-question.ts';
import type { Correction, Span } from '../question/question.ts';

/** What stands between two places of the folded text, in other words. */
export interface Edit {
  readonly place: Span;
  readonly by: string;
  /** Whether the reader should be told: what was left out, and what was read as something else. */
  readonly isTold?: boolean;
}

/** A text that is put in other words step by step, and what the reader has to be told of it. */
export class Draft {
  readonly text: string;
  /** In small letters and without accents; `place` turns a place in it into one of the text. */
  readonly folded: string;
  readonly corrections: readonly Correction[];
  /** As it was typed. */
  readonly source: string;
  /** Where each character of the text stood in the source; one more entry for the end. */
  readonly #origin: readonly number[];
  readonly #places: readonly number[];

  constructor(
    text: string,
    source = text,
    origin?: readonly number[],
    corrections: readonly Correction[] = [],
  ) {
    const folded = foldQuestion(text);
    this.text = text;
    this.source = source;
    this.folded = folded.text;
    this.corrections = corrections;
    this.#places = folded.origin;
    this.#origin = origin ?? Array.from({ length: text.length + 1 }, (_, at) => at);
  }

  /** A place of the folded text in the text. */
  place = (at: number): number => this.#places[at] ?? this.text.length;

  /** Where a part of the text stood as it was typed. */
  spanOf = ([start, end]: Span): Span => [this.#origin[start] ?? 0, this.#origin[end] ?? 0];

  /** Where a part of the text stands in the folded one. */
  placesOf([start, end]: Span): Span {
    const from = this.#places.findIndex((place) => place >= start);
    return [from, this.#places.findIndex((place) => place >= end)];
  }

  /** The text with other words in some places of the folded text, which stand in order. */
  edited(edits: readonly Edit[]): Draft {
    let [text, at] = ['', 0];
    const origin: number[] = [];
    const corrections = [...this.corrections];
    const take = (until: number) => {
      text += this.text.slice(at, until);
      origin.push(...this.#origin.slice(at, until));
    };
    for (const { place, by, isTold } of edits) {
      const [start, end] = [this.place(place[0]), this.place(place[1])];
      take(start);
      text += by;
      for (let letter = 0; letter < by.length; letter++) origin.push(this.#origin[start] ?? 0);
      if (isTold) corrections.push({ span: this.spanOf([start, end]), word: by.trim() });
      at = end;
    }
    take(this.text.length);
    origin.push(this.#origin.at(-1) ?? 0);
    return new Draft(text, this.source, origin, corrections);
  }
}
