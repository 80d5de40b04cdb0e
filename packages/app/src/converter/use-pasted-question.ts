import type { Pair } from '../conversion/conversion.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { notify } from '../platform/notices.ts';

/** Whether a text is more than a number: a unit, a currency sign, a foot mark, or arithmetic between digits. */
const mayAsk = (text: string): boolean =>
  /\d/.test(text) && (/[\p{L}°$€£¥₹]|\d['"′″’”]/u.test(text) || /\d\s*[-+*/×÷^−]\s*\d/.test(text));

/** Resolves pasted questions of its own kind, and offers to resolve others on home. */
export function usePastedQuestion(
  shown: Pair,
  onQuestion: (pair: Pair, amount: string, past: string | undefined) => void,
  navigate: (address: string) => void,
): (text: string) => Promise<boolean> | undefined {
  const { locale } = useTranslate();
  const offer = (message: 'paste.elsewhere' | 'paste.ambiguous', text: string) =>
    notify({
      message,
      action: { label: 'paste.open', run: () => navigate(`/?q=${encodeURIComponent(text)}`) },
    });
  const resolve = async (text: string) => {
    // Offline before it was ever needed: the number is read at least.
    const question = await import('./pasted-question.ts')
      .then(({ readPastedQuestion }) => readPastedQuestion(text, shown, locale))
      .catch(() => undefined);
    if (!question) return false;
    if (question.kind === 'elsewhere') {
      offer('paste.elsewhere', text);
      return false;
    }
    onQuestion(question.pair, question.amount, question.past);
    if (question.isAmbiguous) offer('paste.ambiguous', text);
    return true;
  };
  return (text) => (mayAsk(text) ? resolve(text.trim()) : undefined);
}
