import type { DayWords } from '../../locale/language.ts';
import { type DayContext, type DayForm, dayForms, LETTER } from './day-forms.ts';

/** A text that names a day, and what is left of it without. */
export interface DayReading {
  readonly rest: string;
  /**
   * `2020-03-01`, or what an average is of: `2019`, `2019-Q2`, `2019-05`. Where the order of day and month is open, both readings, that
   * of the language first.
   */
  readonly pasts: readonly [string, ...string[]];
}

/** A text without accents and capitals, of the same length. */
const fold = (text: string): string =>
  text
    .replace(/[^\0-\x7f]/gu, (sign) => {
      const plain = sign.normalize('NFD').charAt(0).toLowerCase();
      return plain.length === sign.length ? plain : sign;
    })
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Longer texts are no questions. */
const MOST_LETTERS = 300;

/** Reads days out of texts in several languages at once. */
export class DayReader {
  readonly #forms: readonly DayForm[];
  readonly #past: readonly (readonly [RegExp, string])[];

  /** @param languages the words of each, the first one first where two read a text differently */
  constructor(languages: readonly DayWords[]) {
    this.#forms = dayForms(languages);
    this.#past = languages.map(({ was, is }) => [
      new RegExp(`(?<!${LETTER})(?:${was})(?!${LETTER})`, 'gu'),
      is,
    ]);
  }

  /**
   * What a text may say of days: the likeliest first. Whether a reading holds is seen by what is left of the text.
   * @param text as typed
   */
  *read(text: string, context: DayContext): Generator<DayReading> {
    if (text.length > MOST_LETTERS) return;
    const folded = fold(text);
    for (const { pattern, read } of this.#forms) {
      const found = pattern.exec(folded);
      if (!found) continue;
      const [first, ...others] = read(found.groups ?? {}, context);
      if (first === undefined) continue;
      const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
      yield { rest: this.#asNow(rest), pasts: [first, ...others] };
    }
  }

  /** The question asked about now, without what stood around the day. */
  #asNow(rest: string): string {
    const plain = rest
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;:]+|[\s,;:]+$/g, '')
      .replace(/\s+([,;?])/g, '$1');
    const folded = fold(plain);
    let text = plain;
    for (const [verb, now] of this.#past) if (verb.test(folded)) text = fold(plain).replace(verb, now);
    return text;
  }
}
