import { type RefObject, useEffect } from 'react';

/**
 * Takes over what was typed into the field of a prerendered page before its code ran.
 * @param drawn what the field was drawn with; anything else in it when it is taken over was typed
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  drawn: string,
  onText: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start
  useEffect(() => {
    const found = field.current?.value;
    if (found !== undefined && found !== drawn) onText(found);
  }, []);
}
