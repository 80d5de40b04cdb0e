import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useConverterState } from '../../conversion/converter-state.ts';
import { useKitchenState } from '../../conversion/kitchen-state.ts';
import { saveConversion } from '../../records/kinds/conversions.ts';
import { addFavorite } from '../../records/kinds/favorites.ts';
import { writeState } from '../../records/mirrors.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { SearchDialog } from './search-dialog.tsx';

const onClose = vi.fn();
const Shown = () => <SearchDialog opener={null} onClose={onClose} />;

async function search(query: string) {
  const view = await openRoute(Shown, '/', '/');
  await view.user.type(screen.getByRole('textbox'), query);
  return view;
}

const group = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(async () => {
  await emptyDevice();
  serveRates(ECB_TABLE);
  onClose.mockClear();
});

describe('the search dialog', () => {
  it('[I7.search-groups] finds what is stored, recents, converters, units and currencies by name, each a link', async () => {
    await addFavorite({ category: 'length', fromUnit: 'mi', toUnit: 'km' }, 1);
    await saveConversion({
      category: 'length',
      fromUnit: 'mi',
      toUnit: 'm',
      fromValue: 2,
      toValue: 3218.688,
      timestamp: 1,
      id: 'a',
    });
    await search('milla');
    expect(await group('Guardado')).toEqual(['/category/length/mi/km']);
    expect(await group('Recientes')).toEqual(['/category/length/mi/m']);
    expect((await group('Unidades')).slice(0, 2)).toEqual(['/category/length/mi', '/category/length/nmi']);
    cleanup();
    await search('vol');
    expect(await group('Conversores')).toEqual(['/category/volume']);
    cleanup();
    await search('yen');
    expect(await group('Monedas')).toEqual(['/currency/JPY/USD']);
  });

  it('[I16.own-questions] [I16.kitchen-saved] an own unit is found by its name, and saved pairs of the kitchen by their ingredient', async () => {
    const stride = {
      id: 'own-stride',
      name: 'zancada',
      symbol: 'zan',
      factor: '0.74',
      of: 'm',
      changedAt: 1,
    };
    await writeState({ ownUnits: [stride] });
    await addFavorite({ category: 'kitchen', fromUnit: 'butter/cup', toUnit: 'g' }, 1);
    await search('zanc');
    expect(await group('Guardado')).toEqual(['/category/length/own-stride']);
    cleanup();
    await search('mantequ');
    expect(await group('Guardado')).toEqual(['/kitchen/butter/cup/g']);
  });

  it('[D.rate-sources] a result of money has the day of its rate, also where only the anchor of a currency is quoted', async () => {
    // AED is fixed to the dollar by law: the rate is of the day on which the peso was published.
    const peso = {
      source: 'exchange-api',
      date: '2026-07-29',
      mark: 'observed',
      codes: ['COP'],
      kind: 'market',
      published: { base: 'EUR', rates: { USD: '1.13607202', COP: '3827.38244418' } },
    };
    const law = { ...ECB_TABLE.origins[1], date: '2026-07-01' };
    const rates = { ...ECB_TABLE.rates, COP: 3827.38244418 / 1.13607202 };
    serveRates({ ...ECB_TABLE, rates, origins: [ECB_TABLE.origins[0], peso, law] });
    await search('1000 cop a aed');
    await waitFor(() => expect(document.body.textContent).toContain('1 COP = 0,00109 AED · 29 jul 2026'));
  });

  it.each([
    ['milse', ['/category/length/mi', '/category/length/nmi']],
    ['lbs', ['/category/weight/lb']],
    ['feet', ['/category/length/ft']],
    ['ºF', ['/category/temperature/f']],
  ])('[I12.unit-search] %s finds a unit by alias, other language or with a slip', async (query, paths) => {
    await search(query);
    expect((await group('Unidades')).slice(0, paths.length)).toEqual(paths);
  });

  it('a slip is looked for in all groups only where nothing fits as it was typed', async () => {
    await addFavorite({ category: 'length', fromUnit: 'mi', toUnit: 'km' }, 1);
    await search('lira');
    expect((await group('Monedas'))[0]).toBe('/currency/TRY/USD');
    expect(screen.queryByRole('list', { name: 'Unidades' })).toBeNull();
    cleanup();
    await search('miyla kilometro');
    expect(await group('Guardado')).toEqual(['/category/length/mi/km']);
  });

  it('before anything is typed shows conversions with their results, and opens them with their amount', async () => {
    const { user, path } = await openRoute(Shown, '/', '/');
    // 100 USD at 1 EUR = 1.1699 USD (ECB, 21 August 2026); (350 - 32) x 5/9 = 176.666…
    const money = await screen.findByRole('link', { name: /^100\sUSD/ });
    await waitFor(() => expect(money.textContent).toContain('85,48'));
    const oven = screen.getByRole('link', { name: /^350\s°F → °C/ });
    expect(oven.textContent).toContain('176,67');
    await user.click(oven);
    expect(path()).toBe('/category/temperature/f/c');
    expect(useConverterState.getState().unit?.amount.value).toBe('350');
    expect(onClose).toHaveBeenCalled();
  });

  it('names the currency of every other reading', async () => {
    serveRates({ ...ECB_TABLE, rates: { ...ECB_TABLE.rates, CAD: 1.374 } });
    await search('100 dolares a euros');
    expect((await screen.findByRole('link', { name: /^100\sCAD/ })).textContent).toContain(
      'Dólar canadiense',
    );
  });

  it('[I7.search-keys] arrows walk the result and then the groups; Enter takes the first', async () => {
    const { user, path } = await search('100 usd a eur');
    await screen.findByRole('link', { name: /85,47/ });
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/currency/USD/EUR');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(path()).toBe('/currency/USD/EUR');
    expect(onClose).toHaveBeenCalled();
    expect(useConverterState.getState().currency.amount.value).toBe('100');
  });

  it('[I7.search-groups] a unit alone has its likely results and stands among the units too', async () => {
    const { user } = await search('galon');
    expect((await group('Unidades')).slice(0, 2)).toEqual([
      '/category/volume/gal_us',
      '/category/volume/gal_uk',
    ]);
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'zzzz');
    expect(await screen.findByText(/^No lo entiendo/)).toBeDefined();
  });
});

describe('a question about an ingredient', () => {
  it('[I14.kitchen-alone] is answered as an approximation with its source, and opens the kitchen with it', async () => {
    const { user, path } = await search('2 tazas de harina en gramos');
    // USDA 168894: 125 g a cup; 168913: 137 g a cup that was dipped
    const link = await screen.findByRole('link', { name: /≈ 250/ });
    expect(link.textContent?.replaceAll('\u202f', ' ')).toBe(
      '🥣Harina de trigo: 2 tazas → g≈ 250 gentre 250 y 274 g, según cómo se llene la medida · Taza de 236,6 mL · USDA FoodData Central, SR Legacy, 168894',
    );
    await user.click(link);
    expect(path()).toBe('/kitchen/flour/cup/g');
    expect(useKitchenState.getState().amount.value).toBe('2');
  });

  // USDA 173468: 6 g a teaspoon
  it('[I14.kitchen-alone] is answered where the word is a number in another language', async () => {
    const { user } = await openRoute(Shown, '/', '/', 'it');
    await user.type(screen.getByRole('textbox'), '1 cucchiaino di sale in grammi');
    expect(await screen.findByRole('link', { name: /≈ 6/ })).toBeDefined();
  });

  it('[I14.kitchen-alone] that only names one leads there', async () => {
    await search('mantequilla');
    expect(await group('Cocina')).toEqual(['/kitchen/butter/cup/g']);
  });
});
