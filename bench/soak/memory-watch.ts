import { residentMegabytes } from '../server/processes.ts';

const EVERY_MS = 50;

/** What a watch has seen: one line with the figures, and what is wrong with them. */
interface MemoryFigures {
  readonly line: string;
  readonly faults: string[];
}

/**
 * Watches the memory of a process from now on.
 * @returns a function that ends the watch; it takes how many megabytes more than now are still right
 */
export function watchMemory(pid: number): { end(most: number): MemoryFigures } {
  const before = residentMegabytes(pid);
  let peak = before;
  const look = () => {
    peak = Math.max(peak, residentMegabytes(pid));
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    end(most) {
      clearInterval(timer);
      look();
      const line = `memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`;
      const taken = peak - before;
      return { line, faults: taken <= most ? [] : [`${taken.toFixed(0)} MB more memory than before`] };
    },
  };
}
