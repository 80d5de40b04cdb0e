import {
  buildCurrencyIndex,
  CATEGORIES,
  type CurrencyIndex,
  foldText,
  searchCurrencies,
  type Unit,
} from '@equivale/core';
import type { ConverterId, Pair } from '../conversion/conversion.ts';
import { emojiOf } from '../conversion/describe-conversion.ts';
import { unitSet } from '../conversion/unit-set.ts';
import type { Language } from '../i18n/languages.ts';
import { currencyNamesFrom, unitNamesFrom } from '../i18n/use-names.ts';

/** A converter that a word can lead to. */
export interface Destination {
  /** What the word names. */
  readonly kind: 'converter' | 'unit' | 'currency';
  readonly path: string;
  readonly emoji: string;
  readonly name: string;
  readonly detail: string;
}

interface UnitEntry {
  readonly id: string;
  readonly category: ConverterId;
  readonly name: string;
  readonly symbol: string;
  readonly words: readonly string[];
}

/** Names of everything that can be converted, made ready for searching in one language. */
export interface DestinationIndex {
  readonly currencies: CurrencyIndex;
  readonly currencyNames: Readonly<Record<string, string>>;
  readonly units: readonly UnitEntry[];
}

/**
 * Loads the names, which only a search needs.
 * @param language language of the names that are shown; all languages are searched
 * @throws when a table cannot be fetched
 */
export async function destinationIndex(language: Language): Promise<DestinationIndex> {
  const [currencyNames, unitNames, { currencyTerms }] = await Promise.all([
    currencyNamesFrom(language),
    unitNamesFrom(language),
    import('@equivale/core/currency-terms'),
  ]);
  const inTable = (table: Unit['table']) => unitSet.list().filter((unit) => unit.table === table);
  return {
    currencies: buildCurrencyIndex({ names: currencyNames, terms: currencyTerms }),
    currencyNames: currencyNames[0] ?? {},
    // Common units stand before the extended ones, whatever their category.
    units: [...inTable('common'), ...inTable('extended')].map(({ id, symbol, category }) => ({
      id,
      category,
      symbol,
      name: unitNames[0]?.[id]?.one ?? id,
      words: unitNames.flatMap(({ [id]: name }) => (name ? [foldText(name.one), foldText(name.other)] : [])),
    })),
  };
}

/** Whether every word of a query begins a word of what is said of a pair: symbols, names and category, both languages. */
export function namesPair(
  query: string,
  { category, fromUnit, toUnit }: Pair,
  index: DestinationIndex,
  categoryName: (id: ConverterId) => string,
): boolean {
  const wordsOf = (id: string) => {
    const unit = index.units.find((entry) => entry.id === id && entry.category === category);
    return unit ? [unit.symbol, ...unit.words] : [id, index.currencyNames[id] ?? ''];
  };
  const said = foldText([...wordsOf(fromUnit), ...wordsOf(toUnit), categoryName(category)].join(' ')).split(
    /\s+/,
  );
  const requested = foldText(query)
    .split(/[\s→>]+/)
    .filter((word) => word !== '');
  return requested.length > 0 && requested.every((word) => said.some((one) => one.startsWith(word)));
}

const unitPath = ({ category, id }: UnitEntry) => `/category/${category}/${id}`;

/** The pair that a lone currency is shown in: against the dollar, the dollar itself against the euro. */
const currencyPath = (code: string) => (code === 'USD' ? '/currency/USD/EUR' : `/currency/${code}/USD`);

/**
 * Every converter that a query names, exact symbols first, then categories, units and currencies by name.
 * @param query what was typed, in any case, with or without accents
 * @param categoryName the name of a category in the language of the page
 */
export function findDestinations(
  query: string,
  index: DestinationIndex,
  categoryName: (id: ConverterId) => string,
): readonly Destination[] {
  const typed = query.trim();
  const folded = foldText(typed);
  const unitRow = (unit: UnitEntry): Destination => ({
    kind: 'unit',
    path: unitPath(unit),
    emoji: emojiOf(unit.category),
    name: `${unit.name} (${unit.symbol})`,
    detail: categoryName(unit.category),
  });
  const categories = CATEGORIES.filter(
    ({ id }) => folded !== '' && foldText(categoryName(id)).startsWith(folded),
  );
  const bySymbol = index.units.filter(({ symbol }) => symbol === typed);
  const byName = index.units.filter(
    (unit) => folded !== '' && unit.words.some((word) => word.startsWith(folded)),
  );
  const rows = [
    ...bySymbol.map(unitRow),
    ...categories.map(({ id, emoji }) => ({
      kind: 'converter' as const,
      path: id === 'currency' ? '/currency' : `/category/${id}`,
      emoji,
      name: categoryName(id),
      detail: '',
    })),
    ...byName.map(unitRow),
    ...searchCurrencies(typed, index.currencies).map(({ code }) => ({
      kind: 'currency' as const,
      path: currencyPath(code),
      emoji: '💱',
      name: `${code} · ${index.currencyNames[code] ?? code}`,
      detail: categoryName('currency'),
    })),
  ];
  return [...new Map(rows.map((row) => [row.path, row])).values()];
}
