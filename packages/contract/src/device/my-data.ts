import { LAST_STAMP } from '@equivale/core/merge';
import {
  array,
  boolean,
  check,
  finite,
  type GenericSchema,
  integer,
  literal,
  looseObject,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  type ObjectEntries,
  optional,
  pipe,
  regex,
  string,
  union,
  unknown,
} from 'valibot';
import { storedAlertSchema } from '../alerts/alerts.ts';
import { currencyCodeSchema, isoDateSchema, isoInstantSchema } from '../primitives.ts';
import { figureTextSchema, pastSchema, textsAgree } from './figures.ts';
import { chosenMarkupSchema, markupSchema } from './markup.ts';
import { ownRateSchema } from './own-rate.ts';
import { ownUnitSchema } from './own-unit.ts';
import { expenseSchema, tripSchema } from './trip.ts';

/** What a copy of everything calls itself, and the newest version of its form that is read here. */
export const MY_DATA = { format: 'equivale-data', version: 1 } as const;

const clockSchema = pipe(number(), integer(), minValue(0), maxValue(LAST_STAMP));
const idSchema = pipe(string(), minLength(1), maxLength(80));

const removedSchema = looseObject({ id: idSchema, removed: literal(true), changedAt: clockSchema });

/** A record that is there, with its clock. Fields that this release does not know are kept. */
const clocked = <Entries extends ObjectEntries>(entries: Entries) =>
  looseObject({ ...entries, changedAt: clockSchema });

/** A category, and two of its units or currencies; own units and ingredients are named as the app names them. */
const pairEntries = {
  category: pipe(string(), regex(/^[\w-]{1,64}$/)),
  fromUnit: pipe(string(), regex(/^[\w/-]{1,140}$/)),
  toUnit: pipe(string(), regex(/^[\w/-]{1,140}$/)),
};

/** A saved pair. */
export const storedFavoriteSchema = clocked({ id: idSchema, ...pairEntries, createdAt: clockSchema });

const figureSchema = pipe(number(), finite());

/**
 * A conversion that was made; the texts are the exact figures, in as many digits as a typed amount may have. `timestamp`: when, in
 * milliseconds since the epoch.
 */
export const storedConversionSchema = pipe(
  clocked({
    id: idSchema,
    ...pairEntries,
    fromValue: figureSchema,
    toValue: figureSchema,
    rate: optional(figureSchema),
    fromText: optional(figureTextSchema),
    toText: optional(figureTextSchema),
    rateText: optional(figureTextSchema),
    rateDate: optional(isoDateSchema),
    on: optional(pastSchema),
    kind: optional(pipe(string(), maxLength(80))),
    own: optional(literal(true)),
    markupText: optional(figureTextSchema),
    timestamp: clockSchema,
  }),
  textsAgree(),
);

/** How an item of a list was arranged; the item `''` is the list itself. It is never removed, only changed back. */
export const arrangedSchema = clocked({
  list: pipe(string(), minLength(1), maxLength(80)),
  item: pipe(string(), maxLength(300)),
  position: optional(pipe(string(), regex(/^[\da-z]*[1-9a-z]$/))),
  moved: optional(boolean()),
  pinned: optional(boolean()),
  hidden: optional(boolean()),
  sorting: optional(string()),
});

const codesSchema = pipe(array(currencyCodeSchema), maxLength(60));

/** A list of currencies: what is in it, and the amount of one of them. */
export const storedListSchema = clocked({
  id: idSchema,
  rows: codesSchema,
  from: currencyCodeSchema,
  amount: pipe(string(), maxLength(1001)),
  pinned: optional(codesSchema),
  hidden: optional(codesSchema),
});

/** `theme`, `language`, `cup`, `figures`; `kind/ARS`: which kind of rate was chosen for a currency. */
export const preferenceSchema = clocked({ id: idSchema, value: unknown() });
export const storedOwnRateSchema = pipe(
  clocked(ownRateSchema.entries),
  check(({ base, code }) => base !== code, 'must be of two currencies'),
);
export const storedOwnUnitSchema = clocked(ownUnitSchema.entries);
/** A way of paying, or which of them is in use. */
export const storedMarkupSchema = union([clocked(markupSchema.entries), clocked(chosenMarkupSchema.entries)]);
export const storedTripSchema = clocked(tripSchema.entries);
export const storedExpenseSchema = clocked(expenseSchema.entries);
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
