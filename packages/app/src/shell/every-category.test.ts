import 'fake-indexeddb/auto';
import { CATEGORIES } from '@equivale/core';
import { beforeAll, expect, it } from 'vitest';
import { locale } from '../../../../languages/es/core/locale.ts';
import { categoryCards, homeCards } from '../arranging/store-cards.ts';
import { converterPath, parseAddress } from '../conversion/address.ts';
import type { Pair } from '../conversion/conversion.ts';
import { categoryKey, describeConversion, describePair } from '../conversion/describe-conversion.ts';
import { catalogue } from '../conversion/every-unit.ts';
import { showUnitsOf } from '../device/own-units/own-units.ts';
import { activateLanguage, i18n } from '../i18n/i18n.ts';
import { prerenderedAddresses } from '../prerender/addresses.ts';
import { destinationIndex, loadNames } from '../questions/destinations/destinations.ts';
import { readRecentConversions, saveConversion } from '../records/kinds/conversions.ts';
import { addFavorite, favorites as savedPairs } from '../records/kinds/favorites.ts';
import { emptyDevice } from '../testing/empty-device.ts';

/** The first pair of every category, and one of the kitchen. */
const PAIRS: readonly Pair[] = [
  { category: 'currency', fromUnit: 'USD', toUnit: 'EUR' },
  ...CATEGORIES.slice(1).map(({ id }) => {
    const [from, to] = catalogue.list(id);
    return { category: id, fromUnit: from?.id ?? '', toUnit: to?.id ?? '' };
  }),
  { category: 'kitchen', fromUnit: 'flour/cup', toUnit: 'g' },
];

const ids = PAIRS.map(({ category }) => category);

beforeAll(async () => {
  await emptyDevice();
  await activateLanguage('es');
  for (const [at, pair] of PAIRS.entries()) {
    await addFavorite(pair, at + 1);
    await saveConversion({ ...pair, fromValue: 1, toValue: 2, id: `${at}`, timestamp: at + 1 });
  }
});

it('[I16.every-category] every category can be saved and is recorded, in the order of its time, by its names', async () => {
  const [favorites, records] = [await showUnitsOf(await savedPairs.read()), await readRecentConversions(99)];
  expect(favorites.map(({ category }) => category)).toEqual(ids.toReversed());
  expect(records.map(({ category }) => category)).toEqual(ids.toReversed());
  for (const pair of favorites) {
    // by symbols and names, not by ids of units or messages
    expect(describePair(pair)).toMatch(/\S → \S/);
    expect(describePair(pair)).not.toContain('_');
    expect(i18n._(categoryKey(pair.category))).not.toContain('.');
  }
  for (const record of records)
    expect(describeConversion(record, locale, undefined).question).toMatch(/1.* → /);
});

it('[I16.every-category] every category has a place that can be moved, an address that is shared, a prerendered page, and is found', async () => {
  const cards = [...homeCards(), ...categoryCards()].map(({ id }) => id);
  expect(cards.toSorted()).toEqual(ids.toSorted());
  const pages = prerenderedAddresses();
  const nameOf = (id: Pair['category']) => i18n._(categoryKey(id));
  const names = await loadNames('es');
  const { destinations } = destinationIndex(names, undefined, nameOf, {
    name: nameOf('kitchen'),
    measures: '',
  });
  for (const pair of PAIRS) {
    const { category, fromUnit, toUnit } = pair;
    const path =
      category === 'kitchen'
        ? '/kitchen'
        : converterPath({ ...pair, fromUnit: '', toUnit: '' }).replace(/\/+$/, '');
    expect(pages).toContain(path);
    expect(destinations.map(({ item }) => item.path)).toContain(path);
    if (category !== 'kitchen')
      expect(parseAddress(converterPath(pair))).toEqual({ category, from: fromUnit, to: [toUnit] });
  }
});
