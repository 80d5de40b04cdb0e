import { useEffect, useState } from 'react';
import { copyText } from '../platform/copy-text.ts';
import { notify } from '../platform/notices.ts';

const SHOWN_MS = 2000;

/** @returns `copied`, true for two seconds after a copy that worked, and the action; one that fails is said */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    const isThere = await copyText(text);
    setCopied(isThere);
    if (!isThere) notify({ message: 'question.copy-failed' });
  };
  return { copied, copy: (text) => void copy(text) };
}
