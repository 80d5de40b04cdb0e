import { useEffect, useState } from 'react';

/** Long enough for the next key: a question half typed is not yet wrong. */
const SETTLE_MS = 700;

/** Whether a text has stood unchanged for a moment. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
