import { type Expense, type Parsed, parseExpense, parseTrip, type Trip } from '@equivale/contract';
import { logStorage } from '../storage-fault.ts';

/** The trips of this device, newest first, and what was spent on them, latest day first. */
export interface Trips {
  readonly trips: readonly Trip[];
  readonly expenses: readonly Expense[];
}

const isRemoved = (record: unknown) => (record as { removed?: unknown }).removed === true;

/** What can be read of records; damaged ones are left out and logged. */
function readable<T>(records: readonly unknown[], parse: (record: unknown) => Parsed<T>, what: string): T[] {
  const stored = records.filter((record) => !isRemoved(record));
  const found = stored.flatMap((record) => {
    const parsed = parse(record);
    return parsed.ok ? [parsed.value] : [];
  });
  if (found.length < stored.length)
    logStorage(`${stored.length - found.length} damaged ${what} were skipped`);
  return found;
}

/** Ids are in order of time: what was made later comes first. */
const laterFirst = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? 1 : -1);

/** Two devices that met, a copy or an undone removal can leave several open trips: all but the newest are past, alike on every device. */
function onlyNewestOpen(trips: readonly Trip[]): readonly Trip[] {
  const open = trips.find(({ isPast }) => !isPast);
  return trips.map((trip) => (trip === open ? trip : { ...trip, isPast: true }));
}

/** Reads what is stored of trips and expenses. */
export function readRecords(trips: readonly unknown[], expenses: readonly unknown[]): Trips {
  return {
    trips: onlyNewestOpen(readable(trips, parseTrip, 'trips').sort(laterFirst)),
    expenses: readable(expenses, parseExpense, 'expenses').sort((a, b) =>
      a.day === b.day ? laterFirst(a, b) : b.day.localeCompare(a.day),
    ),
  };
}
