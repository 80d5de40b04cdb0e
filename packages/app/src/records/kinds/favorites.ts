import { storedFavoriteSchema } from '@equivale/contract';
import { v7 as newId } from 'uuid';
import { check, pipe } from 'valibot';
import { isPairCategory, type Pair } from '../../conversion/conversion.ts';
import { defineRecords } from '../define-records.ts';
import type { WriteOutcome } from '../kind.ts';

/** A favorite pair; times in milliseconds since the epoch. */
export interface Favorite extends Pair {
  readonly id: string;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** Favorite pairs, newest first; one per pair. */
export const favorites = defineRecords<Favorite>(
  {
    kind: 'favorites',
    schema: pipe(
      storedFavoriteSchema,
      check(({ category }) => isPairCategory(category)),
    ),
    subjectOf: ({ category, fromUnit, toUnit }) => [category, fromUnit, toUnit],
    isOnlySubject: true,
  },
  (a, b) => b.createdAt - a.createdAt,
);

export type AddOutcome = WriteOutcome | { readonly ok: false; readonly code: 'exists' };

/** Saves a pair unless it is a favorite already, by this tab or another. */
export async function addFavorite(
  { category, fromUnit, toUnit }: Pair,
  now: number,
  id: string = newId(),
): Promise<AddOutcome & { readonly id: string }> {
  const favorite = { id, category, fromUnit, toUnit, createdAt: now };
  let exists = false;
  const outcome = await favorites.change((stored) => {
    exists = findFavorite(stored, favorite) !== undefined;
    return exists ? [] : [favorite];
  });
  return { ...(outcome.ok && exists ? { ok: false, code: 'exists' } : outcome), id };
}

export function findFavorite(stored: readonly Favorite[] | undefined, pair: Pair): Favorite | undefined {
  return stored?.find(
    ({ category, fromUnit, toUnit }) =>
      category === pair.category && fromUnit === pair.fromUnit && toUnit === pair.toUnit,
  );
}
