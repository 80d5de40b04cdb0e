import { useState } from 'react';

const HAS_MINUS = /^\s*[-\u2212]/;

/**
 * Whether a minus sign was left out of what is typed, until the text that had it is gone.
 * @param text what the field made of it
 */
export function useDroppedSign(text: string) {
  const [hadSign, setHadSign] = useState(false);
  const isDropped = hadSign && !HAS_MINUS.test(text);
  return {
    isDropped,
    onText: (typed: string) => setHadSign(HAS_MINUS.test(typed) || (isDropped && typed !== '')),
    forget: () => setHadSign(false),
  };
}
