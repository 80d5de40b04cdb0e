import type { Logger } from 'pino';

/** Each version has devices fetch the signed histories anew: prices of every five minutes alone make one an hour. */
const PUBLISH_PRICES_MS = 3_600_000;

/** The publishing of the signed files, whose faults are logged; `onlyPrices`: nothing else is new. */
export function createPublishing(
  { publish }: { publish(): Promise<void> },
  now: () => Date,
  log: Pick<Logger, 'error'>,
) {
  let publishedMs = Number.NEGATIVE_INFINITY;
  return async (onlyPrices = false): Promise<void> => {
    const nowMs = now().getTime();
    if (onlyPrices && Math.abs(nowMs - publishedMs) < PUBLISH_PRICES_MS) return;
    publishedMs = nowMs;
    await publish().catch((error: unknown) => log.error({ err: error }, 'the rates could not be signed'));
  };
}
