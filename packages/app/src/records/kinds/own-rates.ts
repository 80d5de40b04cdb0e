import { type OwnRateRecord, storedOwnRateSchema } from '@equivale/contract';
import { v7 as newId } from 'uuid';
import { defineRecords } from '../define-records.ts';
import type { WriteOutcome } from '../kind.ts';

/** Rates typed by the person; one per pair in either direction. */
export const ownRates = defineRecords<OwnRateRecord>({
  kind: 'ownRates',
  schema: storedOwnRateSchema,
  subjectOf: ({ base, code }) => [base, code].sort(),
});

/** Writes an own rate in place of any other of its pair in either direction. */
export const storeOwnRate = (rate: Omit<OwnRateRecord, 'id'>): Promise<WriteOutcome> =>
  ownRates.change((stored) => {
    const pair = [rate.base, rate.code];
    const before = stored.find(({ base, code }) => pair.includes(base) && pair.includes(code));
    return [{ ...rate, id: before?.id ?? newId() }];
  });
