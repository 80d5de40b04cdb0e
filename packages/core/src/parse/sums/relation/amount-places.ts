import type { Lexeme } from '../../question/words/lex-question.ts';
import { isMoney } from '../../question/words/senses.ts';

/** Most words and signs of an amount. */
const LONGEST_AMOUNT = 6;

export const hasUnit = (lexeme: Lexeme | undefined): lexeme is Lexeme => !!lexeme?.senses.length;
export const isFigure = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.number !== undefined || (lexeme?.numberWord !== undefined && !lexeme.article);

/** What adds amounts up, or takes a part of one. */
export const isOfSum = ({ operator, plus, spaceBefore, text }: Lexeme): boolean =>
  operator === '+' ||
  operator === '^' ||
  plus === true ||
  text === '%' ||
  (operator === '-' && (spaceBefore || text !== '-'));

/** Words and signs that stand within an amount: `2 horas y 15 minutos`, `5-foot`, `6,5 l cada 100 km`, `half a mile`. */
function isWithin(lexeme: Lexeme, before: Lexeme, next: Lexeme | undefined): boolean | undefined {
  if (lexeme.text === '-') return !lexeme.spaceBefore && hasUnit(next);
  // 5:30 min/km
  if (lexeme.text === ':') return isFigure(before) && isFigure(next) && !(next as Lexeme).spaceBefore;
  if (lexeme.article) return before.role === 'joiner' || (before.part && hasUnit(next));
  if (isMoney(before.senses)) return false;
  if (lexeme.role === 'per') return hasUnit(before) && isFigure(next);
  if (lexeme.role === 'joiner') return isFigure(next) || next?.article;
  return lexeme.role === 'of' && before.numberWord && hasUnit(next);
}

/** `5 ft 10 in`, but not `450 miles 12 gallons`. */
const goTogether = (one: Lexeme | undefined, other: Lexeme | undefined): boolean =>
  !hasUnit(one) ||
  !hasUnit(other) ||
  other.role !== undefined ||
  one.senses.some(({ category }) => other.senses.some((sense) => sense.category === category));

/** Where an amount may end at most that begins at a lexeme. */
export function endOfAmount(lexemes: readonly Lexeme[], at: number): number {
  let end = at + 1;
  for (; end < at + LONGEST_AMOUNT; end++) {
    const [before, lexeme, next] = lexemes.slice(end - 1, end + 2) as [Lexeme, Lexeme?, Lexeme?];
    if (!lexeme) break;
    if (isFigure(lexeme) ? goTogether(before, next) : isWithin(lexeme, before, next)) continue;
    const isNamed = hasUnit(before) && !isFigure(before);
    if (!hasUnit(lexeme) || isFigure(lexeme) || isNamed) break;
    // 3.89 a gallon; 12 in x 5 in
    if (lexeme.role && (!isFigure(before) || (next && next.operator !== '*'))) break;
  }
  return end;
}
