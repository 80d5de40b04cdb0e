import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as a component stands, for those that are not rendered again while they are given the same.
 * @param run what it does since the latest render
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
