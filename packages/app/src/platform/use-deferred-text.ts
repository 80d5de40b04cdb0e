import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/**
 * A value a frame later: what a key asks for is on the screen before what only goes with it is rendered.
 * @param of what it is a value of; another one has its own at once
 */
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
