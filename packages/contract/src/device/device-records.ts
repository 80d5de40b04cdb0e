import {
  CATEGORIES,
  type CategoryId,
  COMMON_UNITS,
  createUnitSet,
  findCurrency,
  type UnitSet,
} from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';
import { TECHNICAL_CATEGORIES, type TechnicalCategoryId } from '@equivale/core/technical-categories';
import { TECHNICAL_UNITS } from '@equivale/core/technical-units';
import {
  array,
  finite,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  union,
} from 'valibot';
import { type Parsed, parseWith } from '../parsed.ts';
import { isoDateSchema, isoInstantSchema, millisecondsSchema, positiveSchema } from '../primitives.ts';
import { figureTextSchema, pastSchema, textsAgree } from './figures.ts';

const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS, TECHNICAL_UNITS]);

/** Whether a unit, or a currency of the category `currency`, belongs to a category. */
export const isUnitOf = (category: CategoryId | TechnicalCategoryId, id: string): boolean =>
  category === 'currency' ? findCurrency(id) !== undefined : units.find(id)?.category === category;

const CATEGORY_IDS = [...CATEGORIES, ...TECHNICAL_CATEGORIES].map(({ id }) => id);

const unitSchema = pipe(
  string('must be text'),
  regex(/^[A-Za-z][A-Za-z0-9_]{0,31}$/, 'must be a unit or a currency'),
);

/** Two units or currencies of one category; whether they are its own `isUnitOf` tells. */
const pairSchema = object({
  category: picklist(CATEGORY_IDS, 'must be a category'),
  fromUnit: unitSchema,
  toUnit: unitSchema,
});

const figureSchema = pipe(number('must be a number'), finite('must be finite'));

const whenSchema = union(
  [isoInstantSchema, millisecondsSchema],
  'must be an instant, as text or in milliseconds',
);
const idSchema = pipe(string('must be an id'), regex(/^[0-9a-f-]{36}$/, 'must be an id'));

const conversionFigures = {
  fromValue: figureSchema,
  toValue: figureSchema,
  rate: optional(positiveSchema),
  rateDate: optional(isoDateSchema),
  fromText: optional(figureTextSchema),
  toText: optional(figureTextSchema),
  rateText: optional(figureTextSchema),
  on: optional(pastSchema),
  kind: optional(pipe(string('must be text'), regex(/^[a-z\d-]{1,32}$/, 'must be a kind of rate'))),
  own: optional(literal(true, 'must be true, or absent')),
  markupText: optional(figureTextSchema),
};

/**
 * Body of `POST /api/conversions`. `rate`: units of `toUnit` per 1 `fromUnit` that was used, `rateDate` its day.
 * `fromText`, `toText`, `rateText`: the same figures exactly, in plain decimal digits, or rounded to 34 significant ones where
 * the decimals never end; the number is the double nearest to its text. Without a text the number's shortest decimal is meant.
 * `on`: the day or the days whose rate was wanted, where that was not the newest; `kind`: which other rate it was; `own`: it was
 * the person's own; `markupText`: what of the result is a markup.
 * `timestamp`: when the conversion was made; now when absent. `id`: the device's own id of the record, a UUID; whatever is sent
 * again under it is stored once, in its latest state by `timestamp`. Other keys are ignored, so a device's own record can be sent.
 */
export const newConversionSchema = pipe(
  object({
    id: optional(idSchema),
    ...pairSchema.entries,
    ...conversionFigures,
    timestamp: optional(whenSchema),
  }),
  textsAgree(),
);
export type NewConversion = InferOutput<typeof newConversionSchema>;

/** A conversion as the service keeps it. `timestamp`: when it was made; `createdAt`: when it reached the service. */
export const conversionRecordSchema = pipe(
  object({
    id: idSchema,
    ...pairSchema.entries,
    ...conversionFigures,
    timestamp: isoInstantSchema,
    createdAt: isoInstantSchema,
  }),
  textsAgree(),
);
export type ConversionRecord = InferOutput<typeof conversionRecordSchema>;

/** Response of `GET /api/conversions/recent`: newest first. */
export const conversionRecordsSchema = array(conversionRecordSchema);

/**
 * Body of `POST /api/favorites`. `id`: the device's own id of the record, a UUID, as of a conversion. `createdAt`: when it was
 * saved, now when absent; `timestamp`: its clock, `createdAt` when absent. Other keys are ignored.
 */
export const newFavoriteSchema = object({
  id: optional(idSchema),
  ...pairSchema.entries,
  createdAt: optional(whenSchema),
  timestamp: optional(whenSchema),
});
export type NewFavorite = InferOutput<typeof newFavoriteSchema>;

/** A favorite as the service keeps it. `createdAt`: when it was saved; `timestamp`: its clock. */
export const favoriteRecordSchema = object({
  id: idSchema,
  ...pairSchema.entries,
  timestamp: isoInstantSchema,
  createdAt: isoInstantSchema,
});
export type FavoriteRecord = InferOutput<typeof favoriteRecordSchema>;

/** Response of `GET /api/favorites`: newest first. */
export const favoriteRecordsSchema = array(favoriteRecordSchema);

/** Response of `DELETE /api/favorites/{id}`. */
export const removedFavoriteSchema = object({ success: literal(true), removedId: idSchema });
export type RemovedFavorite = InferOutput<typeof removedFavoriteSchema>;

/** Response of `GET /api/favorites/removed`: the favorites removed last, newest first. `timestamp`: the clock of the removal. */
export const removalsSchema = array(object({ id: idSchema, timestamp: isoInstantSchema }));
export type Removals = InferOutput<typeof removalsSchema>;

/** Reads the body of `POST /api/conversions`. */
export const parseNewConversion = (input: unknown): Parsed<NewConversion> =>
  parseWith(newConversionSchema, input);

/** Reads the body of `POST /api/favorites`. */
export const parseNewFavorite = (input: unknown): Parsed<NewFavorite> => parseWith(newFavoriteSchema, input);

/** Reads one conversion of the service. */
export const parseConversionRecord = (input: unknown): Parsed<ConversionRecord> =>
  parseWith(conversionRecordSchema, input);

/** Reads the response of `GET /api/conversions/recent`. */
export const parseConversionRecords = (input: unknown): Parsed<ConversionRecord[]> =>
  parseWith(conversionRecordsSchema, input);

/** Reads one favorite of the service. */
export const parseFavoriteRecord = (input: unknown): Parsed<FavoriteRecord> =>
  parseWith(favoriteRecordSchema, input);

/** Reads the response of `GET /api/favorites`. */
export const parseFavoriteRecords = (input: unknown): Parsed<FavoriteRecord[]> =>
  parseWith(favoriteRecordsSchema, input);

/** Reads the response of `DELETE /api/favorites/{id}`. */
export const parseRemovedFavorite = (input: unknown): Parsed<RemovedFavorite> =>
  parseWith(removedFavoriteSchema, input);

/** Reads the response of `GET /api/favorites/removed`. */
export const parseRemovals = (input: unknown): Parsed<Removals> => parseWith(removalsSchema, input);
