import { type OwnRateRecord, storedOwnRateSchema } from '@equivale/contract';
import { v7 as newId } from 'uuid';
import { defineRecords } from '../define-records.ts';
import type { WriteOutcome } from '../kind.ts';

const isOf = (base: string, code: string) => (rate: OwnRateRecord) =>
  (rate.base === base && rate.code === code) || (rate.base === code && rate.code === base);

/** Rates that the person typed; one of a pair, whichever way round. */
export const ownRates = defineRecords<OwnRateRecord>({
  kind: 'ownRates',
  schema: storedOwnRateSchema,
  subjectOf: ({ base, code }) => [base, code].sort(),
});

/** The own rate of a pair, in use or not. */
export const findOwnRate = (rates: readonly OwnRateRecord[], from: string, to: string) =>
  rates.find(isOf(from, to));

/** Stores an own rate in place of any other of its pair, whichever way round that was. */
export const storeOwnRate = (rate: Omit<OwnRateRecord, 'id'>): Promise<WriteOutcome> =>
  ownRates.change((stored) => [{ ...rate, id: findOwnRate(stored, rate.base, rate.code)?.id ?? newId() }]);
