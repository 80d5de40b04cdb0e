import { useCallback, useLayoutEffect, useRef } from 'react';

/** One identity while mounted, for components that must not render again. */
export function useLatest<Arguments extends readonly unknown[]>(
  run: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given) => latest.current(...given), []);
}
