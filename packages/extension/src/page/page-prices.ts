import type { Price } from '../prices/find-prices.ts';
import { type Run, rangeOf, runsOf } from './runs.ts';

/** A price where it stands. */
export interface PlacedPrice extends Price {
  readonly run: Run;
}

/** Finds the prices of each text. */
export type FindPrices = (texts: readonly string[]) => Promise<readonly (readonly Price[])[]>;

/** Longest time in one go, on a device four times as slow as a desk's a quarter of a long task. */
const SLICE_MS = 3;
/** More are no list that somebody reads. */
const MOST_PRICES = 500;
/** Nodes between two looks at the clock. */
const STEP = 16;

/** Until the page has nothing to do. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 200 });
    else setTimeout(resolve, 0);
  });

/** The range of a price; undefined where the page has changed its text. */
export function placeOf({ run, start, end, text }: PlacedPrice): Range | undefined {
  if (run.pieces.some(({ node }) => !node.isConnected)) return undefined;
  const range = rangeOf(run, start, end);
  return range.toString().replace(/\D/g, '') === text.replace(/\D/g, '') ? range : undefined;
}

/**
 * Reads all prices below a node, a few milliseconds at a time, when the page has nothing to do.
 * @param isStopped asked between two goes
 */
export async function readPrices(
  root: Node,
  find: FindPrices,
  isStopped: () => boolean = () => false,
): Promise<PlacedPrice[]> {
  const prices: PlacedPrice[] = [];
  let runs: Run[] = [];
  const findInRuns = async () => {
    const found = runs.length > 0 ? await find(runs.map(({ text }) => text)) : [];
    for (const [at, run] of runs.entries())
      for (const price of found[at] ?? []) prices.push({ ...price, run });
    runs = [];
  };
  // What came before, as the start of this script, is a task of its own.
  await pause();
  let end = performance.now() + SLICE_MS;
  let steps = 0;
  for (const run of runsOf(root)) {
    if (run) runs.push(run);
    if (++steps % STEP !== 0 || performance.now() < end) continue;
    await findInRuns();
    if (prices.length >= MOST_PRICES || isStopped()) break;
    await pause();
    end = performance.now() + SLICE_MS;
  }
  await findInRuns();
  return prices;
}
