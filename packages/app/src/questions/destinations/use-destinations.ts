import { type SearchIndex, search } from '@equivale/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { converterPath } from '../../conversion/address.ts';
import type { ConversionRecord } from '../../conversion/conversion.ts';
import {
  categoryKey,
  describeConversion,
  describePair,
  emojiOf,
} from '../../conversion/describe-conversion.ts';
import { useOwnNames } from '../../conversion/own-names.ts';
import { recordPath } from '../../conversion/past.ts';
import { resumeConversion } from '../../conversion/resume-conversion.ts';
import { useOwnIndex } from '../../conversion/search-indexes.ts';
import { LIMITS } from '../../device/limits.ts';
import { useOwnUnits } from '../../device/own-units/own-units.ts';
import { useFavorites, useRecentConversions } from '../../device/stored-pairs.ts';
import { type MessageKey, useTranslate } from '../../i18n/i18n.ts';
import type { Favorite } from '../../records/kinds/favorites.ts';
import {
  type Destination,
  type DestinationIndex,
  destinationIndex,
  loadNames,
  loadTechnical,
} from './destinations.ts';

/** Results per kind: what fits above a phone's keyboard with little scrolling. */
const MOST = { converter: 3, unit: 4, currency: 4, saved: 3 } as const;

/** A search result. */
export interface SearchResultRow extends Pick<Destination, 'path' | 'emoji' | 'name' | 'detail'> {
  /** Prepares the converter before it opens. */
  readonly onChoose?: () => void;
}

/** Search results of one kind; never empty. */
export interface SearchResultGroup {
  readonly title: string;
  readonly rows: readonly SearchResultRow[];
}

const KINDS: readonly [Destination['kind'], MessageKey][] = [
  ['converter', 'search.converters'],
  ['unit', 'search.units'],
  ['currency', 'search.currencies'],
];

/** A destination: a converter, or something stored on this device. */
type Found =
  | Destination
  | { readonly kind: 'favorite'; readonly pair: Favorite }
  | { readonly kind: 'recent'; readonly record: ConversionRecord };

/** Removes rows that lead to the same place as an earlier one. */
const unseen = (rows: readonly SearchResultRow[], seen: Set<string>) =>
  rows.filter(({ path }) => {
    const isNew = !seen.has(path);
    seen.add(path);
    return isNew;
  });

/** All named things, technical units once loaded. Suspends while names are fetched. */
function useIndex(): { readonly index: DestinationIndex; readonly lacksTechnical: boolean } {
  const { t, language } = useTranslate();
  const { data: names } = useSuspenseQuery({
    queryKey: ['destinations', language],
    queryFn: () => loadNames(language),
  });
  const { data: technical, isError: lacksTechnical } = useQuery({
    queryKey: ['technical-destinations', language],
    queryFn: () => loadTechnical(language),
    // Retries failed loads when the network is back.
    refetchOnReconnect: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language and its names
  const index = useMemo(
    () =>
      destinationIndex(names, technical, (id) => t(categoryKey(id)), {
        name: t('kitchen.name'),
        measures: t('kitchen.measures'),
      }),
    [names, technical],
  );
  return { index, lacksTechnical };
}

/**
 * Search results in groups: favorites, recent conversions, converters, units, currencies; and whether technical units
 * failed to load. Suspends while names are fetched.
 */
export function useDestinations(query: string): {
  readonly groups: readonly SearchResultGroup[];
  readonly lacksTechnical: boolean;
} {
  const { t, locale } = useTranslate();
  const nameOf = (id: Favorite['category']) => t(categoryKey(id));
  const { index, lacksTechnical } = useIndex();
  useOwnUnits();
  const ownIndex = useOwnIndex();
  const ownNames = useOwnNames((state) => state.names);
  const { data: favorites } = useFavorites();
  const { data: recent } = useRecentConversions(LIMITS.recentInSearch);
  const everything = useMemo(
    (): SearchIndex<Found> => [
      ...(favorites ?? []).map((pair) => index.pairEntry({ kind: 'favorite' as const, pair }, pair)),
      ...(recent ?? []).map((record) => index.pairEntry({ kind: 'recent' as const, record }, record)),
      ...ownIndex.map(({ item: unit, ...entry }) => ({
        ...entry,
        item: index.unitDestination(unit, ownNames[unit.id]?.one ?? unit.id),
      })),
      ...index.destinations,
    ],
    [favorites, recent, ownIndex, ownNames, index],
  );
  const found = useMemo(() => search(query, everything), [query, everything]);
  const favoriteRow = (pair: Favorite): SearchResultRow => ({
    path: converterPath(pair),
    emoji: emojiOf(pair.category),
    name: describePair(pair),
    detail: nameOf(pair.category),
  });
  const recentRow = (record: ConversionRecord): SearchResultRow => {
    const { emoji, question, value } = describeConversion(record, locale, undefined);
    return {
      path: recordPath(record),
      emoji,
      name: question,
      detail: value,
      onChoose: () => resumeConversion(record, locale),
    };
  };
  const saved = <Row>(rowOf: (hit: Found) => Row[]) => found.flatMap(rowOf).slice(0, MOST.saved);
  const groups = [
    {
      title: t('tab.favorites'),
      rows: saved((hit) => (hit.kind === 'favorite' ? [hit.pair] : [])).map(favoriteRow),
    },
    {
      title: t('recent.title'),
      rows: saved((hit) => (hit.kind === 'recent' ? [hit.record] : [])).map(recentRow),
    },
    ...KINDS.map(([kind, title]) => ({
      title: t(title),
      rows: found.filter((hit): hit is Destination => hit.kind === kind).slice(0, MOST[kind]),
    })),
  ];
  const seen = new Set<string>();
  return {
    groups: groups
      .map(({ title, rows }) => ({ title, rows: unseen(rows, seen) }))
      .filter(({ rows }) => rows.length > 0),
    lacksTechnical,
  };
}
