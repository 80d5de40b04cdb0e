import { useSuspenseQuery } from '@tanstack/react-query';
import { converterPath } from '../conversion/address.ts';
import type { ConversionRecord } from '../conversion/conversion.ts';
import { describeConversion, describePair, emojiOf } from '../conversion/describe-conversion.ts';
import { resumeConversion } from '../conversion/resume-conversion.ts';
import { useRecentConversions } from '../device/conversions.ts';
import { type Favorite, useFavorites } from '../device/favorites.ts';
import { LIMITS } from '../device/limits.ts';
import { type MessageKey, useTranslate } from '../i18n/i18n.ts';
import { type Destination, destinationIndex, findDestinations, namesPair } from './destinations.ts';

/** As many of each kind as stand above a phone's keyboard with a little scrolling. */
const MOST = { converter: 3, unit: 4, currency: 4, saved: 3 } as const;

/** One thing that a query leads to. */
interface SearchResultRow extends Pick<Destination, 'path' | 'emoji' | 'name' | 'detail'> {
  /** Prepares the converter that it leads to. */
  readonly onChoose?: () => void;
}

/** Things of one kind that a query leads to; never empty. */
export interface SearchResultGroup {
  readonly title: string;
  readonly rows: readonly SearchResultRow[];
}

const KINDS: readonly [Destination['kind'], MessageKey][] = [
  ['converter', 'search.converters'],
  ['unit', 'search.units'],
  ['currency', 'search.currencies'],
];

/** Rows without those that lead where an earlier one leads already. */
const unseen = (rows: readonly SearchResultRow[], seen: Set<string>) =>
  rows.filter(({ path }) => {
    const isNew = !seen.has(path);
    seen.add(path);
    return isNew;
  });

/**
 * What a query names, in groups: favorites and recent conversions of this device, converters, units, currencies.
 * Suspends while the names are fetched.
 */
export function useDestinations(query: string): readonly SearchResultGroup[] {
  const { t, language, locale } = useTranslate();
  const { data: index } = useSuspenseQuery({
    queryKey: ['destinations', language],
    queryFn: () => destinationIndex(language),
  });
  const { data: favorites = [] } = useFavorites();
  const { data: recent = [] } = useRecentConversions(LIMITS.recentInSearch);
  const nameOf = (id: Favorite['category']) => t(`category.${id}`);
  const found = findDestinations(query, index, nameOf);
  const isNamed = (pair: Favorite | ConversionRecord) => namesPair(query, pair, index, nameOf);
  const favoriteRow = (pair: Favorite): SearchResultRow => ({
    path: converterPath(pair),
    emoji: emojiOf(pair.category),
    name: describePair(pair),
    detail: nameOf(pair.category),
  });
  const recentRow = (record: ConversionRecord): SearchResultRow => {
    const { emoji, question, value } = describeConversion(record, locale, undefined);
    return {
      path: converterPath(record),
      emoji,
      name: question,
      detail: value,
      onChoose: () => resumeConversion(record, locale),
    };
  };
  const groups = [
    { title: t('tab.favorites'), rows: favorites.filter(isNamed).slice(0, MOST.saved).map(favoriteRow) },
    { title: t('recent.title'), rows: recent.filter(isNamed).slice(0, MOST.saved).map(recentRow) },
    ...KINDS.map(([kind, title]) => ({
      title: t(title),
      rows: found.filter((row) => row.kind === kind).slice(0, MOST[kind]),
    })),
  ];
  const seen = new Set<string>();
  return groups
    .map(({ title, rows }) => ({ title, rows: unseen(rows, seen) }))
    .filter(({ rows }) => rows.length > 0);
}
