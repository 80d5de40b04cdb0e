import { useEffect, useState } from 'react';

/** Loads a reader once it is wanted, renders again, and returns whether that failed. */
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
