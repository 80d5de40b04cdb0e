import { availableParallelism, loadavg } from 'node:os';
import { type Limit, median, type Report } from '../report.ts';

/** The middle half of a floor's own times, to their median: beyond this something else had the processor. */
const QUIET_SPREAD = 0.25;

/** The middle half of some values, to their median. */
function spread(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return (at(0.75) - at(0.25)) / median(values);
}

/** Takes one sample, in milliseconds. @param turn counted from 0 */
export type Sampler = (turn: number) => Promise<number>;

interface Compared {
  readonly name: string;
  readonly turns: number;
  readonly ours: Sampler;
  readonly floor: Sampler;
  /** Ours to the floor; with `allowance`, in milliseconds, what ours takes beyond so many floors. */
  readonly atMost: number;
  readonly allowance?: number;
}

/** Takes ours and the floor by turns. Where the machine was too busy to judge, figures are said without their limit. */
export async function compare(report: Report, { name, turns, ours, floor, atMost, allowance }: Compared) {
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1) {
    times.floor.push(await floor(turn));
    times.ours.push(await ours(turn));
  }
  const isQuiet = spread(times.floor) <= QUIET_SPREAD && (loadavg()[0] ?? 0) <= availableParallelism();
  if (!isQuiet) console.log(`  the machine was too busy to judge: ${name}`);
  const limit = (most: number): Limit | undefined => (isQuiet ? { atMost: most } : undefined);
  const ratios = times.ours.map((time, turn) => time / (times.floor[turn] ?? Number.NaN));
  report.add(`${name}, 4x CPU, ours, median`, median(times.ours), 'ms');
  report.add(`${name}, 4x CPU, floor, median`, median(times.floor), 'ms');
  report.add(`${name}, spread of the floor's times`, spread(times.floor), '×');
  if (allowance === undefined) {
    report.add(`${name}, spread of the ratios`, spread(ratios), '×');
    report.add(`${name}, ours to floor, median of ${turns} turns`, median(ratios), '×', limit(atMost));
  } else {
    const beyond = times.ours.map((time, turn) => time - atMost * (times.floor[turn] ?? Number.NaN));
    report.add(
      `${name}, beyond ${atMost} floors, median of ${turns} turns`,
      median(beyond),
      'ms',
      limit(allowance),
    );
  }
}
