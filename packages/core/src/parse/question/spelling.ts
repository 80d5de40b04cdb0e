import { type FoldedText, foldQuestion } from '../../text/fold-question.ts';
import { indexPhrases, type PhraseIndex, suggestWords } from '../../text/suggest-words.ts';
import { hasSwappedLetters, slipsBetween } from '../../text/typing-slips.ts';
import { withoutRepeats } from './interpretation/without-repeats.ts';
import { PlainWriting, withText } from './plain-writing.ts';
import type { Correction, Question, Span } from './question.ts';
import { QuestionFault } from './question-fault.ts';
import { CENTS } from './words/currency-words.ts';
import type { LittleWords } from './words/little-words.ts';
import { isMoney } from './words/senses.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** How many other ways of writing a question may still be tried. */
export interface Tries {
  left: number;
}

/** Another way to write a question. */
interface Respelled {
  readonly folded: FoldedText;
  /** What the reader should be told. */
  readonly corrections: readonly Correction[];
}

/** Where figures and letters are put together: six foot two, and time as a clock shows it. */
const WRITINGS: readonly (readonly [pattern: RegExp, plain: string, other?: string])[] = [
  [/(?<=\d)(ft)([23])(?!\d)/, ' $1 $2'],
  [/(?<![\d:.,])(\d+):([0-5]\d):([0-5]\d(?:[.,]\d+)?)(?![\d:])(?: ?h(?![\p{L}/]))?/u, '$1 h $2 min $3 s'],
  [/(?<![\d:.,])(\d+):([0-5]\d) ?h(?:(?:ora|our)s?)?(?![\p{L}/])/u, '$1 h $2 min'],
  [/(?<![\d:.,])(\d+):([0-5]\d) ?min(?:ut[oe]s?)?(?![\p{L}/])/u, '$1 min $2 s'],
  // a time of day without its unit: seconds are wanted of minutes and seconds
  [/(?<![\d:.,/])(\d+):([0-5]\d)(?=\s.*seg|\s.*sec|\s.* s\W*$)/u, '$1 min $2 s', '$1 h $2 min'],
  [/(?<![\d:.,/])(\d+):([0-5]\d)(?=\s+\p{L})/u, '$1 h $2 min', '$1 min $2 s'],
];

/** Numbers, words and the signs of currencies. */
const TOKEN = /\d+(?:[.,]\d+)*|\p{L}+|\p{Sc}/gu;

/** Longest word that is taken apart: `100kilometrostomiles`. */
const LONGEST_WORD = 24;
/** Longest text that is read another way, in characters. */
const LONGEST_TEXT = 80;

/** Helps with questions that are not understood as they were typed: other ways to read them, and words like an unknown one. */
export class Spelling {
  readonly #vocabulary: Vocabulary;
  readonly #words: LittleWords;
  readonly #plain: PlainWriting;
  #index: PhraseIndex | undefined;

  /** @param words little words of the languages that questions are asked in */
  constructor(vocabulary: Vocabulary, words: LittleWords) {
    this.#vocabulary = vocabulary;
    this.#words = words;
    this.#plain = new PlainWriting(vocabulary, words);
  }

  /** Folds a question, written out where it would be read as something else. */
  fold(text: string): FoldedText {
    return this.#plain.fold(text);
  }

