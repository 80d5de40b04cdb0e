import { type RefObject, useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only a browser knows. While a prerendered page is hydrated it is the one that the page was rendered with: the first client
 * render has to equal that, or React throws the page away.
 * @param watch hears of changes; without it the value is read again with each render
 */
export const useClientValue = <T>(
  read: () => T,
  prerendered: T,
  watch: (changed: () => void) => () => void = never,
): T => useSyncExternalStore(watch, read, () => prerendered);

/**
 * Keeps what was typed into the field of a prerendered page before its code ran.
 * @param rendered the value that the page was rendered with; anything else found in the field was typed
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  rendered: string,
  onText: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start
  useEffect(() => {
    const found = field.current?.value;
    if (found !== undefined && found !== rendered) onText(found);
  }, []);
}
