import { array, type GenericSchema, literal, looseObject, optional, string, union } from 'valibot';
import { storedAlertSchema } from '../alerts/alerts.ts';
import { isoInstantSchema } from '../primitives.ts';
import { arrangedSchema } from './arranged.ts';
import { clocked, clockSchema, idSchema } from './clocked.ts';
import { storedMarkupSchema } from './markup.ts';
import { storedOwnRateSchema } from './own-rate.ts';
import { storedOwnUnitSchema } from './own-unit.ts';
import { preferenceSchema, storedListSchema } from './stored-choices.ts';
import { storedConversionSchema, storedFavoriteSchema } from './stored-pairs.ts';
import { storedExpenseSchema, storedTripSchema } from './trip.ts';

/** What a copy of everything calls itself, and the newest version of its form that is read here. */
export const MY_DATA = { format: 'equivale-data', version: 1 } as const;

const removedSchema = looseObject({ id: idSchema, removed: literal(true), changedAt: clockSchema });

/** Of a copy alone, since they sound on the device that they were made on; where they are pushed to is in none. */
export const clockedAlertSchema = clocked(storedAlertSchema.entries);

/** One record of each kind that a device stores of its person, or the mark that it was removed. */
const recordSchemas = {
  favorites: union([removedSchema, storedFavoriteSchema]),
  conversions: union([removedSchema, storedConversionSchema]),
  preferences: union([removedSchema, preferenceSchema]),
  ownRates: union([removedSchema, storedOwnRateSchema]),
  ownUnits: union([removedSchema, storedOwnUnitSchema]),
  markups: union([removedSchema, storedMarkupSchema]),
  lists: union([removedSchema, storedListSchema]),
  trips: union([removedSchema, storedTripSchema]),
  expenses: union([removedSchema, storedExpenseSchema]),
  arrangements: arrangedSchema,
  alerts: union([removedSchema, clockedAlertSchema]),
};

/** The kinds of records, in the order in which a copy has them. */
export const MY_DATA_KINDS = Object.keys(recordSchemas) as readonly string[];

const listOf = <S extends GenericSchema>(schema: S) => optional(array(schema), []);

/**
 * Everything that a device stores of its person, as it is written to a copy and exchanged between devices: records by kind, each with
 * its clock (`changedAt`, see `merge` of core). Fields, kinds and values that this release does not know are kept (see `readMyData`).
 * `app` and `exportedAt` say of a copy which release wrote it, and when.
 */
export const myDataSchema = looseObject({
  format: literal(MY_DATA.format),
  version: literal(MY_DATA.version),
  app: optional(string()),
  exportedAt: optional(isoInstantSchema),
  favorites: listOf(recordSchemas.favorites),
  conversions: listOf(recordSchemas.conversions),
  preferences: listOf(recordSchemas.preferences),
  ownRates: listOf(recordSchemas.ownRates),
  ownUnits: listOf(recordSchemas.ownUnits),
  markups: listOf(recordSchemas.markups),
  lists: listOf(recordSchemas.lists),
  trips: listOf(recordSchemas.trips),
  expenses: listOf(recordSchemas.expenses),
  arrangements: listOf(recordSchemas.arrangements),
  alerts: listOf(recordSchemas.alerts),
});
