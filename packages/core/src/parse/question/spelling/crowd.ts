import type { Lexeme } from '../words/lex-question.ts';

/**
 * Most words and signs, units, and units, numbers and signs together, of what is looked at again where it is no question as it was typed.
 * Of ten thousand questions that people asked none has more, and what has more takes long: `1:30:00 - 0:12:45 in min` has 14.
 */
const MOST = { lexemes: 18, units: 8, all: 15 };
/** Most units of what may have a slip or be written another way. */
const MOST_OF_WRITING = 6;

/** Whether there is more in a text than in any question; `isWriting` where it would be read as if it had been written another way. */
export function isCrowded(lexemes: readonly Lexeme[], isWriting = false): boolean {
  const count = (is: (lexeme: Lexeme) => unknown) => lexemes.filter(is).length;
  const units = count(({ senses }) => senses.length > 0);
  const numbers = count(({ article, number, numberWord }) => number ?? (numberWord && !article));
  return (
    lexemes.length > MOST.lexemes ||
    units > (isWriting ? MOST_OF_WRITING : MOST.units) ||
    units + numbers + count(({ text }) => /^[^\p{L}\d]/u.test(text)) > MOST.all
  );
}
