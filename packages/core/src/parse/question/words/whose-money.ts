import { fault } from '../question-fault.ts';
import type { Lexeme } from './lex-question.ts';
import { isMoney, type Sense } from './senses.ts';

/** Whether a word says whose money it is: `swiss`, a country. */
const isPlace = ([first]: readonly Sense[]): boolean => first?.rank === 1;

/**
 * Refuses a country beside money that it has not: `luxembourg francs`, `francos de malta`, `100 coronas libias`. Dollars and euros may be
 * changed into that of the country.
 * @throws QuestionFault
 */
export function checkMoney(lexemes: readonly Lexeme[]): void {
  for (const [at, { senses, span }] of lexemes.entries()) {
    const isOf = lexemes[at - 1]?.role === 'of';
    const place = isOf ? at - 2 : at - 1;
    const { senses: own = [] } = lexemes[place] ?? {};
    if (!isMoney(own) || !isMoney(senses) || isPlace(own) === isPlace(senses)) continue;
    // 12 pound turkey
    if (isPlace(own) || isOf || (lexemes[place - 1]?.number && !['USD', 'EUR'].includes(own[0]?.id ?? '')))
      fault('mixed-categories', span);
  }
}
