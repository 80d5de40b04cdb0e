import {
  buildCurrencyIndex,
  buildUnitIndex,
  type Currency,
  type SearchIndex,
  search,
  searchAsTyped,
  type Unit,
} from '@equivale/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { currencyTextsIn, languagesFrom, type NameTables, nameTables, useNames } from '../i18n/use-names.ts';
import { useOwnNames } from './own-names.ts';
import { specialistTextsIn, unitTextsIn } from './unit-names.ts';
import { unitSet } from './unit-set.ts';

export interface Searchable<Item> {
  readonly own: NameTables<SearchIndex<Item>>;
  /** By words of all languages, one of them first. */
  readonly all: NameTables<SearchIndex<Item>>;
}

/** Builds an index language by language. */
export const searchable = <Item>(
  build: (languages: readonly Language[]) => Promise<SearchIndex<Item>>,
): Searchable<Item> => ({
  own: nameTables((language) => build([language])),
  all: nameTables((language) => build(languagesFrom(language))),
});

/** All currencies, popular ones first. */
export const currencyIndexes = searchable<Currency>(async (ids) => {
  const [languages, { currencyAliases }] = await Promise.all([
    currencyTextsIn(ids),
    import('@equivale/core/currency-aliases'),
  ]);
  return buildCurrencyIndex({ languages, aliases: currencyAliases });
});

export const specialistIndexes = searchable<Unit>(async (ids) => {
  const [languages, { everyUnit }] = await Promise.all([specialistTextsIn(ids), import('./every-unit.ts')]);
  const units = everyUnit.list().filter(({ table }) => table === 'specialist');
  return buildUnitIndex(units, { languages, aliases: {} });
});

export const unitIndexes = searchable<Unit>(async (ids) => {
  const [languages, { unitAliases }] = await Promise.all([
    unitTextsIn(ids),
    import('@equivale/core/unit-aliases'),
  ]);
  const units = unitSet.list().filter(({ table }) => table === 'common' || table === 'extended');
  return buildUnitIndex(units, { languages, aliases: unitAliases });
});

let indexes: Searchable<Unit> | undefined;

export function showIndexes(all: Searchable<Unit>): void {
  indexes = all;
}

export const indexesOf = (table: Unit['table'] | undefined): Searchable<Unit> =>
  indexes ?? (table === 'specialist' ? specialistIndexes : unitIndexes);

/** Own units by all their names. */
export function useOwnIndex(): SearchIndex<Unit> {
  const names = useOwnNames((state) => state.names);
  return useMemo(() => {
    const units = unitSet.list().filter(({ id }) => names[id] !== undefined);
    return buildUnitIndex(units, { languages: [], aliases: {} });
  }, [names]);
}

const NOTHING: SearchIndex<never> = [];

/** Searches by the page's language, then by all. Suspends at first; `more` must be referentially stable. */
export function useSearch<Item>(
  { own, all }: Searchable<Item>,
  keep: (item: Item) => boolean,
  more: SearchIndex<Item> = NOTHING,
): (query: string) => readonly Item[] {
  const { language } = useTranslate();
  const ownIndex = useNames(own);
  const [wide, setWide] = useState<{ readonly of: typeof all; readonly index: SearchIndex<Item> }>();
  const widest = wide?.of === all ? wide.index : undefined;
  const index = useMemo(
    () => [...more, ...(widest ?? ownIndex)].filter(({ item }) => keep(item)),
    [widest, ownIndex, keep, more],
  );
  return useCallback(
    (query) => {
      const found = widest ? [] : searchAsTyped(query, index);
      if (found.length > 0) return found;
      // If the other words fail to load, the next keystroke tries again.
      if (!widest)
        all.load(language).then(
          (loaded) => setWide({ of: all, index: loaded }),
          () => undefined,
        );
      return search(query, index);
    },
    [index, widest, all, language],
  );
}
