import {
  type FavoriteRecord,
  isUnitOf,
  type NewConversion,
  parseConversionRecord,
  parseFavoriteRecord,
} from '@equivale/contract';
import { COMMON_UNITS, createUnitSet, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { problemResponse } from '../../http/responses/problem.ts';
import type { StoredConversion, StoredFavorite } from '../../store/device-store.ts';

type Pair = Pick<FavoriteRecord, 'category' | 'fromUnit' | 'toUnit'>;

/** Refuses a pair whose units are not units of its category. */
export function refuseForeignUnits({ category, fromUnit, toUnit }: Pair): Response | undefined {
  const field = isUnitOf(category, fromUnit)
    ? isUnitOf(category, toUnit)
      ? undefined
      : 'toUnit'
    : 'fromUnit';
  if (field === undefined) return undefined;
  return problemResponse('invalid-field', { detail: `${field}: must be a unit of ${category}`, field });
}

const temperatures: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);

const isBelowAbsoluteZero = (unit: string, figure: string): boolean => {
  const result = temperatures.convert(figure, unit, unit);
  return !result.ok && result.code === 'below-absolute-zero';
};

type Figures = Pick<NewConversion, 'fromValue' | 'toValue' | 'fromText' | 'toText'>;

/** Refuses figures that no conversion has: only temperatures go below zero, and none below the absolute one. */
export function refuseFigures(c: Pair & Figures): Response | undefined {
  const isTemperature = c.category === 'temperature';
  const isWrong = (value: number, text: string | undefined, unit: string): boolean =>
    isTemperature ? isBelowAbsoluteZero(unit, text ?? `${value}`) : !(value > 0);
  const isTo = isWrong(c.toValue, c.toText, c.toUnit);
  const field = isWrong(c.fromValue, c.fromText, c.fromUnit) ? 'fromValue' : isTo ? 'toValue' : undefined;
  if (field === undefined) return undefined;
  const detail = `${field}: must be ${isTemperature ? 'at or above absolute zero' : 'above zero'}`;
  return problemResponse('invalid-field', { detail, field });
}

/** Milliseconds since the epoch, of an instant as text or in milliseconds. */
export const instantMs = (sent: string | number | undefined): number | undefined =>
  sent === undefined ? undefined : new Date(sent).getTime();

/** Empty for a number that is no instant. */
export function instant(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The stored rows that a client can read: one that is damaged, or of another version of this program, hides no other. */
export const conversionRecords = (stored: readonly StoredConversion[]): unknown[] =>
  stored.map(conversionRecord).filter((record) => parseConversionRecord(record).ok);

/** The same for favorites. */
export const favoriteRecords = (stored: readonly StoredFavorite[]): FavoriteRecord[] =>
  stored.map(favoriteRecord).filter((record) => parseFavoriteRecord(record).ok);

/** A stored conversion as it goes over the wire. */
export function conversionRecord({ id, madeAt, createdAt, record }: StoredConversion): unknown {
  return { ...JSON.parse(record), id, timestamp: instant(madeAt), createdAt: instant(createdAt) };
}

/** A stored favorite as it goes over the wire. */
export const favoriteRecord = ({ createdAt, changedAt, ...pair }: StoredFavorite): FavoriteRecord => ({
  ...(pair as Pick<FavoriteRecord, 'id' | 'category' | 'fromUnit' | 'toUnit'>),
  ...{ timestamp: instant(changedAt), createdAt: instant(createdAt) },
});
