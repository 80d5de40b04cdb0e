import { hasDigit, withoutPlural } from '../../../text/characters.ts';
import { type FoldedText, withText } from '../../../text/fold-question.ts';
import { hasSwappedLetters, slipsBetween } from '../../../text/typing-slips.ts';
import type { Question } from '../question.ts';
import type { LittleWords } from '../words/little-words.ts';
import { isMoney } from '../words/senses.ts';
import { CHANGES } from './left-out-words.ts';
import type { KnownWords, Respelled, UnknownWord } from './respelled.ts';

/** A count, and money that was given up: neither is another money. */
const NO_SLIP = /^(?:gross|lita|kuna|markka|schilling|punt)s?$/;

/** Letters that are heard alike at the beginning of a word. */
const ALIKE = ['cskqz', 'bv', 'gj'];

/** Fewest letters of the name of a currency that one is missing in or too much. */
const MIN_MONEY = 6;

/**
 * Whether a word may be the name of a currency with a slip. Another letter in the place of one makes another word, `Kröten` and `peles`:
 * two have changed places, one is missing or too much, or both sound alike.
 */
const mayBeMoney = (typed: string, word: string): boolean =>
  word.length >= MIN_MONEY - 1 &&
  slipsBetween(typed, word, 1) <= 1 &&
  ((word.length >= MIN_MONEY && typed.length !== word.length) ||
    hasSwappedLetters(typed, word) ||
    soundOf(typed) === soundOf(word));

/** `sentimetros`, `oras`: words as they are heard, which begin with another letter. */
const heardAs = (typed: string): readonly string[] => [
  `h${typed}`,
  ...ALIKE.filter((letters) => letters.includes(typed.charAt(0))).flatMap((letters) =>
    [...letters].map((letter) => letter + typed.slice(1)),
  ),
];

/** What two words have in common that sound alike to speakers of Spanish: `onsas`, `livras`, `pssi`. */
export const soundOf = (word: string): string =>
  word
    .replaceAll('h', '')
    .replace(/c(?=[ei])|z/g, 's')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replace(/qu?|c/g, 'k')
    .replace(/(.)\1/g, '$1');

/** Whether a word or a figure counts something. */
const isNumber = (word: string, words: LittleWords): boolean =>
  hasDigit(word) || words.find(word).numberWord !== undefined;

/** Whether a word sounds like one that is suggested for it. */
export const soundsKnown = (typed: string, suggest: (word: string) => readonly string[]): boolean =>
  suggest(typed).some((word) => soundOf(word) === soundOf(typed));

/**
 * `kilomtros`: the words that it is one slip from, first those whose letters have changed places; `usdt` is no `usd`, `palos` are
 * no `pavos`.
 * @param suggest known words like one that is not known
 * @param suggestWithin the same of words within phrases
 */
export function withSlipPutRight(
  folded: FoldedText,
  { start, end, span }: UnknownWord,
  { vocabulary, words }: KnownWords,
  suggest: (word: string) => readonly string[],
  suggestWithin: typeof suggest,
): Respelled[] {
  const typed = folded.text.slice(start, end);
  const [before, after] = [folded.text.slice(0, start), folded.text.slice(end)];
  // «room 10 in usd» asks for no rupees, «tabla de 5 m» for no tala, «3 gross» for no grosz, and «5 liters of paint» for no pints
  if (
    NO_SLIP.test(typed) ||
    CHANGES.test(typed) ||
    /^(?: (?:de|of))?\s*\d/.test(after) ||
    (/\d ?\p{L}+ (?:de|of) $/u.test(before) && /^\W*$/.test(after) && !soundsKnown(typed, suggest))
  )
    return [];
  // «2 gambas» and «una gamba argentina» ask for no money of Gambia
  const isCounted =
    (isNumber(/(?:\d|\p{L}+)(?=\s*$)/u.exec(before)?.[0] ?? '', words) &&
      /^\s*(?:$|(?:a|en|in|to|how|cuant\p{L}+)\s)/u.test(after)) ||
    /(?<!\p{L})una $/u.test(before);
  // «polish francs», «reales kuwaitis»: a country that has no such money
  const beside = `${/\p{L}+(?= $)/u.exec(before)} ${/(?<=^ )\p{L}+/u.exec(after)}`
    .split(' ')
    .flatMap((word) => vocabulary.find(word, ''));
  // what is like the name of a currency and is none is something else only where that has a target: 95 lbras in kilos
  const nearest = suggest(typed).filter((word) => slipsBetween(typed, word, 1) <= 1);
  const money = nearest.filter((word) => vocabulary.find(word, '')[0]?.category === 'currency');
  // kronr: of several countries
  if (!isMoney(beside) && money.some((word) => vocabulary.find(word, '')[1]?.rank === 0)) return [];
  const isNoMoney =
    money[0] && !money.some((word) => mayBeMoney(typed, word)) && !soundsKnown(typed, () => nearest);
  const isMeant = (word: string) => {
    const senses = vocabulary.find(word, '');
    const [sense] = senses;
    return !(
      sense?.category === 'currency' &&
      (isNoMoney ||
        sense.worth ||
        (isCounted && sense.rank > 0) ||
        (isMoney(beside) && !senses.some((one) => beside.some(({ id }) => id === one.id))))
    );
  };
  const heard = heardAs(typed)
    .filter((word) => word.length > 3 && vocabulary.find(word, '').length > 0)
    .map((word) => ({ form: typed, word }));
  // plurals are not all in the vocabulary; a letter is left out more often than put in
  const likeIn = (words: typeof suggest) =>
    [typed, withoutPlural(typed)]
      .flatMap((form) => words(form).map((word) => ({ form, word })))
      .filter(
        ({ form, word }) =>
          hasSwappedLetters(form, word) ||
          (slipsBetween(form, word, 1) <= 1 &&
            (form.length > (form.length === word.length ? 5 : 4) || soundOf(form) === soundOf(word))),
      )
      .sort((one, other) => other.word.length - one.word.length);
  const known = likeIn(suggest);
  const near = (known.length > 0 ? known : likeIn(suggestWithin)).filter(({ word }) => isMeant(word));
  const swapped = near.filter(({ form, word }) => hasSwappedLetters(form, word));
  const meanings = new Map(
    (swapped.length > 0 ? swapped : [...heard, ...near])
      .toReversed()
      .map(({ word }) => [vocabulary.find(word, '')[0]?.id ?? word, word]),
  );
  return [...meanings.values()].toReversed().map((word) => ({
    folded: withText(folded, start, end, word),
    corrections: [{ span, word }],
    isMeant: ({ interpretation: { assumedTarget } }: Question) => !(isNoMoney && assumedTarget),
  }));
}
