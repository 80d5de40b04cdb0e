import { setTimeout as delay } from 'node:timers/promises';

/** Longest wait for the database: those who ask wait a few seconds at most themselves. */
const PATIENCE_MS = 2000;
/** However many ask, the database is looked at once in this time. */
const LOOK_EVERY_MS = 1000;

/** Whether requests can be served. @param look resolves when the database can be read */
export function createReadiness(look: () => Promise<void>) {
  let isStopping = false;
  let last: { readonly at: number; readonly found: Promise<void> } | undefined;

  async function lookInTime(): Promise<void> {
    const over = new AbortController();
    const late = delay(PATIENCE_MS, undefined, { signal: over.signal }).then(() => {
      throw new Error(`the database did not answer within ${PATIENCE_MS} ms`);
    });
    await Promise.race([look(), late]).finally(() => over.abort());
  }

  return {
    /** Resolves when they can. @throws in bounded time when they cannot */
    async check() {
      if (isStopping) throw new Error('the service is stopping');
      const now = performance.now();
      if (last === undefined || now - last.at >= LOOK_EVERY_MS) last = { at: now, found: lookInTime() };
      await last.found;
    },
    stopping() {
      isStopping = true;
    },
  };
}
