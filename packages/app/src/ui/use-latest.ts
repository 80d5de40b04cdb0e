import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as a component stands, for those that are not drawn again while they are given the same.
 * @param run what it does since the latest drawing
 */
export function useLatest<Arguments extends readonly unknown[]>(
  run: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given) => latest.current(...given), []);
}
