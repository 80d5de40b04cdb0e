import type { Logger } from 'pino';
import type { ServedRates } from './served-rates.ts';

/** Codes whose peg by law institutions contradict. */
export interface DoubtedPegs {
  /** Looks at the table of now, and warns of each. */
  look(): Promise<void>;
  codes(): readonly string[];
}

/** Keeps an eye on pegs for the operator: what contradicts them is served without asking. */
export function createDoubtedPegs(
  rates: Pick<ServedRates, 'currentRates'>,
  log: Pick<Logger, 'warn'>,
): DoubtedPegs {
  let found: readonly string[] = [];
  return {
    async look() {
      const { origins } = await rates.currentRates();
      found = origins.flatMap(({ doubted, codes }) => (doubted ? codes : []));
      if (found.length > 0) log.warn({ codes: found }, 'pegs by law are contradicted, and not served');
    },
    codes: () => found,
  };
}
