import { type Limit, median, type Report } from '../report.ts';
import { isQuiet, type Others, watchOthers } from './machine.ts';

/** The middle half of the floor's own work, to its median: beyond this something else had the processor. */
const QUIET_SPREAD = 0.25;

/** The middle half of some values, to their median. */
function spread(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return (at(0.75) - at(0.25)) / median(values);
}

/** What one turn took, in milliseconds. */
export interface Sample {
  /** What is compared. */
  readonly ms: number;
  /**
   * What the main thread worked meanwhile. By the floor's it is judged whether the machine was quiet: times that end with a frame lie a frame
   * apart on the quietest machine.
   */
  readonly work: number;
}

/** @param turn counted from 0 */
export type Sampler = (turn: number) => Promise<Sample>;

interface Compared {
  readonly name: string;
  readonly turns: number;
  readonly ours: Sampler;
  readonly floor: Sampler;
  /** Ours to the floor; with `allowance`, in milliseconds, what ours takes beyond so many floors. */
  readonly atMost: number;
  readonly allowance?: number;
  /** What others had of the machine, where samples were taken before. */
  readonly others?: Others;
}

/** Takes ours and the floor by turns; figures of a machine too busy to judge have no limit. */
export async function compare(report: Report, compared: Compared) {
  const { name, turns, ours, floor, atMost, allowance } = compared;
  const others = compared.others ?? (await watchOthers());
  const samples = { ours: [] as Sample[], floor: [] as Sample[] };
  for (let turn = 0; turn < turns; turn += 1) {
    samples.floor.push(await floor(turn));
    samples.ours.push(await ours(turn));
  }
  const taken = (whose: keyof typeof samples, figure: keyof Sample) =>
    samples[whose].map((sample) => sample[figure]);
  const unrest = spread(taken('floor', 'work'));
  const isJudged = unrest <= QUIET_SPREAD && isQuiet(await others());
  if (!isJudged) console.log(`  the machine was too busy to judge: ${name}`);
  const limit = (most: number): Limit | undefined => (isJudged ? { atMost: most } : undefined);
  const perTurn = (figure: keyof Sample, of: (ours: number, floor: number) => number) =>
    samples.ours.map((sample, turn) => of(sample[figure], samples.floor[turn]?.[figure] ?? Number.NaN));
  const ratios = perTurn('ms', (one, other) => one / other);
  report.add(`${name}, 4x CPU, ours, median`, median(taken('ours', 'ms')), 'ms');
  report.add(`${name}, 4x CPU, floor, median`, median(taken('floor', 'ms')), 'ms');
  report.add(`${name}, spread of the floor's work`, unrest, '×');
  if (allowance === undefined) {
    report.add(`${name}, spread of the ratios`, spread(ratios), '×');
    report.add(`${name}, ours to floor, median of ${turns} turns`, median(ratios), '×', limit(atMost));
    const works = perTurn('work', (one, other) => one / other);
    if (works.some((ratio, turn) => ratio !== ratios[turn]))
      report.add(`${name}, work of the main thread, ours to floor`, median(works), '×');
  } else {
    const beyond = perTurn('ms', (one, other) => one - atMost * other);
    report.add(
      `${name}, beyond ${atMost} floors, median of ${turns} turns`,
      median(beyond),
      'ms',
      limit(allowance),
    );
  }
}
