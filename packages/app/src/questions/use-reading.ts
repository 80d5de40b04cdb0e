import { useEffect, useState } from 'react';

/**
 * Loads what understands more than the first reading, and draws again then.
 * @param isWanted whether a text needs it, and it is not there
 * @returns whether it cannot be loaded
 */
export function useReading(isWanted: boolean, load: () => Promise<void>): boolean {
  const [state, setState] = useState<'here' | 'failed'>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      () => setState('here'),
      () => setState('failed'),
    );
  }, [isWanted, load]);
  return isWanted && state === 'failed';
}
