import { useState } from 'react';

const HAS_MINUS = /^\s*[-\u2212]/;

/** Whether a minus was dropped from the typed text, until that text is gone. */
export function useDroppedSign(text: string) {
  const [hadSign, setHadSign] = useState(false);
  const isDropped = hadSign && !HAS_MINUS.test(text);
  return {
    isDropped,
    onText: (typed: string) => setHadSign(HAS_MINUS.test(typed) || (isDropped && typed !== '')),
    forget: () => setHadSign(false),
  };
}
