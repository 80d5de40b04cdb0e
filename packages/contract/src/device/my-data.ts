import { LAST_STAMP } from '@equivale/core/merge';
import {
  array,
  boolean,
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
  safeParse,
  string,
  union,
  unknown,
} from 'valibot';
import { storedAlertSchema } from '../alerts/alerts.ts';
import { currencyCodeSchema, isoInstantSchema } from '../primitives.ts';
import { chosenMarkupSchema, markupSchema } from './markup.ts';
import { ownRateSchema } from './own-rate.ts';
import { ownUnitSchema } from './own-unit.ts';
import { expenseSchema, tripSchema } from './trip.ts';

/** What a copy of everything calls itself, and the newest version of its form that is read here. */
export const MY_DATA = { format: 'equivale-data', version: 1 } as const;

const clockSchema = pipe(number(), integer(), minValue(0), maxValue(LAST_STAMP));
const idSchema = pipe(string(), minLength(1), maxLength(80));

const removedSchema = looseObject({ id: idSchema, removed: literal(true), changedAt: clockSchema });

/** A record as it is stored, or the mark that it was removed. Fields that this release does not know are kept. */
const recordOf = <Entries extends ObjectEntries>(entries: Entries) =>
  union([removedSchema, looseObject({ ...entries, changedAt: clockSchema })]);

/** A category, and two of its units or currencies; own units and ingredients are named as the app names them. */
const pairEntries = {
  category: pipe(string(), regex(/^[\w-]{1,64}$/)),
  fromUnit: pipe(string(), regex(/^[\w/-]{1,140}$/)),
  toUnit: pipe(string(), regex(/^[\w/-]{1,140}$/)),
};

const figureSchema = pipe(number(), finite());
const figureTextSchema = pipe(string(), regex(/^-?(?=.{1,1001}$)\d+(?:\.\d+)?$/));

/** A conversion that was made; the texts are the exact figures. `timestamp`: when, in milliseconds since the epoch. */
const conversionEntries = {
  id: idSchema,
  ...pairEntries,
  fromValue: figureSchema,
  toValue: figureSchema,
  fromText: optional(figureTextSchema),
  toText: optional(figureTextSchema),
  timestamp: clockSchema,
};

/** How an item of a list was arranged; the item `''` is the list itself. It is never removed, only changed back. */
const arrangedSchema = looseObject({
  list: pipe(string(), minLength(1), maxLength(80)),
  item: pipe(string(), maxLength(300)),
  position: optional(pipe(string(), regex(/^[\da-z]*[1-9a-z]$/))),
  moved: optional(boolean()),
  pinned: optional(boolean()),
  hidden: optional(boolean()),
  sorting: optional(string()),
  changedAt: clockSchema,
});

const codesSchema = pipe(array(currencyCodeSchema), maxLength(60));

/** A list of currencies: what is in it, and the amount of one of them. */
const listEntries = {
  id: idSchema,
  rows: codesSchema,
  from: currencyCodeSchema,
  amount: pipe(string(), maxLength(1001)),
  pinned: optional(codesSchema),
  hidden: optional(codesSchema),
};

/** One record of each kind that a device stores of its person. */
const recordSchemas = {
  favorites: recordOf({ id: idSchema, ...pairEntries, createdAt: clockSchema }),
  conversions: recordOf(conversionEntries),
  /** `theme`, `language`, `cup`, `figures`; `kind/ARS`: which kind of rate was chosen for a currency. */
  preferences: recordOf({ id: idSchema, value: unknown() }),
  ownRates: recordOf(ownRateSchema.entries),
  ownUnits: recordOf(ownUnitSchema.entries),
  /** Ways of paying, and which of them is in use. */
  markups: union([recordOf(markupSchema.entries), recordOf(chosenMarkupSchema.entries)]),
  lists: recordOf(listEntries),
  trips: recordOf(tripSchema.entries),
  expenses: recordOf(expenseSchema.entries),
  arrangements: arrangedSchema,
  /** Of a copy alone, since they sound on the device that they were made on; where they are pushed to is in none. */
  alerts: recordOf(storedAlertSchema.entries),
};
export type MyDataKind = keyof typeof recordSchemas;

/** The kinds of records, in the order in which a copy has them. */
export const MY_DATA_KINDS = Object.keys(recordSchemas) as readonly MyDataKind[];

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
/** Whether this release can read a record; one that it cannot is carried along as it is. */
export const isReadable = (kind: MyDataKind, record: unknown): boolean =>
  safeParse(recordSchemas[kind], record, { abortEarly: true }).success;
