import { arrangedSchema } from '@equivale/contract';
import { check, pipe } from 'valibot';
import { defineRecords } from '../define-records.ts';

/** How a list is sorted: as its owner put it, by use, or by name. */
export type Sorting = 'hand' | 'use' | 'name';
export const SORTINGS: readonly Sorting[] = ['hand', 'use', 'name'];

/**
 * What is stored of one item of one list, each item on its own, so that whoever changes another one loses nothing. A list whose
 * items were never moved has no positions; from the first move on every item of that time has one. The item `''` is the
 * list itself, with its sorting.
 */
export interface ArrangedItem {
  readonly list: string;
  readonly item: string;
  readonly position?: string;
  /** Put where it is by hand, rather than numbered when another was moved. */
  readonly moved?: boolean;
  readonly pinned?: boolean;
  readonly hidden?: boolean;
  readonly sorting?: Sorting;
  /** When its owner changed it, in milliseconds since the epoch; 0 for what was only numbered. */
  readonly changedAt: number;
}

/** What was changed about the order of lists; the items of a list stand together. */
export const arrangements = defineRecords<ArrangedItem>({
  kind: 'arrangements',
  schema: pipe(
    arrangedSchema,
    check(({ sorting }) => sorting === undefined || SORTINGS.includes(sorting as Sorting)),
  ),
  rowOf: ({ list }) => String(list),
});
