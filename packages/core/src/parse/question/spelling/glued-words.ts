import { type FoldedText, withText } from '../../../text/fold-question.ts';
import { isMoney } from '../words/senses.ts';
import type { KnownWords, Respelled, UnknownWord } from './respelled.ts';

/** Longest word that is taken apart: `100kilometrostomiles`. */
const LONGEST_WORD = 24;

/** `70kgtolb`, `100usdaeur`: unit, connector, unit. `EURUSD`: two codes. */
export function takenApart(
  folded: FoldedText,
  { start, end }: UnknownWord,
  { vocabulary, words }: KnownWords,
): Respelled[] {
  const word = folded.text.slice(start, end);
  const found: Respelled[] = [];
  const [first, second] = [word.slice(0, 3), word.slice(3)].map((code) => vocabulary.find(code, ''));
  if (word.length === 6 && first && second && isMoney(first) && isMoney(second))
    found.push({ folded: withText(folded, start + 3, start + 3, ' '), corrections: [] });
  if (word.length > LONGEST_WORD || !/[\d/]/.test(folded.text.charAt(start - 1))) return found;
  const isKnown = (text: string) => vocabulary.find(text, '').length > 0;
  for (let from = 1; from < word.length - 1; from++) {
    if (!isKnown(word.slice(0, from))) continue;
    for (let to = from + 1; to < Math.min(from + 5, word.length); to++) {
      const isConnector = words.find(word.slice(from, to)).role === 'connector';
      if (!isConnector || !isKnown(word.slice(to))) continue;
      const apart = withText(folded, start + to, start + to, ' ');
      found.push({ folded: withText(apart, start + from, start + from, ' '), corrections: [] });
    }
  }
  return found;
}
