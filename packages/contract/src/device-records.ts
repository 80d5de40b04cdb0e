import {
  CATEGORIES,
  type CategoryId,
  COMMON_UNITS,
  createUnitSet,
  findCurrency,
  type UnitSet,
} from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import {
  array,
  finite,
  type InferOutput,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  union,
} from 'valibot';
import { type Parsed, parseWith } from './parsed.ts';
import { isoDateSchema, isoInstantSchema, LAST_INSTANT_MS, positiveSchema } from './primitives.ts';

const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);

/** Whether a unit, or a currency of the category `currency`, belongs to a category. */
export const isUnitOf = (category: CategoryId, id: string): boolean =>
  category === 'currency' ? findCurrency(id) !== undefined : units.find(id)?.category === category;

const CATEGORY_IDS = CATEGORIES.map(({ id }) => id);

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

const millisecondsSchema = pipe(number(), integer(), minValue(0), maxValue(LAST_INSTANT_MS));
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
};

/**
 * Body of `POST /api/conversions`. `rate`: units of `toUnit` per 1 `fromUnit` that was used, `rateDate` its day.
 * `timestamp`: when the conversion was made; now when absent. `id`: the device's own id of the record, a UUID; whatever is sent
 * again under it is stored once. Other keys are ignored, so a device's own record can be sent.
 */
export const newConversionSchema = object({
  id: optional(idSchema),
  ...pairSchema.entries,
  ...conversionFigures,
  timestamp: optional(whenSchema),
});
export type NewConversion = InferOutput<typeof newConversionSchema>;

/** A conversion as the service keeps it. `timestamp`: when it was made; `createdAt`: when it reached the service. */
export const conversionRecordSchema = object({
  id: idSchema,
  ...pairSchema.entries,
  ...conversionFigures,
  timestamp: isoInstantSchema,
  createdAt: isoInstantSchema,
});
export type ConversionRecord = InferOutput<typeof conversionRecordSchema>;

/** Answer of `GET /api/conversions/recent`: newest first. */
export const conversionRecordsSchema = array(conversionRecordSchema);

/** Body of `POST /api/favorites`. `id`: the device's own id of the record, a UUID, as of a conversion; other keys are ignored. */
export const newFavoriteSchema = object({ id: optional(idSchema), ...pairSchema.entries });
export type NewFavorite = InferOutput<typeof newFavoriteSchema>;

/** A favorite as the service keeps it; `timestamp` repeats `createdAt`. */
export const favoriteRecordSchema = object({
  id: idSchema,
  ...pairSchema.entries,
  timestamp: isoInstantSchema,
  createdAt: isoInstantSchema,
});
export type FavoriteRecord = InferOutput<typeof favoriteRecordSchema>;

/** Answer of `GET /api/favorites`: newest first. */
export const favoriteRecordsSchema = array(favoriteRecordSchema);

/** Answer of `DELETE /api/favorites/{id}`. */
export const removedFavoriteSchema = object({ success: literal(true), removedId: idSchema });
export type RemovedFavorite = InferOutput<typeof removedFavoriteSchema>;

/** Reads the body of `POST /api/conversions`. */
export const parseNewConversion = (input: unknown): Parsed<NewConversion> =>
  parseWith(newConversionSchema, input);

/** Reads the body of `POST /api/favorites`. */
export const parseNewFavorite = (input: unknown): Parsed<NewFavorite> => parseWith(newFavoriteSchema, input);

/** Reads one conversion of the service. */
export const parseConversionRecord = (input: unknown): Parsed<ConversionRecord> =>
  parseWith(conversionRecordSchema, input);

/** Reads the answer of `GET /api/conversions/recent`. */
export const parseConversionRecords = (input: unknown): Parsed<ConversionRecord[]> =>
  parseWith(conversionRecordsSchema, input);

/** Reads one favorite of the service. */
export const parseFavoriteRecord = (input: unknown): Parsed<FavoriteRecord> =>
  parseWith(favoriteRecordSchema, input);

/** Reads the answer of `GET /api/favorites`. */
export const parseFavoriteRecords = (input: unknown): Parsed<FavoriteRecord[]> =>
  parseWith(favoriteRecordsSchema, input);

/** Reads the answer of `DELETE /api/favorites/{id}`. */
export const parseRemovedFavorite = (input: unknown): Parsed<RemovedFavorite> =>
  parseWith(removedFavoriteSchema, input);
