import {
  type ConversionRecord,
  type FavoriteRecord,
  isUnitOf,
  type NewConversion,
  type NewFavorite,
  parseNewConversion,
  parseNewFavorite,
  type Removals,
} from '@equivale/contract';
import { merge, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { LIMITS } from '../device/limits.ts';

/** What the service stores of this device, as returned by its calls. */
export interface ServiceRecords {
  readonly favorites: readonly FavoriteRecord[];
  readonly removals: readonly Readonly<Removals[number]>[];
  readonly conversions: readonly ConversionRecord[];
}

export type Sending =
  | { readonly kind: 'removal'; readonly id: string }
  | { readonly kind: 'favorite'; readonly id: string; readonly body: NewFavorite }
  | { readonly kind: 'conversion'; readonly id: string; readonly body: NewConversion };

type Records = ReadonlyMap<string, StampedRecord>;

const recordsOf = (state: WholeState, kind: string): Records =>
  new Map(((state[kind] ?? []) as readonly StampedRecord[]).map((record) => [String(record.id), record]));

const isThere = (record: StampedRecord | undefined) => record !== undefined && record.removed !== true;

/** Conversions are ordered by the time they were made, all other records by their last change. */
const clockOf = ({ timestamp, changedAt, removed }: StampedRecord): number =>
  typeof timestamp === 'number' && removed !== true ? timestamp : changedAt;

/** Time of the oldest record in a full list; the absence of older ones proves nothing. */
const beginOf = (conversions: Records): number =>
  conversions.size < LIMITS.conversionsStored
    ? Number.NEGATIVE_INFINITY
    : Math.min(...[...conversions.values()].map(clockOf));

/** What the service stores, in the device's form. */
export function stateOf({ favorites, removals, conversions }: ServiceRecords): WholeState {
  const present = favorites.map(({ timestamp, createdAt, ...favorite }) => ({
    ...favorite,
    createdAt: Date.parse(createdAt),
    changedAt: Date.parse(timestamp),
  }));
  const removed = removals.map(({ id, timestamp }) => ({
    id,
    removed: true,
    changedAt: Date.parse(timestamp),
  }));
  return {
    // A record that was removed while the lists were fetched is in both: the later one counts.
    favorites: merge({ all: present }, { all: removed }).all,
    conversions: conversions.map(({ timestamp, createdAt: _, ...conversion }) => ({
      ...conversion,
      timestamp: Date.parse(timestamp),
      changedAt: Date.parse(timestamp),
    })),
  };
}

type Known<T> = { readonly ok: boolean; readonly value?: T };

/** Own units and recipes exist only on this device and stay here. */
const isSendable = ({ category, fromUnit, toUnit }: NewFavorite) =>
  isUnitOf(category, fromUnit) && isUnitOf(category, toUnit);

function sendingOf<T extends NewFavorite>(parsed: Known<T>, make: (body: T) => Sending): Sending[] {
  return parsed.value !== undefined && isSendable(parsed.value) ? [make(parsed.value)] : [];
}

/** What to send: removals first, since a pair can exist once, then the newest records of each kind. */
export function sendingsOf(device: WholeState, service: WholeState): Sending[] {
  const [own, theirs] = [recordsOf(device, 'favorites'), recordsOf(service, 'favorites')];
  const removals = [...own].flatMap(([id, record]): Sending[] => {
    const other = theirs.get(id);
    return !isThere(record) && other && isThere(other) && other.changedAt < record.changedAt
      ? [{ kind: 'removal', id }]
      : [];
  });
  const favorites = [...own].flatMap(([id, { changedAt, ...record }]) => {
    const other = theirs.get(id);
    if (record.removed === true || isThere(other) || (other && other.changedAt > changedAt)) return [];
    const parsed = parseNewFavorite({ ...record, timestamp: changedAt });
    return sendingOf(parsed, (body) => ({ kind: 'favorite', id, body }));
  });
  const [made, stored] = [recordsOf(device, 'conversions'), recordsOf(service, 'conversions')];
  const begin = beginOf(stored);
  const conversions = [...made].flatMap(([id, record]) => {
    const other = stored.get(id);
    const isKnown = other ? clockOf(other) >= clockOf(record) : clockOf(record) < begin;
    if (!isThere(record) || isKnown) return [];
    return sendingOf(parseNewConversion(record), (body) => ({ kind: 'conversion', id, body }));
  });
  return [...removals, ...favorites.reverse(), ...conversions.reverse()];
}
