import { DAY_MS } from '@equivale/core';
import type { ConversionRecord } from '../conversion/conversion.ts';

const HALF_LIFE_MS = 30 * DAY_MS;

/** Lists that can be arranged: those with fixed names, and one per category of units. */
export const LISTS = {
  home: 'home',
  categories: 'categories',
  favorites: 'favorites',
  currencies: 'currencies',
  /** Rows of the list of currencies, which has its own manual order. */
  list: 'list',
} as const;
export const unitsList = (category: string): string => `units/${category}`;

/** A pair as an item of a list; found again when it is saved anew. */
export const pairItem = ({
  category,
  fromUnit,
  toUnit,
}: Pick<ConversionRecord, 'category' | 'fromUnit' | 'toUnit'>): string => `${category}/${fromUnit}/${toUnit}`;

function usedItems(list: string, record: ConversionRecord): readonly string[] {
  const { category, fromUnit, toUnit } = record;
  switch (list) {
    case LISTS.home:
    case LISTS.categories:
      return [category];
    case LISTS.favorites:
      return [pairItem(record)];
    default: {
      const lists = category === 'currency' ? [LISTS.currencies, LISTS.list] : [unitsList(category)];
      return lists.includes(list) ? [fromUnit, toUnit] : [];
    }
  }
}

/** The number of conversions with an item, halved every thirty days; later ones count as made now. */
export function usageOf(
  list: string,
  records: readonly ConversionRecord[],
  now: number,
): ReadonlyMap<string, number> {
  const usage = new Map<string, number>();
  for (const record of records) {
    const worth = 0.5 ** (Math.max(0, now - record.timestamp) / HALF_LIFE_MS);
    for (const item of usedItems(list, record)) usage.set(item, (usage.get(item) ?? 0) + worth);
  }
  return usage;
}
