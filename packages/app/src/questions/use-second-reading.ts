import { useEffect, useState } from 'react';
import { loadSecondReading } from './question-parser.ts';

/**
 * Loads what understands sums and slips, and draws again then.
 * @param isWanted whether a text needs it, and it is not there
 * @returns whether it cannot be loaded
 */
export function useSecondReading(isWanted: boolean): boolean {
  const [state, setState] = useState<'here' | 'failed'>();
  useEffect(() => {
    if (!isWanted) return;
    loadSecondReading().then(
      () => setState('here'),
      () => setState('failed'),
    );
  }, [isWanted]);
  return isWanted && state === 'failed';
}
