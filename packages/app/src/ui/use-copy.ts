import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { copyText } from '../platform/copy-text.ts';
import { notify } from '../platform/notices.ts';

const SHOWN_MS = 2000;

/** @returns `copied`, true for two seconds after a copy that worked, and the action; one that fails is announced */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const { locale } = useTranslate();
  const copy = async (text: string) => {
    // Plain digits are copied as the person would type them.
    const isThere = await copyText(text.replace(/^(-?\d+)\.(\d+)$/, `$1${locale.decimal}$2`));
    setCopied(isThere);
    if (!isThere) notify({ message: 'question.copy-failed' });
  };
  return { copied, copy: (text) => void copy(text) };
}
