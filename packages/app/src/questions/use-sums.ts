import { useEffect, useState } from 'react';
import { loadSums } from './question-parser.ts';

/**
 * Loads what understands sums, and draws again then.
 * @param isWanted whether a text may be a sum, and they are not there
 * @returns whether they cannot be loaded
 */
export function useSums(isWanted: boolean): boolean {
  const [state, setState] = useState<'here' | 'failed'>();
  useEffect(() => {
    if (!isWanted) return;
    loadSums().then(
      () => setState('here'),
      () => setState('failed'),
    );
  }, [isWanted]);
  return isWanted && state === 'failed';
}
