import { LAST_STAMP } from '@equivale/core/merge';
import {
  integer,
  looseObject,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  type ObjectEntries,
  pipe,
  string,
} from 'valibot';

/** When a record was changed, or made, in milliseconds since the epoch. */
export const clockSchema = pipe(number(), integer(), minValue(0), maxValue(LAST_STAMP));
/** The id of a record, within its kind. */
export const idSchema = pipe(string(), minLength(1), maxLength(80));

/** A record that is there, with its clock. Fields that this release does not know are kept. */
export const clocked = <Entries extends ObjectEntries>(entries: Entries) =>
  looseObject({ ...entries, changedAt: clockSchema });
