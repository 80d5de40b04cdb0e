import { dayOfInstant, isoDate } from '@equivale/core';
import { serveStdio } from '@equivale/mcp/stdio';
import { readOfflineHistory } from '@equivale/server/offline-history';
import { dataDirOf, type Environment, readRates } from './rates-at-hand.ts';

/** Serves assistants with the rates at hand, or with those of the service at `EQUIVALE_URL` where there is one. */
export function serveAssistants(env: Environment): Promise<void> {
  const fresh = Boolean(env.EQUIVALE_URL);
  return serveStdio({
    rates: (on) => readRates({ on, fresh }, env, new Date()),
    history: async (from, to, first, last) => readOfflineHistory(dataDirOf(env), from, to, first, last),
    today: () => isoDate(dayOfInstant(Date.now())),
    // Standard output is the protocol's.
    failed: (error) => void process.stderr.write(`${error}\n`),
  });
}
