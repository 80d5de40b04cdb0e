import type { Role } from '../../locale/language.ts';
import { isCrowded } from '../question/spelling/crowd.ts';
import type { Lexeme } from '../question/words/lex-question.ts';

const ROLES: Readonly<Record<Role, string>> = {
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
  if (/[()[\]]/.test(text)) return 'B';
  if (senses[0] && !role) return senses[0].category === 'currency' ? 'M' : 'U';
  if (operator ?? negative) return '+';
  if (role) return ROLES[role];
  return text === '%' ? text : 'X';
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
  const brackets = Math.abs(count(/[([]/) - count(/[)\]]/));
  return [...letters.matchAll(STRANGE)].length + brackets + (letters.includes('!') ? 2 : 0);
}

/** Whether a text is mere noise, and no question however it is put: strange neighbours count twice among those that do not go together. */
export const isNoise = (lexemes: readonly Lexeme[]): boolean =>
  isCrowded(lexemes, 'words', 2 * strangeIn(lexemes));
