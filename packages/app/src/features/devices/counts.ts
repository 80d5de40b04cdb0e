import { CHOSEN_MARKUP_ID } from '@equivale/contract';
import type { StampedRecord } from '@equivale/core/merge';
import type { Translate } from '../../i18n/i18n.ts';
import { localState } from '../../sync/local-state.ts';

/** What is told of a device before another one joins it, in this order. */
const COUNTED = ['favorites', 'lists', 'trips', 'markups', 'ownRates', 'ownUnits', 'conversions'] as const;

/** How many records of each kind this device has. */
export async function countLocal(): Promise<Record<string, number>> {
  const state = await localState.read();
  return Object.fromEntries(
    COUNTED.map((kind) => {
      const records = (state[kind] ?? []) as readonly StampedRecord[];
      return [kind, records.filter(({ id, removed }) => removed !== true && id !== CHOSEN_MARKUP_ID).length];
    }),
  );
}

/** `7 favoritos y 2 viajes`; nothing where there is nothing. */
export function countedText(
  counts: Readonly<Record<string, number>>,
  t: Translate,
  language: string,
): string {
  const parts = COUNTED.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [t(`devices.count.${kind}`, { count })] : [];
  });
  return new Intl.ListFormat(language).format(parts);
}
