import { useEffect, useState } from 'react';
import { copyText } from '../platform/copy-text.ts';

const SHOWN_MS = 2000;

/** @returns `copied`, true for two seconds after a copy that worked, and the action */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, copy: (text) => void copyText(text).then(setCopied) };
}
