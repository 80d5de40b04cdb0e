import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/** Returns the value a frame late, so that secondary output does not delay a key; at once for another `of`. */
export function useDeferredText(value: string, of = ''): string {
  const [followed, setFollowed] = useState({ of, value });
  useEffect(() => {
    let isLatest = true;
    afterFrame(() => isLatest && setFollowed({ of, value }));
    return () => {
      isLatest = false;
    };
  }, [of, value]);
  return followed.of === of ? followed.value : value;
}
