import { useClientValue } from './hydration.ts';

const WIDE = '(min-width: 1024px)';
const watchWidth = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether there is room for a table; a page is prerendered without it. */
export const useIsWide = (): boolean => useClientValue(() => matchMedia(WIDE).matches, false, watchWidth);
