import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Sizes of a result, largest first; at the last one it wraps at group separators instead of shrinking further. */
export type ResultStep = 1 | 2 | 3 | 4;

/** Characters that fit on a phone at each step: the first guess, and what prerendering shows. */
const GUESS: readonly [characters: number, step: ResultStep][] = [
  [11, 1],
  [14, 2],
  [19, 3],
];

const guessStep = (text: string): ResultStep => GUESS.find(([most]) => text.length <= most)?.[1] ?? 4;

/** Tries the steps on the element itself, so that font, zoom and root size are all taken as they are. */
function measureStep(element: HTMLElement): ResultStep {
  for (const step of [1, 2, 3] as const) {
    element.dataset.step = String(step);
    if (element.scrollWidth <= element.clientWidth) return step;
  }
  element.dataset.step = '4';
  return 4;
}

/**
 * The largest step at which the text stands on one line of its own box.
 * @param text what the element shows; a change measures again, as does a change of the box's width
 * @returns the element's ref, and the step to put on it as `data-step`
 */
export function useFittingStep<E extends HTMLElement>(
  text: string,
): { ref: RefObject<E | null>; step: ResultStep } {
  const ref = useRef<E>(null);
  const [step, setStep] = useState(() => guessStep(text));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what is measured
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setStep(measureStep(element));
    measure();
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      measure();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return { ref, step };
}
