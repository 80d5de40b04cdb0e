import {
  CATEGORIES,
  mergeEntries,
  type SearchEntry,
  type SearchIndex,
  searchEntry,
  type Unit,
} from '@equivale/core';
import type { TECHNICAL_CATEGORIES } from '@equivale/core/technical-categories';
import type { ConverterId, Pair } from '../../conversion/conversion.ts';
import { describePair, emojiOf } from '../../conversion/describe-conversion.ts';
import { currencyIndexes, specialistIndexes, unitIndexes } from '../../conversion/search-indexes.ts';
import { specialistTextsIn, unitTextsIn } from '../../conversion/unit-names.ts';
import type { Language } from '../../i18n/languages.ts';
import { currencyTextsIn } from '../../i18n/use-names.ts';

export interface Destination {
  /** What the word names. */
  readonly kind: 'converter' | 'unit' | 'currency';
  readonly path: string;
  readonly emoji: string;
  readonly name: string;
  readonly detail: string;
}

/** Everything that can be converted, indexed for search: categories, units, currencies. */
export interface DestinationIndex {
  readonly destinations: SearchIndex<Destination>;
  /** The destination of a unit. @param name in the page's language */
  readonly unitDestination: (unit: Unit, name: string) => Destination;
  /** Found by words of both sides and the category; ingredients, which no catalogue has, by the pair's name. */
  readonly pairEntry: <Item>(item: Item, pair: Pair) => SearchEntry<Item>;
}

/** The partner of a single currency: the dollar, or the euro for the dollar itself. */
const currencyPath = (code: string) => (code === 'USD' ? '/currency/USD/EUR' : `/currency/${code}/USD`);

export const NO_TERMS = { codes: [], signs: [], names: [], words: [], places: [], others: [] } as const;

const termsOf = (name: string, words: readonly string[] = []) => ({ ...NO_TERMS, names: [name], words });

function categoryEntry(
  { id, emoji }: (typeof CATEGORIES | typeof TECHNICAL_CATEGORIES)[number],
  categoryName: (id: ConverterId) => string,
): SearchEntry<Destination> {
  const name = categoryName(id);
  const path = id === 'currency' ? '/currency' : `/category/${id}`;
  return searchEntry({ kind: 'converter', path, emoji, name, detail: '' }, termsOf(name));
}

function kitchenEntry({ name, measures }: { name: string; measures: string }): SearchEntry<Destination> {
  const terms = termsOf(name, measures.split(', '));
  return searchEntry({ kind: 'converter', path: '/kitchen', emoji: '🥣', name, detail: measures }, terms);
}

/** Technical units and their names: a lazy chunk that may be unreachable. */
export const loadTechnical = async (language: Language) =>
  (await import('../../conversion/technical-units.ts')).loadTechnicalTexts(language);

type Technical = Awaited<ReturnType<typeof loadTechnical>>;

/** Loads the names of all languages; throws when a table cannot be fetched. */
export async function loadNames(language: Language) {
  const [units, specialist, currencies, [unitTexts], [specialistTexts], [currencyTexts]] = await Promise.all([
    unitIndexes.all.load(language),
    specialistIndexes.all.load(language),
    currencyIndexes.all.load(language),
    unitTextsIn([language]),
    specialistTextsIn([language]),
    currencyTextsIn([language]),
  ]);
  return {
    units: [...units, ...specialist],
    unitNames: { ...unitTexts?.unitNames, ...specialistTexts?.unitNames },
    currencies,
    currencyNames: currencyTexts?.currencyNames,
  };
}

export function destinationIndex(
  { units, unitNames, currencies, currencyNames }: Awaited<ReturnType<typeof loadNames>>,
  technical: Technical | undefined,
  categoryName: (id: ConverterId) => string,
  kitchen: { readonly name: string; readonly measures: string },
): DestinationIndex {
  const names = { ...unitNames, ...technical?.unitNames };
  const entries = new Map<string, SearchEntry<Destination>>();
  for (const category of [...CATEGORIES, ...(technical?.categories ?? [])])
    entries.set(category.id, categoryEntry(category, categoryName));
  entries.set('kitchen', kitchenEntry(kitchen));
  const keyOf = (category: Pair['category'], id: string) => `${category}/${id}`;
  const unitDestination = ({ id, category, symbol }: Unit, name: string): Destination => ({
    kind: 'unit',
    path: `/category/${category}/${id}`,
    emoji: emojiOf(category),
    name: `${name} (${symbol})`,
    detail: categoryName(category),
  });
  for (const entry of [...units, ...(technical?.index ?? [])]) {
    const { id, category } = entry.item;
    const item = unitDestination(entry.item, names[id]?.one ?? id);
    entries.set(keyOf(category, id), { ...entry, item });
  }
  for (const entry of currencies) {
    const { code } = entry.item;
    const item: Destination = {
      kind: 'currency',
      path: currencyPath(code),
      emoji: '💱',
      name: `${code} · ${currencyNames?.[code] ?? code}`,
      detail: categoryName('currency'),
    };
    entries.set(keyOf('currency', code), { ...entry, item });
  }
  return {
    unitDestination,
    destinations: [...entries.values()],
    pairEntry: (item, pair) => {
      const { category, fromUnit, toUnit } = pair;
      const keys = [keyOf(category, fromUnit), keyOf(category, toUnit), category];
      const parts: SearchEntry<unknown>[] = keys.flatMap((key) => entries.get(key) ?? []);
      if (parts.length < keys.length) parts.push(searchEntry(item, termsOf(describePair(pair))));
      return mergeEntries(item, parts);
    },
  };
}
