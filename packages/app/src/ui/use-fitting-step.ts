import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { TextWidths } from './text-widths.ts';

/** Sizes of a figure, largest first. A result wraps at the fourth instead of shrinking further; the fifth is for an amount. */
export type FittingStep = 1 | 2 | 3 | 4 | 5;

/** Characters that fit on a phone at each step: the first guess, and what prerendering shows. */
const GUESS: readonly [characters: number, step: FittingStep][] = [
  [11, 1],
  [14, 2],
  [19, 3],
];

const guessStep = (text: string): FittingStep => GUESS.find(([most]) => text.length <= most)?.[1] ?? 4;

interface Wanted {
  readonly text: string;
  /** The largest step to try. */
  readonly first: FittingStep;
  /** The step that stands when none fits. */
  readonly last: FittingStep;
  /** The box is as wide as its text, so what is known of it says nothing of another text. */
  readonly isElastic: boolean;
}

/** Finds the step of one element, and remembers what it learnt of it, so that most keys need no layout of their own. */
class Fitting {
  readonly #element: HTMLElement;
  readonly #observer: ResizeObserver;
  readonly #widths = new Map<FittingStep, TextWidths>();
  #boxWidth: number | undefined;
  #seen = { width: 0, height: 0 };

  /** @param onResize called when the box has another width: what was found may no longer hold */
  constructor(element: HTMLElement, onResize: () => void) {
    this.#element = element;
    this.#seen = { width: element.clientWidth, height: element.clientHeight };
    this.#observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      const before = this.#seen;
      this.#seen = { width, height };
      if (width !== before.width || height !== before.height) this.#forget();
      if (width !== before.width) onResize();
    });
    this.#observer.observe(element);
  }

  isOf(element: HTMLElement): boolean {
    return this.#element === element;
  }

  end(): void {
    this.#observer.disconnect();
  }

  /** The largest step at which the text stands on one line; the element has it then. */
  find({ text, first, last, isElastic }: Wanted): FittingStep {
    if (isElastic) this.#forget();
    const fitting = ([1, 2, 3, 4] as const).find(
      (tried) => tried >= first && tried < last && this.#fits(text, tried),
    );
    if (isElastic) this.#forget();
    const step = fitting ?? last;
    this.#put(step);
    return step;
  }

  #forget(): void {
    this.#boxWidth = undefined;
    this.#widths.clear();
  }

  #put(step: FittingStep): void {
    if (this.#element.dataset.step !== String(step)) this.#element.dataset.step = String(step);
  }

  #fits(text: string, step: FittingStep): boolean {
    const widths = this.#widths.get(step) ?? new TextWidths();
    this.#widths.set(step, widths);
    const verdict = this.#boxWidth === undefined ? 'unsure' : widths.verdict(text, this.#boxWidth);
    if (verdict !== 'unsure') return verdict === 'fits';
    // The element itself is asked: font, zoom and root size are all taken as they are.
    this.#put(step);
    const { scrollWidth, clientWidth } = this.#element;
    this.#boxWidth = clientWidth;
    widths.learn(text, this.#element);
    return scrollWidth <= clientWidth;
  }
}

interface FittingOptions<E> extends Partial<Omit<Wanted, 'text'>> {
  /** The element, where somebody else holds it too. */
  readonly ref?: RefObject<E | null>;
}

/**
 * The largest step at which the text stands on one line of its own box.
 * @param text what the element shows; a change measures again, as does a change of the box's width
 * @returns the element's ref, and the step to put on it as `data-step`
 */
export function useFittingStep<E extends HTMLElement>(
  text: string,
  { ref: given, first = 1, last = 4, isElastic = false }: FittingOptions<E> = {},
): { ref: RefObject<E | null>; step: FittingStep } {
  const own = useRef<E>(null);
  const ref = given ?? own;
  const [step, setStep] = useState(() => (given ? first : guessStep(text)));
  const fitting = useRef<Fitting>(undefined);
  const wanted = useRef<Wanted>({ text, first, last, isElastic });
  useLayoutEffect(() => {
    wanted.current = { text, first, last, isElastic };
    const element = ref.current;
    if (!element) return;
    const find = () => setStep((fitting.current as Fitting).find(wanted.current));
    if (!fitting.current?.isOf(element)) {
      fitting.current?.end();
      fitting.current = new Fitting(element, find);
    }
    find();
  }, [text, first, last, isElastic, ref]);
  useLayoutEffect(
    () => () => {
      fitting.current?.end();
      fitting.current = undefined;
    },
    [],
  );
  return { ref, step };
}
