export interface ScheduleOptions {
  /** Mean time between two runs. */
  readonly intervalMs: number;
  /** Resolves to whether the run brought anything; a rejection counts as false. */
  readonly run: () => Promise<boolean>;
  /** Number from 0 to 1. */
  readonly random?: () => number;
  readonly setTimer?: (callback: () => void, ms: number) => unknown;
  readonly clearTimer?: (timer: unknown) => void;
}

/** Runs that repeat until stopped. */
export interface Schedule {
  stop(): void;
}

const FIRST_WAIT_MS = 1_000;
const RETRY_MS = 300_000;
const SPREAD = 0.1;

/**
 * Runs soon after the start and then at the interval, each time up to a tenth earlier or later, so that many servers do not
 * ask at the same second. After a run that brought nothing the next comes sooner: after five minutes, then ten, twenty, …
 * up to the interval. Two runs never overlap, and no timer keeps the process alive.
 */
export function startSchedule({
  intervalMs,
  run,
  random = Math.random,
  setTimer = (callback, ms) => setTimeout(callback, ms).unref(),
  clearTimer = (timer) => clearTimeout(timer as NodeJS.Timeout),
}: ScheduleOptions): Schedule {
  let timer: unknown;
  let failures = 0;
  let stopped = false;

  const plan = (ms: number): void => {
    timer = setTimer(() => void next(), ms * (1 + SPREAD * (2 * random() - 1)));
  };
  const next = async (): Promise<void> => {
    const succeeded = await run().catch(() => false);
    failures = succeeded ? 0 : failures + 1;
    if (!stopped) plan(succeeded ? intervalMs : Math.min(intervalMs, RETRY_MS * 2 ** (failures - 1)));
  };
  plan(Math.min(FIRST_WAIT_MS, intervalMs));
  return {
    stop() {
      stopped = true;
      clearTimer(timer);
    },
  };
}
