import type { OwnUnit } from '@equivale/core/own-units';
import { useEffect, useState } from 'react';
import type { TakenWords } from './taken-words.ts';

/** What says which words are taken, as soon as it has been fetched. Where it cannot be, saving tries again. */
export function useTakenWords(others: readonly OwnUnit[]) {
  const [words, setWords] = useState<TakenWords>();
  const load = async () => {
    const loaded = words ?? (await (await import('./taken-words.ts')).loadTakenWords(others));
    setWords(loaded);
    return loaded;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the form is open for one unit
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  return { words, load };
}
