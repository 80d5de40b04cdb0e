import type { Lexeme } from '../words/lex-question.ts';

/**
 * Most words and signs; units, numbers and signs together; units; and neighbours that do not go together, of what is looked at again where
 * it is no question as it was typed, and of what the chart looks at. Of ten thousand texts that people may ask none that was understood has more: `1:30:00 - 0:12:45 in min`
 * has 14 units, numbers and signs, `ran 5k in 25 min 30 sec pace mile` four that do not go together. Prices of several things have the most.
 */
const MOST = {
  writing: { lexemes: 18, telling: 15, units: 6, astray: 2 },
  chart: { lexemes: 28, telling: 22, units: 12, astray: 4 },
};

const isSign = ({ text }: Lexeme): boolean => /^[^\p{L}\d]/u.test(text);
const isUnit = ({ article, numberWord, role, senses }: Lexeme): boolean =>
  senses.length > 0 && !(article || numberWord || role);

/** Units of several kinds side by side, two signs or connectors in a row. */
const areAstray = (one: Lexeme, other: Lexeme): boolean =>
  (isSign(one) && isSign(other) && !other.senses.length) ||
  (one.role === 'connector' && other.role === 'connector') ||
  (isUnit(one) &&
    isUnit(other) &&
    !one.senses.some(({ category }) => other.senses.some((sense) => sense.category === category)));

/** How many neighbours do not go together, and how many kinds of units there are beyond two, as of a way and a price. */
function strayed(lexemes: readonly Lexeme[]): number {
  const kinds = new Set(lexemes.filter(isUnit).map(({ senses }) => senses[0]?.category));
  const pairs = lexemes.slice(1).filter((lexeme, at) => areAstray(lexemes[at] as Lexeme, lexeme));
  return pairs.length + Math.max(0, kinds.size - 2);
}

/**
 * Whether there is more in a text than in any question, or nothing in it goes together.
 * @param as how it would be read again: as if it had been written another way, or by the chart
 */
export function isCrowded(lexemes: readonly Lexeme[], as: keyof typeof MOST): boolean {
  const most = MOST[as];
  const count = (is: (lexeme: Lexeme) => unknown) => lexemes.filter(is).length;
  const units = count(({ senses }) => senses.length > 0);
  const numbers = count(({ article, number, numberWord }) => number ?? (numberWord && !article));
  return (
    lexemes.length > most.lexemes ||
    units > most.units ||
    units + numbers + count(isSign) > most.telling ||
    strayed(lexemes) > most.astray
  );
}
