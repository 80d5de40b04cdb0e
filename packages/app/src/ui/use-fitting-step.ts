import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Sizes of a figure, largest first. A result wraps at the fourth instead of shrinking; the fifth is for an amount. */
export type FittingStep = 1 | 2 | 3 | 4 | 5;

/** Characters that fit on a phone at each step: the first guess, and what prerendering shows. */
const GUESS: readonly [characters: number, step: FittingStep][] = [
  [11, 1],
  [14, 2],
  [19, 3],
];

const guessStep = (text: string): FittingStep => GUESS.find(([most]) => text.length <= most)?.[1] ?? 4;

const STEPS = [1, 2, 3, 4, 5] as const;

interface FittingOptions<E> {
  /** A ref of the caller to the same element. */
  readonly ref?: RefObject<E | null>;
  /** The largest step to try. */
  readonly first?: FittingStep;
  /** The step that stands when none fits. */
  readonly last?: FittingStep;
}

/** Puts the largest step on an element at which its text stands on one line, and asks the element itself: font, zoom and root size are all taken as they are. */
function fit(element: HTMLElement, first: FittingStep, last: FittingStep): FittingStep {
  const fitting = STEPS.find((step) => {
    if (step < first) return false;
    if (element.dataset.step !== String(step)) element.dataset.step = String(step);
    return step >= last || element.scrollWidth <= element.clientWidth;
  });
  return fitting ?? last;
}

/**
 * Watches the size of an element's box and of the text in it.
 * @param onChange called in the next frame: a page that becomes longer while its length is being reported is an error to every engine
 * @returns ends the watch
 */
function watchSize(element: HTMLElement, onChange: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  observer.observe(element);
  // Larger text need not change the element's box, but hardly leaves the page as long as it was.
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** What the size of a figure depends on besides its text. */
const measure = (element: HTMLElement) =>
  `${element.clientWidth} ${getComputedStyle(document.documentElement).fontSize}`;

/**
 * The largest step at which the text stands on one line of its own box.
 * @param text what the element shows; a change measures again, as does a change of the box's width and of the text's size
 * @returns the element's ref, and the step to put on it as `data-step`
 */
export function useFittingStep<E extends HTMLElement>(
  text: string,
  { ref: given, first = 1, last = 4 }: FittingOptions<E> = {},
): { ref: RefObject<E | null>; step: FittingStep } {
  const own = useRef<E>(null);
  const ref = given ?? own;
  const [step, setStep] = useState(() => (given ? first : guessStep(text)));
  const before = useRef<{ element: E; length: number; step: FittingStep }>(undefined);
  // One watch for as long as the element stands: a key would begin it anew, and be told of a size that it knows.
  const watch = useRef<{ element: E; fitAgain: () => void; end: () => void }>(undefined);
  const endWatch = () => {
    watch.current?.end();
    watch.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `endWatch` reads nothing but the ref
  useLayoutEffect(() => {
    const element = ref.current;
    // Where there is a fault in the place of the figure, its element is gone.
    if (watch.current?.element !== element) endWatch();
    if (!element) return;
    const fitFrom = (largest: FittingStep) => {
      const found = fit(element, largest, last);
      before.current = { element, length: text.length, step: found };
      setStep(found);
    };
    const { current } = before;
    // Most keys add a digit: what did not fit before does not fit now, and need not be laid out to know it.
    const isLonger = current?.element === element && text.length > current.length && current.step > first;
    fitFrom(isLonger ? current.step : first);
    let measured = measure(element);
    const fitAgain = () => {
      const now = measure(element);
      if (now === measured && element.scrollWidth <= element.clientWidth) return;
      measured = now;
      fitFrom(first);
    };
    watch.current ??= { element, fitAgain, end: watchSize(element, () => watch.current?.fitAgain()) };
    watch.current.fitAgain = fitAgain;
  }, [text, first, last, ref]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `endWatch` reads nothing but the ref
  useLayoutEffect(() => endWatch, []);
  return { ref, step };
}
