import type { ExchangeRates } from '@equivale/contract';
import { type SearchEntry, type SearchIndex, search, searchAsTyped, searchEntry } from '@equivale/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRates } from '../../api/rates.ts';
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
import { namesNothing } from '../figures/figures.ts';
import {
  type Destination,
  type DestinationIndex,
  destinationIndex,
  loadNames,
  loadTechnical,
  NO_TERMS,
} from './destinations.ts';
import { loadNamedThings, type NamedThing, type NamedThings } from './named-things.ts';

const KINDS: readonly [Destination['kind'], MessageKey][] = [
  ['converter', 'search.converters'],
  ['unit', 'search.units'],
  ['currency', 'search.currencies'],
];

export interface SearchResultGroup {
  readonly title: string;
  readonly rows: readonly NamedThing[];
}

/** What may be found: a converter, something of this device, or of the app. */
type Found =
  | Destination
  | { readonly kind: 'favorite'; readonly pair: Favorite }
  | { readonly kind: 'recent'; readonly record: ConversionRecord }
  | { readonly kind: 'saved' | 'app'; readonly thing: NamedThing };

/** Removes rows that lead to the same place as an earlier one. */
const unseen = (rows: readonly NamedThing[], seen: Set<string>) =>
  rows.filter(({ path }) => {
    const isNew = path === undefined || !seen.has(path);
    if (path !== undefined) seen.add(path);
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

const NO_KINDS: NonNullable<ExchangeRates['kinds']> = [];

/** Views, settings, actions and stored things; nothing before they are loaded, or where they cannot be. */
function useNamedThings(): NamedThings | undefined {
  const { t, language, locale } = useTranslate();
  const rates = useRates();
  const isAnswered = rates?.place === 'network' || rates?.place === 'device';
  const kinds = isAnswered ? (rates.table.kinds ?? NO_KINDS) : undefined;
  const { data } = useQuery({
    // The names of kinds of records: a change of one reads them again.
    queryKey: ['trips', 'expenses', 'markups', 'named-things', language, locale.figures, kinds],
    queryFn: () => loadNamedThings({ t, language, locale, kinds }),
    refetchOnReconnect: true,
  });
  return data;
}

const entryOf = <Item>(entry: SearchEntry<Item>, found: (item: Item) => Found): SearchEntry<Found> => ({
  ...entry,
  item: found(entry.item),
});

type Groups = Readonly<Record<'app' | 'stored' | 'others', readonly SearchResultGroup[]>>;

/** What is found better is shown first: `dólar` is a currency before it is the street rate of one. */
function inOrder(
  found: readonly Found[],
  isStoredNamed: boolean,
  { app, stored, others }: Groups,
): readonly SearchResultGroup[] {
  const best = found.find(({ kind }) => kind === 'app' || KINDS.some(([one]) => one === kind));
  if (best?.kind !== 'app') return [...stored, ...others, ...app];
  return isStoredNamed ? [...stored, ...app, ...others] : [...app, ...stored, ...others];
}

/** Groups of search results; stored ones go first where their own name matches. Suspends for names. */
export function useDestinations(query: string): {
  readonly groups: readonly SearchResultGroup[];
  readonly lacksTechnical: boolean;
} {
  const { t, locale } = useTranslate();
  const nameOf = (id: Favorite['category']) => t(categoryKey(id));
  const { index, lacksTechnical } = useIndex();
  const named = useNamedThings();
  useOwnUnits();
  const ownIndex = useOwnIndex();
  const ownNames = useOwnNames((state) => state.names);
  const { data: favorites } = useFavorites();
  const { data: recent } = useRecentConversions(LIMITS.recentInSearch);
  const everything = useMemo((): SearchIndex<Found> => {
    const saved = (thing: NamedThing): Found => ({ kind: 'saved', thing });
    return [
      ...(named?.saved ?? []).map((entry) => entryOf(entry, saved)),
      ...(favorites ?? []).map((pair) => index.pairEntry({ kind: 'favorite' as const, pair }, pair)),
      ...ownIndex.map((entry) =>
        entryOf(entry, (unit) => saved(index.unitDestination(unit, ownNames[unit.id]?.one ?? unit.id))),
      ),
      ...(recent ?? []).map((record) => index.pairEntry({ kind: 'recent' as const, record }, record)),
      ...index.destinations,
      ...(named?.app ?? []).map((entry) => entryOf(entry, (thing) => ({ kind: 'app', thing }))),
    ];
  }, [named, favorites, recent, ownIndex, ownNames, index]);
  const found = useMemo(() => (namesNothing(query) ? [] : search(query, everything)), [query, everything]);
  const favoriteRow = (pair: Favorite): NamedThing => ({
    path: converterPath(pair),
    emoji: emojiOf(pair.category),
    name: describePair(pair),
    detail: nameOf(pair.category),
  });
  const recentRow = (record: ConversionRecord): NamedThing => {
    const { emoji, question, value } = describeConversion(record, locale, undefined);
    return {
      path: recordPath(record),
      emoji,
      name: question,
      detail: value,
      onChoose: () => resumeConversion(record, locale),
    };
  };
  const saved = found.flatMap((hit) => {
    if (hit.kind === 'favorite') return [favoriteRow(hit.pair)];
    return hit.kind === 'saved' ? [hit.thing] : [];
  });
  const stored = { title: t('search.saved'), rows: saved };
  const app = {
    title: t('search.app'),
    rows: found.flatMap((hit) => (hit.kind === 'app' ? [hit.thing] : [])),
  };
  const byName = saved.map((row) => searchEntry(row, { ...NO_TERMS, names: [row.name] }));
  const groups = inOrder(found, searchAsTyped(query, byName).length > 0, {
    app: [app],
    stored: [stored],
    others: [
      {
        title: t('recent.title'),
        rows: found.flatMap((hit) => (hit.kind === 'recent' ? [hit.record] : [])).map(recentRow),
      },
      ...KINDS.map(([kind, title]) => ({
        title: t(title),
        rows: found.filter((hit): hit is Destination => hit.kind === kind),
      })),
    ],
  });
  const seen = new Set<string>();
  return {
    groups: groups
      .map(({ title, rows }) => ({ title, rows: unseen(rows, seen) }))
      .filter(({ rows }) => rows.length > 0),
    lacksTechnical,
  };
}
