import { parseDecimal } from '../number/decimal.ts';
import { divide, multiply, ONE, type Rational } from '../number/rational.ts';

/** One figure as it was published: 1 `base` is `text` `code`. */
export interface PublishedRate {
  readonly base: string;
  readonly code: string;
  /** Decimal text as the source wrote it. */
  readonly text: string;
  /** Key of the publisher; `own` for a rate typed by the user; absent where it is unknown. */
  readonly source?: string | undefined;
  /** The publisher's own day, `YYYY-MM-DD`; absent where it is not known. */
  readonly day?: string | undefined;
  readonly kind?: string | undefined;
}

/** From one currency to the next by one figure. */
export interface RateStep {
  readonly to: string;
  /** Units of `to` per one of the currency before. */
  readonly factor: Rational;
  readonly figure: PublishedRate;
  /** The factor is one over the figure. */
  readonly divides: boolean;
  /** The code for which the figure was published, whichever way it is read. */
  readonly of: string;
  /** No published text is known: the figure is the shortest decimal of a double. */
  readonly isDouble?: true;
}

/** The exact value of a rate's text, undefined for what is no rate. */
export function rateOf(text: string): Rational | undefined {
  const value = parseDecimal(text);
  return value && value.n > 0n ? value : undefined;
}

/** The way along a figure from one of its sides to the other. */
export function stepAlong(figure: PublishedRate, of: string, from: string, value: Rational): RateStep {
  const divides = from !== figure.base;
  const [to, factor] = divides ? [figure.base, divide(ONE, value)] : [figure.code, value];
  return { to, factor, figure, divides, of };
}

/** A way in the other direction. */
export function turned(from: string, path: readonly RateStep[]): RateStep[] {
  const nodes = [from, ...path.map((step) => step.to)];
  return path
    .map((step, at) => ({
      ...step,
      to: String(nodes[at]),
      factor: divide(ONE, step.factor),
      divides: !step.divides,
    }))
    .reverse();
}

/** Units of the last currency per one of the first. */
export const rateAlong = (path: readonly RateStep[]): Rational =>
  path.reduce((rate, { factor }) => multiply(rate, factor), ONE);
