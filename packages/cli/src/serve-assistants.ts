import { dayOfInstant, isoDate } from '@equivale/core';
import { serveStdio } from '@equivale/mcp/stdio';
import { readAtHand } from '@equivale/server/rates-at-hand';
import { dataDirOf, type Environment, readRates } from './rates-at-hand.ts';

/** Serves assistants with the rates at hand, or with those of the service at `EQUIVALE_URL` where there is one. */
export function serveAssistants(env: Environment): Promise<void> {
  const fresh = Boolean(env.EQUIVALE_URL);
  return serveStdio({
    rates: (on) => readRates({ on, fresh }, env, new Date()),
    history: (...span) => readAtHand(dataDirOf(env), new Date(), (rates) => rates.historyBetween(...span)),
    today: () => isoDate(dayOfInstant(Date.now())),
    // Standard output is the protocol's.
    failed: (error) => void process.stderr.write(`${error}\n`),
  });
}
