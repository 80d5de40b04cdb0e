import { arrangedSchema } from '@equivale/contract';
import { check, pipe } from 'valibot';
import { defineRecords } from '../define-records.ts';

export type Sorting = 'hand' | 'use' | 'name';
export const SORTINGS: readonly Sorting[] = ['hand', 'use', 'name'];

/**
 * Stored per item, so that concurrent changes do not collide; `''` is the list with its order.
 * Items have no position until one is moved.
 */
export interface ArrangedItem {
  readonly list: string;
  readonly item: string;
  readonly position?: string;
  /** Moved by hand, rather than renumbered by another move. */
  readonly moved?: boolean;
  readonly pinned?: boolean;
  readonly hidden?: boolean;
  readonly sorting?: Sorting;
  /** Time of the person's change in milliseconds since the epoch; 0 if only renumbered. */
  readonly changedAt: number;
}

/** Changes of the order of lists; the items of a list share a row. */
export const arrangements = defineRecords<ArrangedItem>({
  kind: 'arrangements',
  schema: pipe(
    arrangedSchema,
    check(({ sorting }) => sorting === undefined || SORTINGS.includes(sorting as Sorting)),
  ),
  rowOf: ({ list }) => String(list),
});