  /** Known words like one that is not known, nearest first. */
  suggest(typed: string): readonly string[] {
    const word = foldQuestion(typed).text;
    this.#index ??= indexPhrases(this.#vocabulary.phrases());
    return suggestWords(word, this.#index);
  }

  /**
   * Reads a question as if it had been written in another way.
   * @param fault why it is none as it stands
   * @param read reads another text
   * @returns undefined where no other way makes a question
   */
  readAgain(
    folded: FoldedText,
    fault: QuestionFault,
    tries: Tries,
    read: (folded: FoldedText) => Question | QuestionFault,
  ): Question | undefined {
    for (const group of this.#respell(folded, fault)) {
      const [first, ...others] = group.flatMap((respelled) => {
        const question = tries.left-- > 0 ? read(respelled.folded) : fault;
        if (question instanceof QuestionFault) return [];
        return [{ ...question, corrections: [...respelled.corrections, ...question.corrections] }];
      });
      if (!first) continue;
      const [, ...alternatives] = withoutRepeats([
        first.interpretation,
        ...others.map(({ interpretation }) => interpretation),
        ...first.alternatives,
      ]);
      const ambiguous =
        others.length > 0 && first.ambiguous.length === 0 ? ['word' as const] : first.ambiguous;
      return { ...first, alternatives, ambiguous };
    }
    return undefined;
  }

  /** Other ways to write a question, in groups: all of the first group that makes one may be meant. */
  *#respell(folded: FoldedText, { code, span }: QuestionFault): Iterable<readonly Respelled[]> {
    if (folded.text.length > LONGEST_TEXT) return;
    if (code !== 'unknown-word') {
      for (const [pattern, ...plain] of WRITINGS)
        yield plain.flatMap((one) => (one ? this.#write(folded, pattern, one) : []));
      yield this.#addCents(folded);
      if (code === 'mixed-categories') yield this.#nameMoney(folded, span);
      return;
    }
    const start = folded.origin.indexOf(span[0]);
    const end = folded.origin.findIndex((place) => place >= span[1]);
    yield this.#takeApart(folded, start, end);
    yield this.#leaveOut(folded, end);
    yield this.#correct(folded, start, end, span);
  }

  #write(folded: FoldedText, pattern: RegExp, plain: string): Respelled[] {
    const found = pattern.exec(folded.text);
    if (!found) return [];
    const end = found.index + found[0].length;
    const text = folded.text.replace(pattern, plain);
    const rest = folded.text.length - end;
    return [
      {
        folded: withText(folded, found.index, end, text.slice(found.index, text.length - rest)),
        corrections: [],
      },
    ];
  }

  /** `10 euros con 50`, `ten pounds fifty`: figures after an amount of money are hundredths; a single one may be tenths. */
  #addCents(folded: FoldedText): Respelled[] {
    const tokens = [...folded.text.matchAll(TOKEN)];
    const textOf = (index: number) => tokens[index]?.[0] ?? '';
    for (const [index, [word]] of tokens.entries()) {
      if (!this.#isCode(word) || !this.#numberOf(textOf(index - 1))) continue;
      const at = this.#words.find(textOf(index + 1)).role === 'joiner' ? index + 2 : index + 1;
      const cents = this.#numberOf(textOf(at));
      const start = tokens[at]?.index ?? 0;
      if (!Number.isInteger(cents) || cents < 1 || cents > 99) continue;
      const isOne = cents < 10 && !textOf(at).startsWith('0');
      return [cents, ...(isOne ? [cents * 10] : [])].map((hundredths) => ({
        folded: withText(folded, start, start + textOf(at).length, `${hundredths} ${CENTS}`),
        corrections: [],
      }));
    }
    return [];
  }

  /** `10 eur in pence` are answered in pounds, which the screen says; not what is asked of the pound itself. */
  #nameMoney(folded: FoldedText, span: Span): Respelled[] {
    const [start, end] = [folded.origin.indexOf(span[0]), folded.origin.indexOf(span[1])];
    const coins = this.#vocabulary.find(folded.text.slice(start, end), '').filter(({ worth }) => worth);
    const money = coins[0]?.id.toLowerCase();
    const others = (folded.text.slice(0, start).match(TOKEN) ?? []).flatMap((word) =>
      this.#vocabulary.find(word, ''),
    );
    if (!money || others.some(({ id }) => coins.some((coin) => coin.id === id))) return [];
    return [{ folded: withText(folded, start, end, money), corrections: [{ span, word: money }] }];
  }

  /** 0 for what is no number; the decimals of one do not matter here. */
  #numberOf(text: string): number {
    return /^\d/.test(text)
      ? Number(text.replace(',', '.'))
      : Number(this.#words.find(text).numberWord?.value.n ?? 0);
  }

