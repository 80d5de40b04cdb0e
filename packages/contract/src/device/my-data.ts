import { LAST_STAMP, type StampedRecord } from '@equivale/core/merge';
import {
  array,
  boolean,
  finite,
  type GenericSchema,
  type InferOutput,
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
import { type Parsed, parseWith } from '../parsed.ts';
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
 * its clock (`changedAt`, see `merge` of core). Fields and kinds that this release does not know are kept. `app` and
 * `exportedAt` say of a copy which release wrote it, and when.
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
export type MyData = InferOutput<typeof myDataSchema>;

/** Whether this is of a release whose form is newer than what is read here: it is refused whole, and lost by nobody. */
export function isNewerMyData(input: unknown): boolean {
  const { format, version } = (input ?? {}) as Record<string, unknown>;
  return format === MY_DATA.format && typeof version === 'number' && version > MY_DATA.version;
}

/** Reads everything that a device stores, from a copy or from another device. */
export const parseMyData = (input: unknown): Parsed<MyData> => parseWith(myDataSchema, input);

/** Reads one record, so that many can be read in steps. */
export const parseMyDataRecord = (kind: MyDataKind, input: unknown): Parsed<StampedRecord> =>
  parseWith(recordSchemas[kind] as GenericSchema<unknown, StampedRecord>, input);
