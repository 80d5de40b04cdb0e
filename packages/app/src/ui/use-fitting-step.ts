import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Sizes of a figure, largest first. A result wraps at the fourth instead of shrinking further; the fifth is for an amount. */
export type FittingStep = 1 | 2 | 3 | 4 | 5;

/** Characters that fit on a phone at each step: the first guess, and what prerendering shows. */
const GUESS: readonly [characters: number, step: FittingStep][] = [
  [11, 1],
  [14, 2],
  [19, 3],
];

const guessStep = (text: string): FittingStep => GUESS.find(([most]) => text.length <= most)?.[1] ?? 4;

/** Tries the steps on the element itself, so that font, zoom and root size are all taken as they are. */
function measureStep(element: HTMLElement, first: FittingStep, last: FittingStep): FittingStep {
  for (const step of [1, 2, 3, 4] as const) {
    if (step < first || step >= last) continue;
    element.dataset.step = String(step);
    if (element.scrollWidth <= element.clientWidth) return step;
  }
  element.dataset.step = String(last);
  return last;
}

interface FittingOptions<E> {
  /** The element, where somebody else holds it too. */
  readonly ref?: RefObject<E | null>;
  /** The largest step to try. */
  readonly first?: FittingStep;
  /** The step that stands when none fits. */
  readonly last?: FittingStep;
}

/**
 * The largest step at which the text stands on one line of its own box.
 * @param text what the element shows; a change measures again, as does a change of the box's width
 * @returns the element's ref, and the step to put on it as `data-step`
 */
export function useFittingStep<E extends HTMLElement>(
  text: string,
  { ref: given, first = 1, last = 4 }: FittingOptions<E> = {},
): { ref: RefObject<E | null>; step: FittingStep } {
  const own = useRef<E>(null);
  const ref = given ?? own;
  const [step, setStep] = useState(() => (given ? first : guessStep(text)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what is measured
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setStep(measureStep(element, first, last));
    measure();
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      measure();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, first, last]);
  return { ref, step };
}
