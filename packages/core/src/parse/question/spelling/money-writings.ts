import type { Rational } from '../../../number/rational.ts';
import { beginsWithDigit, hasMoneySign } from '../../../text/characters.ts';
import { type FoldedText, withText } from '../../../text/fold-question.ts';
import type { Span } from '../question.ts';
import { CENTS } from '../words/currency-words.ts';
import type { Lexeme } from '../words/lex-question.ts';
import type { LittleWords } from '../words/little-words.ts';
import { isMoney, isShared } from '../words/senses.ts';
import { type KnownWords, type Respelled, TOKEN } from './respelled.ts';

/** `a dollar half` has no cents. */
const wholeOf = (value: Rational | undefined): number => (value?.d === 1n ? Number(value.n) : 0);

/** 0 for what is no number; the decimals of one do not matter here. */
function numberOf(text: string, words: LittleWords): number {
  return beginsWithDigit(text) ? Number(text.replace(',', '.')) : wholeOf(words.find(text).numberWord?.value);
}

/** `50 usd - 10`, `8*$25`, `8 $25`: an amount with another one, and no cents. */
const isWorkedOut = (text: string, money: string, from: number, cents: number): boolean =>
  /[-+*/]/.test(text.slice(from, cents)) ||
  (hasMoneySign(money) && /[^\d]\p{Sc}\d/u.test(text.slice(0, cents + 1)));

/** Whether a word is money that has hundredths: won of Korea have none. */
function hasCents(word: string, { vocabulary }: KnownWords): boolean {
  const money = vocabulary.find(word, '').find(({ category }) => category === 'currency');
  return vocabulary.find(CENTS, '').some(({ id }) => id === money?.id);
}

/** Nine cents or ninety. */
const withTenths = (cents: number): number[] => (cents < 10 ? [cents, cents * 10] : [cents]);

const inHundredths = (folded: FoldedText, start: number, end: number, all: readonly number[]): Respelled[] =>
  all.map((cents) => ({ folded: withText(folded, start, end, `${cents} ${CENTS}`), corrections: [] }));

const isCents = (cents: number): boolean => Number.isInteger(cents) && cents >= 1 && cents <= 99;

/** `10 euros con 50`, `ten pounds fifty`: figures after an amount of money are hundredths; a single one may be tenths. */
export function withCents(folded: FoldedText, known: KnownWords): Respelled[] {
  const { vocabulary, words } = known;
  const tokens = [...folded.text.matchAll(TOKEN)];
  const textOf = (index: number) => tokens[index]?.[0] ?? '';
  const startOf = (index: number) => tokens[index]?.index ?? 0;
  for (const [index, [word]] of tokens.entries()) {
    if (!hasCents(word, known) || !numberOf(textOf(index - 1), words)) continue;
    const at = words.find(textOf(index + 1)).role === 'joiner' ? index + 2 : index + 1;
    const coins = vocabulary.find(textOf(at + 1), '');
    // 99 centavos of several currencies are those of the money before them; 200 quid and 50 quid are another amount
    const isCoin = isShared(coins);
    if (isMoney(coins) && !isCoin) continue;
    const cents = numberOf(textOf(at), words);
    const start = startOf(at);
    if (!isCents(cents) || isWorkedOut(folded.text, word, startOf(index), start)) continue;
    const last = isCoin ? at + 1 : at;
    const end = startOf(last) + textOf(last).length;
    return inHundredths(
      folded,
      start,
      end,
      isCoin || textOf(at).startsWith('0') ? [cents] : withTenths(cents),
    );
  }
  return [];
}

/** `10 eur in pence` are answered in pounds, which the screen says; not what is asked of the pound itself. */
export function withMoneyNamed(
  folded: FoldedText,
  lexemes: readonly Lexeme[],
  span: Span,
  { vocabulary }: KnownWords,
): Respelled[] {
  const [start, end] = [folded.origin.indexOf(span[0]), folded.origin.indexOf(span[1])];
  const coins = vocabulary.find(folded.text.slice(start, end), '').filter(({ worth }) => worth);
  const money = coins[0]?.id.toLowerCase();
  const others = lexemes.filter((one) => one.span[0] !== span[0]).flatMap(({ senses }) => senses);
  if (!money || others.some(({ id }) => coins.some((coin) => coin.id === id))) return [];
  return [{ folded: withText(folded, start, end, money), corrections: [{ span, word: money }] }];
}
