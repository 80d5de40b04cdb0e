import { type RefObject, useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A browser's value; during hydration the prerendered one, or React would discard the page. */
export const useClientValue = <T>(
  read: () => T,
  prerendered: T,
  watch: (changed: () => void) => () => void = never,
): T => useSyncExternalStore(watch, read, () => prerendered);

/** Keeps what was typed into a prerendered field before its code ran: anything but `rendered`. */
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
