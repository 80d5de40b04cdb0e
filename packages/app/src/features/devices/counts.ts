import { CHOSEN_MARKUP_ID } from '@equivale/contract';
import type { StampedRecord } from '@equivale/core/merge';
import type { Translate } from '../../i18n/i18n.ts';
import { localState } from '../../sync/local-state.ts';

/** Counts that are shown of a device before another one joins it, in this order. */
const COUNTED = ['favorites', 'lists', 'trips', 'markups', 'ownRates', 'ownUnits', 'conversions'] as const;

/** How many records of each kind this device has. */
export async function countLocal(): Promise<Record<string, number>> {
  const kinds = Object.entries(await localState.read()).filter(([, records]) => Array.isArray(records));
  const isCounted = ({ id, removed }: StampedRecord) => removed !== true && id !== CHOSEN_MARKUP_ID;
  return Object.fromEntries(
    kinds.map(([kind, records]) => [kind, (records as readonly StampedRecord[]).filter(isCounted).length]),
  );
}

/** `7 favoritos y 2 viajes`, and how many that is. */
export function describeCounts(
  counts: Readonly<Record<string, number>>,
  t: Translate,
  language: string,
): { readonly what: string; readonly total: number } {
  const present = COUNTED.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
  const parts = present.map(({ kind, count }) => t(`devices.count.${kind}`, { count }));
  const total = present.reduce((sum, { count }) => sum + count, 0);
  return { what: new Intl.ListFormat(language).format(parts), total };
}
