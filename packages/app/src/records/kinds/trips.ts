import { type Expense, storedExpenseSchema, storedTripSchema, type Trip } from '@equivale/contract';
import { v7 as newId } from 'uuid';
import { defineRecords, writeRecords } from '../define-records.ts';
import { isReadable, removalOf, type WriteOutcome } from '../kind.ts';

/** An id that no other device creates; later ones are greater. */
export const newTripId = (): string => newId();

const laterFirst = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? 1 : -1);

/** Trips, newest first. At most one is open: opening one closes the other; of two after a sync, the newer stays open. */
export const trips = defineRecords<Trip>(
  {
    kind: 'trips',
    schema: storedTripSchema,
    rowOf: () => 'all',
    subjectOf: (trip) =>
      trip.isPast !== true && isReadable({ schema: storedTripSchema }, trip) ? ['open'] : undefined,
    compare: (a, b) => (String(a.id) > String(b.id) ? 1 : -1),
    giveWay: (trip) => ({ ...trip, isPast: true }),
  },
  laterFirst,
);

/** Expenses, latest day first. Ids begin with the time, so some three days share a row. */
export const expenses = defineRecords<Expense>(
  { kind: 'expenses', schema: storedExpenseSchema, rowOf: ({ id }) => String(id).slice(0, 5) },
  (a, b) => (a.day === b.day ? laterFirst(a, b) : b.day.localeCompare(a.day)),
);

export const removeTrip = (id: string, spent: readonly Expense[]): Promise<WriteOutcome> =>
  writeRecords(
    { kind: trips, make: [removalOf(id)] },
    { kind: expenses, make: spent.map((expense) => ({ ...removalOf(expense.id), trip: id })) },
  );

/** Restores a removed trip. It is open again unless another one is. */
export const restoreTrip = (trip: Trip, spent: readonly Expense[]): Promise<WriteOutcome> =>
  writeRecords(
    {
      kind: trips,
      make: (stored: readonly Trip[]) => [
        { ...trip, ...(stored.some(({ isPast }) => !isPast) && { isPast: true }) },
      ],
    },
    { kind: expenses, make: spent },
  );
