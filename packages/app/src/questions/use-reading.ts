import { useEffect, useState } from 'react';

/**
 * Loads a reader and renders again when it is there.
 * @param isWanted whether a text needs it and it is not loaded
 * @returns whether loading failed
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
