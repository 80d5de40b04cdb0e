import type { Logger } from 'pino';
import type { ServedRates } from './served-rates.ts';

export type DoubtedPegs = ReturnType<typeof createDoubtedPegs>;

/** Keeps an eye on pegs for the operator: what contradicts them is served without asking. */
export function createDoubtedPegs(rates: Pick<ServedRates, 'currentRates'>, log: Pick<Logger, 'warn'>) {
  let found: readonly string[] = [];
  return {
    /** Looks at the table of now, and warns of each. */
    async look() {
      const { origins } = await rates.currentRates();
      found = origins.flatMap(({ doubted, codes }) => (doubted ? codes : []));
      if (found.length > 0) log.warn({ codes: found }, 'pegs by law are contradicted, and not served');
    },
    codes: () => found,
  };
}
