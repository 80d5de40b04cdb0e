import { foldLetters } from './fold-text.ts';

/** A question in plain letters, with the place of each character in the text as it was typed. */
export interface FoldedText {
  /** Lower case, no accents, typographic signs as their keyboard forms. */
  readonly text: string;
  /** `origin[i]` is where character `i` began in the source; one more entry for the end. */
  readonly origin: readonly number[];
  readonly source: string;
}

/** What raises a number to a power; after a letter it is part of a unit's symbol: `m²`. */
const RAISED = /[⁰¹²³⁴-⁹⁻]/;

function foldCharacter(char: string, before: string): string {
  const folded = foldLetters(char);
  if (RAISED.test(char) && /[\d)]/.test(before)) return `^${char === '⁻' ? '-' : folded}`;
  // ½ becomes 1⁄2: set apart, so that 5½ stays five and a half
  return folded.includes('\u2044') ? ` ${folded.replace('\u2044', '/')}` : folded;
}

/**
 * Folds a question for parsing: case, accents and typographic signs no longer matter, places are kept.
 * @param source the text as typed
 */
export function foldQuestion(source: string): FoldedText {
  let text = '';
  const origin: number[] = [];
  let at = 0;
  let before = '';
  for (const char of source) {
    const code = char.charCodeAt(0);
    const folded = code < 128 && code !== 96 ? char.toLowerCase() : foldCharacter(char, before);
    before = char;
    for (let i = 0; i < folded.length; i++) origin.push(at);
    text += folded;
    at += char.length;
  }
  origin.push(at);
  return { text, origin, source };
}

/**
 * A text with other letters from one place to another. A word beside new ones is best written anew with them: in its own case
 * it would be a symbol, and what follows a part of it.
 */
export function withText(folded: FoldedText, start: number, end: number, text: string): FoldedText {
  const place = folded.origin[start] ?? 0;
  return {
    source: folded.source,
    text: folded.text.slice(0, start) + text + folded.text.slice(end),
    origin: [...folded.origin.slice(0, start), ...Array.from(text, () => place), ...folded.origin.slice(end)],
  };
}

/** Normal form of a folded phrase: `km / h` and `km/h`, `fl. oz` and `fl oz`, `m^2` and `m2` are the same. */
export function normalPhrase(text: string): string {
  if (/^\p{L}+$/u.test(text)) return text;
  return text
    .replace(/\s*\/\s*/g, '/')
    .replace(/\.(?=\s|\p{L}|\)|$)/gu, '')
    .replace(/(\p{L})\^(?=\d)/u, '$1')
    .replace(/[(),]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
}

/** The folded form of a vocabulary entry. */
export function foldKey(text: string): string {
  return normalPhrase(foldQuestion(text).text);
}
