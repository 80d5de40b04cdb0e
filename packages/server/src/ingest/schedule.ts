const FIRST_WAIT_MS = 1_000;
const RETRY_MS = 300_000;
const SPREAD = 0.1;

/**
 * Runs soon after the start and then at the interval, each time up to a tenth earlier or later, so that many servers do not ask at
 * the same second; five minutes after a run that brought nothing. Two runs never overlap, and no timer keeps the process alive.
 * @param run resolves to whether it brought anything; a rejection counts as false
 * @param random number from 0 to 1
 * @returns stops it
 */
export function startSchedule(
  intervalMs: number,
  run: () => Promise<boolean>,
  random: () => number = Math.random,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const plan = (ms: number): void => {
    timer = setTimeout(() => void next(), ms * (1 + SPREAD * (2 * random() - 1))).unref();
  };
  const next = async (): Promise<void> => {
    const succeeded = await run().catch(() => false);
    if (!stopped) plan(succeeded ? intervalMs : Math.min(intervalMs, RETRY_MS));
  };
  plan(Math.min(FIRST_WAIT_MS, intervalMs));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
