import { compare, type Rational } from '../../number/rational.ts';
import { hasLetter } from '../../text/characters.ts';
import type { Interpretation, Question, Span } from '../question/question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { isMoney } from '../question/words/senses.ts';
import { isSum } from '../sums/sum.ts';
import { isNumber, isOneOf } from './amounts-said.ts';
import type { Understood } from './other-kind.ts';

const isLess = (one: Rational | undefined, other: Rational | undefined): boolean =>
  one !== undefined && other !== undefined && compare(one, other) < 0;

/** `60-65 f`, `10-20% of 50`: from one to the other, and no difference. */
function isRange(lexemes: readonly Lexeme[], at: number, category: string): boolean {
  const [before, sign, after, percent, of] = lexemes.slice(at - 1, at + 4);
  if (sign?.operator !== '-' || sign.spaceBefore || after?.spaceBefore) return false;
  const isShare = percent?.text === '%' && of?.role === 'of';
  const isMeasured = lexemes.some(({ senses }) => senses.length > 0);
  const isWarmth = category === 'temperature' && before?.number !== undefined;
  return isShare || isWarmth || (isMeasured && isLess(before?.number?.value, after?.number?.value));
}

/** A figure or unit that is none where it stands: `x3 150 hp`, `a buck fifty`, `5 ft m`. */
function figureIn(lexemes: readonly Lexeme[], category: string): Lexeme | undefined {
  return lexemes.find(({ article, operator, text }, at) => {
    const [before, next, after] = [lexemes[at - 1], lexemes[at + 1], lexemes[at + 2]];
    const isLetter = category === 'speed' && (text.startsWith('m ') || text.endsWith(' m'));
    // 2 cups (500 ml): the same once more
    const isTwice = text === '(' && before && before.senses.length > 0 && next && isNumber(next);
    const isMoneyNamed = next && !next.numberWord && /^\p{L}+$/u.test(next.text) && isMoney(next.senses);
    const isCoins = at === 0 && article && isMoneyNamed && after && isNumber(after);
    return isTwice || (at === 0 && operator === '*') || isLetter || isCoins || isRange(lexemes, at, category);
  });
}

/** Several targets without a word that joins them: `5 km a pie en millas`. */
function strayTarget(lexemes: readonly Lexeme[], [first, second]: readonly string[]): Lexeme | undefined {
  const at = (id: string | undefined) =>
    lexemes.findLastIndex(({ senses }) => senses.some((sense) => sense.id === id));
  const between = lexemes.slice(at(first) + 1, at(second));
  const isLed = between.some(({ role }) => role === 'connector');
  const isJoined = between.some(({ role, text }) => role === 'joiner' || text === '/' || text === '|');
  return at(first) >= 0 && isLed && !isJoined ? lexemes[at(second)] : undefined;
}

/** A target that tells which of several the source is: `6 gallons in litres, american gallons`; what *and* joins is wanted too. */
function toldMeaning(lexemes: readonly Lexeme[], { from, to }: Interpretation): Lexeme | undefined {
  const source = lexemes.find(({ senses }) => senses.some(({ id }) => id === from));
  const isOther = ({ id }: { readonly id: string }) =>
    id !== from && to.slice(1).includes(id) && source?.senses.some((sense) => sense.id === id) === true;
  return lexemes.find(
    (one, at) =>
      one !== source &&
      !(lexemes[at - 1]?.role === 'joiner' && hasLetter(lexemes[at - 1]?.text ?? '')) &&
      one.senses.some(isOther),
  );
}

/** What leads on and says nothing there: `20% of`, `pasar euros a`, `convert to euros`; an amount alone may still be typed on. */
function openEnd(lexemes: readonly Lexeme[], category: string): Lexeme | undefined {
  const [first, last] = [lexemes[0], lexemes.at(-1)];
  if (category === 'number') return last?.role === 'of' ? last : undefined;
  if (!first || isNumber(first) || isMoney(first.senses)) return undefined;
  const unit = lexemes.findIndex(({ role, senses }) => senses.length > 0 && !role);
  const isAsked = lexemes.some((one) => one.role === 'interrogative' || isNumber(one));
  const isLed = lexemes[unit - 1]?.role === 'connector' && !isAsked;
  return isLed ? lexemes[unit] : last?.role === 'connector' ? last : undefined;
}

/** A figure, a unit or a target that does not fit what a text was read as; a chart may read it otherwise. */
export function isUnfitting(lexemes: readonly Lexeme[], { interpretation }: Question): boolean {
  const { assumedTarget, category, to } = interpretation;
  const isList = !assumedTarget && to.length > 1;
  const stray = isList ? (strayTarget(lexemes, to) ?? toldMeaning(lexemes, interpretation)) : undefined;
  return (stray ?? figureIn(lexemes, category)) !== undefined;
}

/** What nobody says: how many dozens there are, and what something is wanted in. */
export function unsaidIn({ lexemes, question }: Understood, several: RegExp): Span | undefined {
  const { interpretation } = question;
  const { assumedTarget, category } = interpretation;
  if (isSum(interpretation)) return undefined;
  const uncounted = lexemes.find(({ numberWord, text }, at) => {
    const isCounted = lexemes.slice(0, at).some(isNumber);
    return numberWord && isOneOf(several, text) && !isCounted;
  });
  const isOpen = assumedTarget || category === 'number';
  return (uncounted ?? (isOpen ? openEnd(lexemes, category) : undefined))?.span;
}
