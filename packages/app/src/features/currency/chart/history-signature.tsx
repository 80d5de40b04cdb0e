import type { HistoryPeriod } from '@equivale/contract';
import type { HistoryCheck } from '../../../api/history.ts';
import { useHistoryCheck } from '../../../api/signed/use-history-check.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { FALLBACK_LANGUAGE, type Language } from '../../../i18n/languages.ts';
import type { SignedWords } from '../../../i18n/signed-words.ts';

const catalogues = import.meta.glob<SignedWords>('./*/app/signed.ts', {
  base: '../../../../../../languages',
  eager: true,
  import: 'words',
});
const wordsIn = (language: Language) => catalogues[`./${language}/app/signed.ts`];

/** What was found of a signature, or why what came is not used. */
export function SignatureLine({ check }: { readonly check: HistoryCheck | undefined }) {
  const { language } = useTranslate();
  const words = wordsIn(language) ?? wordsIn(FALLBACK_LANGUAGE);
  return check && <p className="type-label px-pad pb-3 text-pretty text-muted">{words?.[check]}</p>;
}

interface HistorySignatureProps {
  readonly base: string;
  readonly target: string;
  readonly period: HistoryPeriod;
}

/** Under a curve, in an app that was built with keys: whether its history is signed by the service, or why the one that came is not used. */
export function HistorySignature({ base, target, period }: HistorySignatureProps) {
  return <SignatureLine check={useHistoryCheck(base, target, period)} />;
}
