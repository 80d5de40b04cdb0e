import type { RatesTable } from '../../api/rates.ts';
import type { Targets } from '../../conversion/conversion.ts';
import type { RateInUse } from '../../conversion/rate-in-use.ts';

/** A form for another rate, or for something to do with the rate in use. */
export type Choice = 'past' | 'markup' | 'own' | 'paid' | 'alert';

export interface RatePair {
  readonly from: string;
  readonly to: Targets;
  readonly table: RatesTable;
  readonly inUse: RateInUse;
}
