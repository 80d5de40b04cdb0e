export interface Edited {
  readonly text: string;
  readonly caret: number;
}

/** The selected part of the text; empty for the caret alone. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

const SIGNS = '+−×÷';

/** Inserts a key's text: a sign replaces the sign before it; words get a space around them. */
export function insertText(text: string, { start, end }: Selection, written: string): Edited {
  let before = text.slice(0, start);
  const after = text.slice(end);
  const isSign = SIGNS.includes(written);
  if (isSign && /[+−×÷]$/.test(before.trimEnd()) && written !== '−') before = before.trimEnd().slice(0, -1);
  const isWord = /^\p{L}{2,}|^°|^→/u.test(written) || /^\p{L}$/u.test(written);
  const space = isWord && /[^\s(]$/.test(before) ? ' ' : '';
  const behind = written === '→' && !after.startsWith(' ') ? ' ' : '';
  const head = before + space + written + behind;
  return { text: head + after, caret: head.length };
}

/** Removes the selection, or what is before the caret: a unit's whole word at once if longer than one key. */
export function eraseText(text: string, { start, end }: Selection): Edited {
  if (start !== end) return { text: text.slice(0, start) + text.slice(end), caret: start };
  const before = [...text.slice(0, start)].slice(0, -1).join('');
  return { text: before + text.slice(end), caret: before.length };
}

/** Opens a bracket, or closes the one that is open after a number or a unit. */
export function nextBracket(before: string): '(' | ')' {
  const open = before.split('(').length - before.split(')').length;
  return open > 0 && /[\p{L}\d%)°]\s*$/u.test(before) ? ')' : '(';
}

/** Whether a text is one number, which a sum can go on from. */
export const isNumberAlone = (text: string): boolean => /^[-\u2212]?[\d.,'\s()]*\d[\d.,'\s()]*$/.test(text);

/** The text without an unfinished end and with open brackets closed; places in it stay the same. */
export function textSoFar(text: string): string {
  const begun = text.replace(/[\s+\-\u2212*×/÷^(.,→]+$/, '');
  const open = begun.split('(').length - begun.split(')').length;
  return begun + ')'.repeat(Math.max(open, 0)) + (isNumberAlone(begun) ? '+0' : '');
}
