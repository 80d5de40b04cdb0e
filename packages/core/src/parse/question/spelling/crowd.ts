import type { Lexeme } from '../words/lex-question.ts';

/**
 * Most words and signs; units, numbers and signs together; units; and neighbours that do not go together, of what is looked at again where
 * it is no question as it was typed. Of ten thousand texts that people may ask none that was understood has more: `1:30:00 - 0:12:45 in min`
 * has 14 units, numbers and signs, `ran 5k in 25 min 30 sec pace mile` four that do not go together. Prices of several things have the most.
 * Each strange pair counts as so many neighbours that do not go together.
 */
const MOST = {
  writing: { lexemes: 18, telling: 15, units: 6, astray: 2, strange: 1 },
  words: { lexemes: 24, telling: 20, units: 12, astray: 4, strange: 2 },
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

const ROLES: Partial<Record<string, string>> = {
  connector: 'C',
  joiner: 'J',
  interrogative: 'Q',
  of: 'O',
  per: 'P',
  filler: 'F',
};

/** A letter for what a word or sign is. */
function letterOf({ article, negative, number, numberWord, operator, role, senses, text }: Lexeme): string {
  if (number) return number.fault ? '!' : 'N';
  if (article) return 'A';
  if (numberWord) return numberWord.kind === 'scale' ? 'S' : 'W';
  if (/^[()[\]]$/.test(text)) return 'B';
  if (senses[0] && !role) return senses[0].category === 'currency' ? 'M' : 'U';
  if (operator ?? negative) return '+';
  return ROLES[role ?? ''] ?? (text === '%' ? text : 'X');
}

/**
 * Neighbours that hardly a question has: of 4,019 that are understood 31 have one of them (`two-and-a-half`), three have two, and none has
 * more; `of in`, `metres mil`, `how / )`. A figure that is no number counts as three.
 */
const STRANGE =
  /(?=U[SW%]|M[%SWU]|C[BJ]|W[%PQBN]|S[%ANB+F]|\+[S%CO]|P[+CBOJSP%]|Q[WQBOJ]|O[+OBCQJPW%]|A[%OBJP]|J[JBSOP+]|B[OCJQSP]|%[USWABP]|!)/g;

/** How many neighbours a question hardly has, and how many brackets are open or closed only. */
function strangeIn(lexemes: readonly Lexeme[]): number {
  const letters = lexemes.map(letterOf).join('');
  const count = (form: RegExp) => lexemes.filter(({ text }) => form.test(text)).length;
  const brackets = Math.abs(count(/^[([]$/) - count(/^[)\]]$/));
  return [...letters.matchAll(STRANGE)].length + brackets + (letters.includes('!') ? 2 : 0);
}

/** How many neighbours do not go together, and how many kinds of units there are beyond two, as of a way and a price. */
function strayed(lexemes: readonly Lexeme[]): number {
  const kinds = new Set(lexemes.filter(isUnit).map(({ senses }) => senses[0]?.category));
  const pairs = lexemes.slice(1).filter((lexeme, at) => areAstray(lexemes[at] as Lexeme, lexeme));
  return pairs.length + Math.max(0, kinds.size - 2);
}

/**
 * Whether there is more in a text than in any question, or nothing in it goes together.
 * @param as how it would be read again: in other words, or as if it had been written another way
 */
export function isCrowded(lexemes: readonly Lexeme[], as: keyof typeof MOST = 'words'): boolean {
  const most = MOST[as];
  const count = (is: (lexeme: Lexeme) => unknown) => lexemes.filter(is).length;
  const units = count(({ senses }) => senses.length > 0);
  const numbers = count(({ article, number, numberWord }) => number ?? (numberWord && !article));
  return (
    lexemes.length > most.lexemes ||
    units > most.units ||
    units + numbers + count(isSign) > most.telling ||
    strayed(lexemes) + most.strange * strangeIn(lexemes) > most.astray
  );
}
