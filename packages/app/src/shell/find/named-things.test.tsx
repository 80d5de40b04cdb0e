import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePreferences } from '../../device/preferences.ts';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { activateLanguage, i18n } from '../../i18n/i18n.ts';
import { LANGUAGE_IDS } from '../../i18n/languages.ts';
import { provideNamedThings } from '../../questions/destinations/named-things.ts';
import { saveConversion } from '../../records/kinds/conversions.ts';
import { addFavorite } from '../../records/kinds/favorites.ts';
import { expenses, trips } from '../../records/kinds/trips.ts';
import { writeState } from '../../records/mirrors.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { routes } from '../routes/routes.ts';
import { load } from './named-things.tsx';

provideNamedThings(load);

const onClose = vi.fn();
const Shown = () => <SearchDialog opener={null} onClose={onClose} />;
const field = () => screen.getByRole('textbox');

async function search(query: string) {
  const view = await openRoute(Shown, '/', '/');
  await view.user.click(field());
  await view.user.paste(query);
  return view;
}

const FIGURES = { decimal: ',', group: '.', beforePercent: ' ' };

/** What people type, and the row that it leads to. */
const CAPABILITIES = [
  ['fecha', 'Tipo de cambio de otra fecha'],
  ['promedio', 'Tipo de cambio de otra fecha'],
  ['mi tasa', 'Mi tipo de cambio'],
  ['comisión', 'Comisión de tu tarjeta'],
  ['avísame', 'Avisos'],
  ['avisos', 'Avisos'],
  ['dólar blue', 'Mi tipo de cambio · USD → ARS'],
  ['dolar oficial', 'Mi tipo de cambio · USD → ARS'],
  ['compartir', 'Compartir Equivale'],
  ['calculadora', 'Calculadora'],
  ['viaje', 'Viaje'],
  ['tabla de bolsillo', 'Tabla de bolsillo'],
  ['imprimir', 'Tabla de bolsillo'],
  ['copia de seguridad', 'Tus datos'],
  ['dispositivos', 'Dispositivos'],
  ['mi unidad', 'Mis unidades'],
  ['varias', 'Varias monedas'],
  ['recetas', 'Cocina'],
  ['cuánto me cobraron', '¿Cuánto pagué de verdad?'],
  ['idioma', 'Idioma'],
  ['formato', 'Formato de los números'],
  ['modo noche', 'Modo oscuro'],
  ['ajustes', 'Ajustes'],
] as const;

/** What the rows of a group say, the first line of each. */
const group = async (name: string) =>
  [...(await screen.findByRole('list', { name })).children].map(
    (row) => row.querySelector('b')?.textContent ?? '',
  );
const groupNames = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));

/** As recorded from dolarapi.com on 22 August 2026. */
const street = {
  ...{ code: 'ARS', base: 'USD', kind: 'parallel', name: 'blue', source: 'dolarapi-ar', rate: '1540' },
  ...{ date: '2026-08-22', since: '2026-08-22T17:58:00.000Z', seen: '2026-08-22T18:01:00.000Z' },
};

const frozen = { on: '2026-08-12', rates: {} };
const mexico = { id: '0198a-2', place: 'MX', currencies: ['MXN'], home: 'EUR', frozen };
const japan = {
  ...{ id: '0198a-1', place: 'JP', currencies: ['JPY'], home: 'EUR', frozen },
  ...{ from: '2026-04-03', until: '2026-04-17', isPast: true },
};

beforeEach(async () => {
  await emptyDevice();
  serveRates(ECB_TABLE);
  onClose.mockClear();
});

it('[I39.search-app] views, settings and actions are found by the words that people use', async () => {
  const { user } = await openRoute(Shown, '/', '/');
  const found: string[][] = [];
  for (const [query] of CAPABILITIES) {
    await user.clear(field());
    await user.paste(query);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'En la app' })).not.toBeNull());
    found.push([query, (await group('En la app'))[0] ?? '']);
    expect(screen.queryByText(/^No lo entiendo/)).toBeNull();
  }
  expect(found).toEqual(CAPABILITIES);
});

it('[I39.search-app] every view is found by its title, and every row by further words in every language', async () => {
  const t = (key: Parameters<typeof i18n._>[0]) => i18n._(key);
  for (const language of LANGUAGE_IDS) {
    await activateLanguage(language);
    const { app } = await load({ t, language, locale: { ...FIGURES, id: language }, kinds: [] } as never);
    const paths = app.map(({ item }) => item.path);
    const views = routes.flatMap(({ path, header }) => (header ? [`/${path.split('/')[1]}`] : []));
    expect(paths).toEqual(
      expect.arrayContaining(views.filter((path) => path !== '/currency' && path !== '/category')),
    );
    const unnamed = app.filter(({ wholes }) => wholes.length === 0).map(({ item }) => item.name);
    expect(unnamed, `words in find.json of ${language}`).toEqual([]);
  }
  await activateLanguage('es');
});

