import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react';

/** Sizes of a figure, largest first. At the fifth a result has the size of the fourth and wraps; an amount, which cannot, is smaller. */
export type FittingStep = 1 | 2 | 3 | 4 | 5;

/** Characters that fit on a phone at each step: the first guess, and what prerendering shows. */
const GUESS: readonly [characters: number, step: FittingStep][] = [
  [11, 1],
  [14, 2],
  [19, 3],
  [22, 4],
];

const guessStep = (text: string, largest: FittingStep): FittingStep =>
  GUESS.find(([most, step]) => step >= largest && text.length <= most)?.[1] ?? 5;

const ON_ONE_LINE = [1, 2, 3, 4] as const;

interface FittingOptions<E> {
  readonly ref?: RefObject<E | null>;
  /** What says the size to the style sheet, where it is not the element: several have the same. */
  readonly carrier?: RefObject<HTMLElement | null>;
  /** The size of another figure, fitted before it: this one is no larger. */
  readonly under?: RefObject<FittingStep>;
}

const put = (carrier: HTMLElement, step: FittingStep) => {
  if (carrier.dataset.step !== String(step)) carrier.dataset.step = String(step);
};

/** Puts the largest step on its carrier at which the text fits one line, measured on the element itself. */
function fit(element: HTMLElement, carrier: HTMLElement, largest: FittingStep): FittingStep {
  const fitting = ON_ONE_LINE.find((step) => {
    if (step < largest) return false;
    put(carrier, step);
    return element.scrollWidth <= element.clientWidth;
  });
  return fitting ?? 5;
}

/** Calls in the next frame: a page that grows while its length is reported is an error everywhere. */
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

/** A result that wraps is as large as one of the fourth step. */
const largestUnder = (step: FittingStep = 1) => (step === 5 ? 4 : step);

interface Watch<E> {
  readonly element: E;
  /** The width of its box, and the size of the page's text. */
  measured: string;
  /** The step of each shape measured at this width: measuring lays out the page too early. */
  readonly known: Map<string, FittingStep>;
  fitAgain: () => void;
  readonly end: () => void;
}

const measure = (element: HTMLElement) =>
  `${element.clientWidth} ${getComputedStyle(document.documentElement).fontSize}`;

/**
 * Sets `data-step`, the largest at which the text fits one line. React does not know: it would render twice.
 * @returns ref, the only step to render with, and whether no step fitted
 */
export function useFittingStep<E extends HTMLElement>(
  text: string,
  { ref: given, carrier: around, under }: FittingOptions<E> = {},
) {
  const own = useRef<E>(null);
  const ref = given ?? own;
  const carrier = around ?? ref;
  const [guess] = useState(() => guessStep(text, largestUnder(under?.current)));
  const step = useRef(guess);
  const [wraps, setWraps] = useState(guess === 5);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const before = useRef<{ element: E; length: number; first: FittingStep }>(undefined);
  // One watch while the element is mounted: a key would begin it anew, and report a size that it knows.
  const watch = useRef<Watch<E>>(undefined);
  const endWatch = () => {
    watch.current?.end();
    watch.current = undefined;
  };
  // After each render, and not after that of another text only: the figure above may have another size.
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
    const carried = carrier.current ?? element;
    const fitFrom = (largest: FittingStep, first: FittingStep) => {
      const shape = `${first} ${shapeOf(text)}`;
      const found = watched.known.get(shape) ?? fit(element, carried, largest);
      watched.known.set(shape, found);
      put(carried, found);
      step.current = found;
      before.current = { element, length: text.length, first };
      setWraps(found === 5);
    };
    const first = largestUnder(under?.current);
    const { current: was } = before;
    // Most keys add a digit: what did not fit before does not fit now, and need not be laid out to know it.
    const isLonger = was?.element === element && text.length > was.length && first >= was.first;
    fitFrom(isLonger && step.current > first ? step.current : first, first);
    watched.fitAgain = () => {
      const now = measure(element);
      if (now === watched.measured && element.scrollWidth <= element.clientWidth) return;
      watched.measured = now;
      watched.known.clear();
      const { current: stood } = step;
      const again = largestUnder(under?.current);
      fitFrom(again, again);
      // The figure below may have been fitted before this one: watches have no order, effects have.
      if (step.current !== stood) rerender();
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `endWatch` reads nothing but the ref
  useLayoutEffect(() => endWatch, []);
  return { ref, step, guess, wraps };
}
