import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The limit of a figure; with neither bound it is reported only. */
export interface Limit {
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** One measured figure. A part's `--json FILE` is a list of these. */
export interface Figure {
  /** The npm script without `bench:`, such as `server`. */
  readonly part: string;
  /** What was measured, unique within its part; the same on every run. */
  readonly name: string;
  /** `null`: it could not be measured. */
  readonly value: number | null;
  /** As printed after the value: `ms`, `ns`, `B`, `%`, `/s`, `×` for a ratio, empty for a count. */
  readonly unit: string;
  readonly limit?: Limit;
  /** Whether the value is within its limit; false if it could not be measured, absent without a limit. */
  readonly holds?: boolean;
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string' } },
  allowPositionals: true,
  strict: false,
});

/**
 * A number given on the command line by position, not counting `--json FILE`.
 * @param place 0 for the first
 */
export const argument = (place: number, otherwise: number): number => Number(positionals[place] ?? otherwise);

/** The text after `--only` on the command line, if any: some cases instead of all. */
export const only = typeof values.only === 'string' ? values.only : '';

/** The median; the mean of the middle two for an even number of values, NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The figure as one line of text, with its limit and whether it holds. */
function lineOf({ name, value, unit, limit, holds }: Figure): string {
  const shown = value === null ? 'not measured' : `${Number(value.toPrecision(4))} ${unit}`.trim();
  const bounds = [
    limit?.atMost === undefined ? '' : `at most ${limit.atMost}`,
    limit?.atLeast === undefined ? '' : `at least ${limit.atLeast}`,
  ].filter(Boolean);
  return `${name}: ${shown}${bounds.length > 0 ? ` (${bounds.join(', ')}${holds ? '' : ', BROKEN'})` : ''}`;
}

/** Collects the figures of one part: prints each, and keeps the file that `--json` names up to date. */
export class Report {
  readonly #part: string;
  readonly #figures: Figure[] = [];

  /** @param part the npm script without `bench:` */
  constructor(part: string) {
    this.#part = part;
  }

  /**
   * Adds a figure and prints it.
   * @param value in `unit`; NaN, infinite or undefined when it could not be measured
   */
  add(name: string, value: number | undefined, unit: string, limit?: Limit): void {
    const measured = value !== undefined && Number.isFinite(value) ? value : null;
    const holds =
      measured !== null &&
      measured <= (limit?.atMost ?? Number.POSITIVE_INFINITY) &&
      measured >= (limit?.atLeast ?? Number.NEGATIVE_INFINITY);
    const figure = { part: this.#part, name, value: measured, unit, ...(limit && { limit, holds }) };
    this.#figures.push(figure);
    console.log(lineOf(figure));
    // after each, so that a part that is stopped leaves what it has
    if (typeof values.json === 'string')
      writeFileSync(values.json, `${JSON.stringify(this.#figures, null, 2)}\n`);
  }

  /** Makes the process fail when a limit is broken. */
  finish(): void {
    if (this.#figures.some(({ holds }) => holds === false)) process.exitCode = 1;
  }
}