  #isKnown = (word: string): boolean => this.#vocabulary.find(word, '').length > 0;

  #isCode = (word: string): boolean => isMoney(this.#vocabulary.find(word, ''));

  /** `70kgtolb`, `100usdaeur`: unit, connector, unit. `EURUSD`: two codes. */
  #takeApart(folded: FoldedText, start: number, end: number): Respelled[] {
    const word = folded.text.slice(start, end);
    const found: Respelled[] = [];
    if (word.length === 6 && this.#isCode(word.slice(0, 3)) && this.#isCode(word.slice(3)))
      found.push({ folded: withText(folded, start + 3, start + 3, ' '), corrections: [] });
    if (word.length > LONGEST_WORD || !/[\d/]/.test(folded.text.charAt(start - 1))) return found;
    for (let from = 1; from < word.length - 1; from++) {
      if (!this.#isKnown(word.slice(0, from))) continue;
      for (let to = from + 1; to < Math.min(from + 5, word.length); to++) {
        const isConnector = this.#words.find(word.slice(from, to)).role === 'connector';
        if (!isConnector || !this.#isKnown(word.slice(to))) continue;
        const apart = withText(folded, start + to, start + to, ' ');
        found.push({ folded: withText(apart, start + from, start + from, ' '), corrections: [] });
      }
    }
    return found;
  }

  /** `mi tele es de 55 pulgadas`: what stands before the verb names what is measured. */
  #leaveOut(folded: FoldedText, unknownEnd: number): Respelled[] {
    const { text } = folded;
    let end = unknownEnd;
    let next = /^[\s,]*(\p{L}+)/u.exec(text.slice(end));
    while (next && this.#isStrange(next[1] ?? '')) {
      end += next[0].length;
      next = /^[\s,]*(\p{L}+)/u.exec(text.slice(end));
    }
    const before = text.slice(0, end);
    const { role } = this.#words.find(next?.[1] ?? '');
    const isVerb = role === 'connector' || role === 'filler';
    const counts = before.match(/[^\p{L}\s,.'¿?!]/u) || before.match(/\p{L}+/gu)?.some(this.#isCounting);
    if (!isVerb || counts || !/\d/.test(text.slice(end))) return [];
    const span: Span = [0, folded.origin[end] ?? 0];
    return [{ folded: withText(folded, 0, end, ''), corrections: [{ span, word: '' }] }];
  }

  #isStrange = (word: string): boolean =>
    Object.keys(this.#words.find(word)).length === 0 && !this.#isKnown(word);

  #isCounting = (word: string): boolean => {
    const { article, numberWord, operator, negative, role } = this.#words.find(word);
    return (
      (!article && numberWord !== undefined) ||
      operator !== undefined ||
      negative === true ||
      role === 'interrogative' ||
      role === 'per'
    );
  };

  /** `kilomtros`: the words that it is one slip from, first those whose letters have changed places; `usdt` is no `usd`, `palos` are no `pavos`. */
  #correct(folded: FoldedText, start: number, end: number, span: Span): Respelled[] {
    const typed = folded.text.slice(start, end);
    // «room 10 in usd» asks for no rupees
    if (/^\s*\d/.test(folded.text.slice(end))) return [];
    // plurals are not all in the vocabulary; a letter is left out more often than put in
    const near = [typed, typed.replace(/s$/, '')]
      .flatMap((form) => this.suggest(form).map((word) => ({ form, word })))
      .sort((one, other) => other.word.length - one.word.length);
    const swapped = near.filter(({ form, word }) => hasSwappedLetters(form, word));
    const others = near.filter(
      ({ form, word }) =>
        slipsBetween(form, word, 1) <= 1 && form.length > (form.length === word.length ? 5 : 4),
    );
    const meanings = new Map(
      (swapped.length > 0 ? swapped : others)
        .toReversed()
        .map(({ word }) => [this.#vocabulary.find(word, '')[0]?.id, word]),
    );
    return [...meanings.values()].toReversed().map((word) => ({
      folded: withText(folded, start, end, word),
      corrections: [{ span, word }],
    }));
  }
}
