import {
  CHOSEN_MARKUP_ID,
  type ChosenMarkupRecord,
  type MarkupRecord,
  type OwnRateRecord,
  type Parsed,
  parseChosenMarkup,
  parseMarkup,
  parseOwnRate,
} from '@equivale/contract';
import { logStorage } from '../storage-fault.ts';

/** What the device knows of the person's own money: rates that they typed, and how they pay. */
export interface OwnMoney {
  readonly rates: readonly OwnRateRecord[];
  /** Own card, and ways of paying that were changed. */
  readonly markups: readonly MarkupRecord[];
  readonly chosen?: ChosenMarkupRecord | undefined;
}

const idOf = (record: unknown) => (record as { id?: unknown }).id;
const isRemoved = (record: unknown) => (record as { removed?: unknown }).removed === true;

function sound<T>(records: readonly unknown[], parse: (record: unknown) => Parsed<T>): T[] {
  const stored = records.filter((record) => !isRemoved(record));
  const found = stored.flatMap((record) => {
    const parsed = parse(record);
    return parsed.ok ? [parsed.value] : [];
  });
  if (found.length < stored.length)
    logStorage(`${stored.length - found.length} damaged own rates or markups were skipped`);
  return found;
}

/** Reads stored records; damaged ones are left out and logged. */
export function readMoneyRecords(rates: readonly unknown[], markups: readonly unknown[]): OwnMoney {
  const isChosen = (record: unknown) => idOf(record) === CHOSEN_MARKUP_ID;
  const [chosen] = sound(markups.filter(isChosen), parseChosenMarkup);
  return {
    rates: sound(rates, parseOwnRate),
    markups: sound(
      markups.filter((record) => !isChosen(record)),
      parseMarkup,
    ),
    chosen,
  };
}
