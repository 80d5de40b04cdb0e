import { hasLetter } from '../../text/characters.ts';
import type { Span } from '../question/question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { isMoney } from '../question/words/senses.ts';

/** Whether a text is one of some words, and nothing else. */
export const isOneOf = (words: RegExp, text: string): boolean => words.exec(text)?.[0] === text;

/** An amount of a text: its first and last lexeme, and of what it may be. */
export interface AmountPlace {
  readonly from: number;
  readonly to: number;
  /** Categories of its unit; a bare figure may be of any. */
  readonly of: ReadonlySet<string> | undefined;
  /** So many of a thing: `3 pizzas`. */
  readonly isCount: boolean;
}

/** Whether a lexeme is figures or a number in words. */
export const isNumber = ({ number, numberWord, article }: Lexeme): boolean =>
  number !== undefined || (numberWord !== undefined && !article);

const kindsOf = ({ senses }: Lexeme): ReadonlySet<string> => new Set(senses.map(({ category }) => category));

/** The amount whose number begins at a lexeme; nothing for a percentage, and a dozen of something. */
function placeAt(lexemes: readonly Lexeme[], at: number, taken: number): AmountPlace | undefined {
  const number = lexemes[at] as Lexeme;
  let to = at;
  for (let next = lexemes[to + 1]; next && isNumber(next); next = lexemes[to + 1]) to++;
  const [before, after] = [lexemes[at - 1], lexemes[to + 1]];
  if (after?.text === '%' || after?.text === 'percent') return undefined;
  if (after && after.senses.length > 0 && !after.role)
    return { from: at, to: to + 1, of: kindsOf(after), isCount: false };
  if (before && isMoney(before.senses) && taken < at - 1)
    return { from: at - 1, to, of: kindsOf(before), isCount: false };
  if (!number.number && number.numberWord?.kind !== 'add') return undefined;
  const isNoun = after && !after.operator && /^\p{L}{2}/u.test(after.text);
  return {
    from: at,
    to,
    of: undefined,
    isCount: Boolean(isNoun && (!after.role || after.role === 'filler')),
  };
}

/** The amounts of a text, in order. */
export function placesIn(lexemes: readonly Lexeme[]): AmountPlace[] {
  const found: AmountPlace[] = [];
  let taken = -1;
  for (const [at, lexeme] of lexemes.entries()) {
    const place = isNumber(lexeme) && at > taken ? placeAt(lexemes, at, taken) : undefined;
    if (!place) continue;
    found.push(place);
    taken = place.to;
  }
  return found;
}

/** `treinta-3`, `mil, ciento once`: a number in words that a sign parts, which is no difference and no two numbers. */
export function partedNumber(lexemes: readonly Lexeme[]): Span | undefined {
  for (const [at, { numberWord, article, span }] of lexemes.entries()) {
    const [sign, next] = lexemes.slice(at + 1, at + 3);
    if (!numberWord || article || !sign || !next) continue;
    const isHyphen = sign.text === '-' && !sign.spaceBefore && !next.spaceBefore && next.number;
    const isComma = sign.text === ',' && numberWord.kind === 'scale' && isNumber(next);
    if (isHyphen || isComma) return [span[0], next.span[1]];
  }
  return undefined;
}

/** `5 thousand and 6 thousand`, which are two numbers. */
export function repeatedScale(lexemes: readonly Lexeme[]): Span | undefined {
  for (const [at, { role, span }] of lexemes.entries()) {
    if (role !== 'joiner') continue;
    const before = lexemes[at - 1]?.numberWord;
    const after = lexemes.slice(at + 1).find((one) => !isNumber(one) || one.numberWord?.kind === 'scale');
    if (before?.kind === 'scale' && after?.numberWord?.value.n === before.value.n) return span;
  }
  return undefined;
}

/** A quarter of an hour, whatever else the word names. */
const isQuarter = ({ numberWord, senses }: Lexeme): boolean =>
  (numberWord?.kind === 'fraction' && numberWord.value.d === 4n) ||
  senses.some(({ id }) => ['qt_us', 'quarter'].includes(id));
/** Before an hour in the languages of Rome. */
const HOURS = new Set(['las', 'la', 'les', 'le', 'as']);

/** `tres menys un quart`, `quarter to three`, `las tres menos diez`: what a clock says, and no number. */
export function timeOfDay(lexemes: readonly Lexeme[]): Span | undefined {
  const first = lexemes.findIndex((one) => isNumber(one) || isQuarter(one));
  const said = lexemes.slice(first).filter(({ article, text }) => !article && text !== '?');
  const [hour, sign, minutes] = said;
  if (!hour || !sign || !minutes || said.length > 3 || !hasLetter(sign.text)) return undefined;
  const isTo = sign.role === 'connector' && isQuarter(hour) && isNumber(minutes);
  const isLess = sign.operator === '-' && (isQuarter(minutes) || HOURS.has(lexemes[first - 1]?.text ?? ''));
  return isTo || isLess ? [hour.span[0], minutes.span[1]] : undefined;
}