it('[I39.search-setting] a setting of few values is changed in its row, and the search stays', async () => {
  usePreferences.setState({ theme: 'light' });
  const { user } = await search('modo oscuro');
  await screen.findByRole('switch', { name: 'Modo oscuro' });
  await user.keyboard('{Enter}');
  expect(usePreferences.getState().theme).toBe('dark');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('role')).toBe('switch');
  expect(onClose).not.toHaveBeenCalled();
  usePreferences.setState({ theme: 'light' });
});

it('[I39.search-app] an action opens its sheet over whatever view is shown', async () => {
  const { user } = await search('otra fecha');
  await user.click(await screen.findByRole('button', { name: /^Tipo de cambio de otra fecha/ }));
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByRole('dialog', { name: 'El tipo de otra fecha' })).toBeDefined();
});

it('[I39.search-app] street rates lead to their pair where the service publishes them', async () => {
  serveRates({
    ...ECB_TABLE,
    rates: { ...ECB_TABLE.rates, ARS: 1495 },
    sources: { 'dolarapi-ar': { name: 'DolarApi', site: 'https://dolarapi.com' } },
    kinds: [street],
  });
  await search('mercado negro');
  expect((await screen.findByRole('link', { name: /^Oficial y calle/ })).getAttribute('href')).toBe(
    '/currency/USD/ARS',
  );
});

it('[I39.search-saved] what is stored goes before the app where its own name matches, else after it', async () => {
  await trips.put(japan);
  await trips.put(mexico);
  await expenses.put({
    ...{
      id: '0198a-3',
      trip: mexico.id,
      amount: '385',
      currency: 'MXN',
      home: 'EUR',
      by: 'card',
      day: '2026-08-22',
    },
    rate: { times: [], over: ['19.769'] },
  });
  await writeState({ markups: [{ id: 'my-card', percent: '2.5', changedAt: 1 }] });
  await search('viaje');
  // 385 / 19.769 = 19.4749…
  const [first] = await within(await screen.findByRole('list', { name: 'Guardado' })).findAllByRole('link');
  expect(first?.textContent).toBe('Viaje · México19,47 EUR');
  expect(first?.getAttribute('href')).toBe(`/trip/${mexico.id}`);
  expect(await group('Guardado')).toEqual(['Viaje · México', 'Viaje · Japón']);
  expect(groupNames().slice(0, 2)).toEqual(['Guardado', 'En la app']);
  expect(await group('En la app')).toContain('Añadir un gasto');
  cleanup();
  await search('comisión');
  expect(await group('Guardado')).toEqual(['Mi tarjeta']);
  expect(groupNames().slice(0, 2)).toEqual(['En la app', 'Guardado']);
});

it('[I39.search-groups] three rows a group, then the rest on request', async () => {
  const { user } = await search('dolar');
  const list = await screen.findByRole('list', { name: 'Monedas' });
  expect(groupNames()[0]).toBe('Monedas');
  expect(list.children.length).toBe(3);
  await user.click(screen.getByRole('button', { name: /^Ver todo.*Monedas$/ }));
  expect(list.children.length).toBeGreaterThan(10);
  expect([...list.querySelectorAll('a')].indexOf(document.activeElement as HTMLAnchorElement)).toBe(3);
});

it('[I39.search-number] a number alone is answered in the last pair, then in others, and names nothing', async () => {
  await addFavorite({ category: 'length', fromUnit: 'mi', toUnit: 'km' }, 1);
  await saveConversion({
    ...{ category: 'currency', fromUnit: 'EUR', toUnit: 'JPY', fromValue: 1, toValue: 185.66 },
    ...{ timestamp: 1, id: 'a' },
  });
  const { user, path } = await search('100');
  // ECB, 21 August 2026: 100 EUR = 18566 JPY; 100 USD = 85.477391 EUR; 100 mi = 160.9344 km
  const best = await screen.findByRole('link', { name: /^100\sEUR → JPY/ });
  await waitFor(() => expect(best.textContent).toContain('18.566'));
  expect(best.textContent).toContain('último par');
  expect(screen.getByText('Con tus pares')).toBeDefined();
  expect((await screen.findByRole('link', { name: /100\smi → km/ })).textContent).toContain('160,9344');
  expect(screen.getByRole('link', { name: /^100\sUSD → EUR/ }).textContent).toContain('85,47');
  expect(screen.queryByRole('list', { name: 'Unidades' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(path()).toBe('/currency/EUR/JPY');
});

it('[I39.search-number] figures and signs alone name no unit', async () => {
  await search('2+2');
  await screen.findAllByText('4');
  expect(screen.queryByRole('list', { name: 'Unidades' })).toBeNull();
});
