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

/** What the width of a text depends on: figures that are fitted have digits of one width. */
const shapeOf = (text: string) => text.replaceAll(/\d/g, '0');

/** What is known of an element that stands. */
interface Watch<E> {
  readonly element: E;
  /** The width of its box, and the size of the page's text. */
  measured: string;
  /** The step of each shape that was asked about at this width: asking lays out the page before the rest of it has changed. */
  readonly known: Map<string, FittingStep>;
  fitAgain: () => void;
  readonly end: () => void;
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
  const watch = useRef<Watch<E>>(undefined);
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
    watch.current ??= {
      element,
      measured: measure(element),
      known: new Map(),
      fitAgain: () => {},
      end: watchSize(element, () => watch.current?.fitAgain()),
    };
    const { current: watched } = watch;
    const shape = `${first} ${shapeOf(text)}`;
    const fitFrom = (largest: FittingStep) => {
      const found = watched.known.get(shape) ?? fit(element, largest, last);
      watched.known.set(shape, found);
      before.current = { element, length: text.length, step: found };
      setStep(found);
    };
    const { current } = before;
    // Most keys add a digit: what did not fit before does not fit now, and need not be laid out to know it.
    const isLonger = current?.element === element && text.length > current.length && current.step > first;
    fitFrom(isLonger ? current.step : first);
    watched.fitAgain = () => {
      const now = measure(element);
      if (now === watched.measured && element.scrollWidth <= element.clientWidth) return;
      watched.measured = now;
      watched.known.clear();
      fitFrom(first);
    };
  }, [text, first, last, ref]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `endWatch` reads nothing but the ref
  useLayoutEffect(() => endWatch, []);
  return { ref, step };
}
