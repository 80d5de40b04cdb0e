import type { Interpretation, Question } from '../question/question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { isMoney, isMoneySign } from '../question/words/senses.ts';

/** Money whose names no other money had, unlike francs and marks. */
const CLEAR_MONEY = new Set(['EUR', 'USD', 'GBP', 'JPY', 'MXN']);
const PAUSE = /^[¿?¡!.]$/;

const isFigure = ({ number, numberWord, senses }: Lexeme): boolean =>
  number !== undefined || (numberWord?.kind === 'add' && senses.length === 0);

/** A unit that is no little word there. */
const isUnit = ({ role, senses }: Lexeme): boolean => senses.length > 0 && !role;

/** Whether a word can be one thing only: a figure, a unit that has no other meaning, or a word that names nothing. */
function isClear(
  lexeme: Lexeme,
  { assumedTarget, category, from, to }: Interpretation,
  next: Lexeme | undefined,
): boolean {
  const { everyday, numberWord, operator, role, senses, text } = lexeme;
  if (isFigure(lexeme)) return lexeme.spaceBefore;
  if (senses.length === 0)
    return !operator && !numberWord && role !== 'of' && (role !== undefined || PAUSE.test(text));
  if (role)
    return (next !== undefined && isUnit(next)) || !senses.some(({ id }) => id === from || to.includes(id));
  const usual = senses.filter((one) => one.rank === 0 && (assumedTarget || one.category === category));
  const [{ id, category: kind } = { id: '', category: '' }] = usual;
  const isMeant = kind !== 'currency' || CLEAR_MONEY.has(id) || id.toLowerCase() === text;
  return usual.length === 1 && isMeant && !(everyday || numberWord);
}

/** Whether a question is an amount and its target in words that can be nothing else, so that nothing has to be held against it. */
export function isPlainlySaid(
  { corrections, interpretation }: Question,
  lexemes: readonly Lexeme[],
): boolean {
  const { assumedTarget, from, to } = interpretation;
  const first = lexemes.findIndex(isFigure);
  const last = lexemes.findLastIndex(isFigure);
  const figures = lexemes.slice(first, last + 1);
  const isOne =
    last >= 0 && figures.every(isFigure) && (first === last || figures.every(({ number }) => !number));
  // behind a word a figure counts coins: a buck fifty
  const [sign, unit] = [lexemes[first - 1], lexemes[last + 1]];
  const units = lexemes.filter(isUnit).length;
  return (
    corrections.length === 0 &&
    isOne &&
    ((unit && isUnit(unit)) || (sign && isMoney(sign.senses) && isMoneySign(sign.text, sign.senses))) ===
      true &&
    lexemes.every((one, at) => isClear(one, interpretation, lexemes[at + 1])) &&
    (assumedTarget ? lexemes.length === 2 : units === 2 && to.length === 1 && to[0] !== from)
  );
}
