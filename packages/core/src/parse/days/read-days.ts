import type { DayWords } from '../../locale/language.ts';
import { hasDigit } from '../../text/characters.ts';
import type { Question } from '../question/question.ts';
import { type DayContext, type DayForm, dayForms, LETTER } from './day-forms.ts';
import { type SpanContext, spanReader } from './time-span.ts';

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

/**
 * Where a day is cut out of a text (`{on ## march}`), a figure that belongs to it and not to the money: the other end of several days, a day or a
 * year that stands apart from its month.
 */
const strayFigures = (languages: readonly DayWords[]) => {
  const words = languages.map(({ on, in: over, of }) => `${on}|${over}|${of}`).join('|');
  // twelve at most as they are listed, more by what they are made of
  const said = `(?:${languages.map(({ numbers }) => numbers.split(' ').join('|')).join('|')}|trece|catorce|quince|\\p{L}*(?:dieci|veint|treint|teen|twent|thirt)\\p{L}*(?:[\\s-]\\p{L}+){0,2})`;
  const year = '(?:19|20)\\d\\d';
  const joined = '(?:[-–/&+,]|al?|e|y|o|to|and|or|till?|until|through|hasta|ate)';
  const end = '[^\\p{L}\\p{N}%]*$';
  const forms = [
    // usd 20 may 2020: the amount, or the day
    `^[a-z]{3}\\s+\\{#{1,2} \\p{L}{3}`,
    `(?<!${LETTER})(?:(?:${words})\\s+\\d\\d?${LETTER}{0,2}|${said})\\s*\\{`,
    `(?<![\\d.,])\\d\\d?${LETTER}{0,2}\\s*(?:${joined}\\s*(?:el\\s+|the\\s+)?\\{|\\{${joined}\\s)`,
    `\\}(?:[^\\p{L}\\p{N}]|(?:${words}|las)\\s)*\\d[\\d.,]*(?:${end}|\\s+(?:en|in)\\s)`,
    `(?<![\\p{Sc}.,])${year}[\\s,/-]*\\{(?:#|\\p{L}{3})(?!.*#{4})`,
    `(?:en|in|ano|year|of|del?)\\s+${year}(?:${end}|\\s*(?:[?!;,:]|\\{(?!.*#{4})|cuan|how|what|que))`,
  ];
  return new RegExp(forms.join('|'), 'u');
};

/** Reads days out of texts in several languages at once. */
export class DayReader {
  readonly #forms: readonly DayForm[];
  readonly #stray: RegExp;
  readonly #past: readonly (readonly [RegExp, string])[];
  readonly #readSpan: ReturnType<typeof spanReader>;

  /** @param languages the words of each, the first one first where two read a text differently */
  constructor(languages: readonly DayWords[]) {
    this.#forms = dayForms(languages);
    this.#stray = strayFigures(languages);
    this.#readSpan = spanReader(languages);
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
    const seen: (readonly [from: number, to: number])[] = [];
    for (const { pattern, read } of this.#forms) {
      const found = pattern.exec(folded);
      if (!found) continue;
      const [from, to] = [found.index, found.index + found[0].length];
      // a part of a day leaves the rest of it among the money
      if (seen.some((day) => day[0] <= from && to <= day[1])) continue;
      seen.push([from, to]);
      // costaba 50 € y ahora 40 €
      if (hasDigit(folded.slice(0, from)) && hasDigit(folded.slice(to))) continue;
      if (this.#stray.test(`${folded.slice(0, from)}{${found[0].replace(/\d/g, '#')}}${folded.slice(to)}`))
        continue;
      const [first, ...others] = read(found.groups ?? {}, context);
      if (first === undefined) continue;
      const rest = `${text.slice(0, from)} ${text.slice(to)}`;
      yield { rest: this.#asNow(rest), pasts: [first, ...others] };
    }
  }

  /** How long it is from one day or time of day to another, where a text asks for that: `days between 3 march and 20 april 2026`. */
  readSpan(text: string, context: SpanContext): Question | undefined {
    return text.length > MOST_LETTERS ? undefined : this.#readSpan(fold(text), context);
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
