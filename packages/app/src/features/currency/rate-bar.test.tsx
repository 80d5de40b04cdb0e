import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMessages } from '../../i18n/i18n.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { CurrencyView } from './currency-view.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ') ?? '';
const chip = () => screen.getByRole('button', { name: /Elegir otro tipo/ });
const result = () => screen.getByRole('button', { name: /\. Copiar resultado$/ });

/** The ECB, and HM Revenue & Customs for the day before. */
const TABLE = {
  ...ECB_TABLE,
  sources: { hmrc: { name: 'HM Revenue & Customs', short: 'HMRC' } },
  details: {
    EUR: {
      source: 'ecb',
      date: '2026-08-21',
      mark: 'observed',
      spread: 0.0082332,
      opinions: [
        { source: 'ecb', date: '2026-08-21', rate: 1 / 1.1699 },
        { source: 'hmrc', date: '2026-08-20', rate: 0.861812 },
      ],
    },
  },
};

async function open(path: string) {
  const view = await openRoute(CurrencyView, '/currency/:from?/:to?', path);
  await addMessages('past');
  await screen.findByRole('region', { name: /Conver/ });
  return view;
}

beforeEach(async () => {
  await emptyDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T18:05:00Z') });
  serveRates(TABLE);
});
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('[I39.rate-chip] names source and day; its menu ticks the rate in use, uses another published one at once, and one word undoes it', async () => {
  const { user, path } = await open('/currency/USD/EUR');
  await waitFor(() => expect(chip().textContent).toBe('BCE · ayer'));
  await user.click(chip());
  const menu = within(await screen.findByRole('dialog'));
  expect(plain(menu.getByRole('button', { current: true }).textContent)).toContain('Banco Central Europeo');
  // 0.861812 x 1.1699 = 1.00823…
  const other = await menu.findByRole('button', { name: /^HM Revenue & Customs/ });
  expect(plain(other.textContent)).toContain('ago 20260,8618+0,82 %');
  await user.click(other);
  await waitFor(() => expect(result().textContent).toMatch(/^86,1812/));
  expect(path()).toBe('/currency/USD/EUR?source=hmrc');
  expect(chip().textContent).toBe('HM Revenue & Customs · ago 2026');
  await user.click(await screen.findByRole('button', { name: 'Volver al último' }));
  await waitFor(() => expect(result().textContent).toBe('85,477391'));
  expect(path()).toBe('/currency/USD/EUR');
});

it('[I39.rate-row] every action is a word under the card, and the one in use is marked', async () => {
  const { user } = await open('/currency/USD/EUR?on=2020-03-01');
  const row = within(await screen.findByRole('group', { name: 'Acciones' }));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Otra fecha',
    'Comisión',
    'Avisarme',
    'Compartir',
    '',
  ]);
  expect(row.getByRole('button', { name: 'Otra fecha' }).dataset.on).toBe('');
  await user.click(row.getByRole('button', { name: 'Más acciones' }));
  const more = within(await screen.findByRole('dialog', { name: 'Más acciones' }));
  expect(more.getAllByRole('listitem')).toHaveLength(4);
});

it('[I39.address-amount] an address carries the amount, and sharing tells result, source and day', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, path } = await open('/currency/USD/EUR?amount=250');
  // 250 / 1.1699 = 213.69348…
  await waitFor(() => expect(result().textContent).toBe('213,693478'));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '2500');
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(path()).toBe('/currency/USD/EUR?amount=2500');
  const [[{ text }]] = share.mock.calls as unknown as [[{ text: string }]];
  expect(plain(text)).toBe('2.500 USD = 2.136,93 EUR (BCE, 21 ago 2026)');
});

it('[I39.newer] beside an old rate stands the day of a newer one', async () => {
  vi.setSystemTime(Date.parse('2026-11-28T18:05:00Z'));
  const newer = { source: 'exchange-api', date: '2026-09-29' };
  serveRates({ ...TABLE, origins: TABLE.origins.map((origin) => ({ ...origin, newer })) });
  await open('/currency/USD/EUR');
  const strip = chip().parentElement as HTMLElement;
  await waitFor(() =>
    expect(plain(strip.textContent)).toMatch(/^BCE · 21 agohace 99 díasmás nuevo: 29 sep$/),
  );
});

it('[I39.rate-chip] a cross of two days names both sources and the older day, and a chart that ends on another day is marked', async () => {
  vi.setSystemTime(Date.parse('2026-10-01T12:00:00Z'));
  const published = { base: 'EUR', rates: { COP: '3941.35' } };
  const other = { source: 'exchange-api', date: '2026-09-29', mark: 'observed', codes: ['COP'], published };
  const rates = { ...TABLE.rates, COP: 3941.35 / 1.1699 };
  const closes = [
    { date: '2026-09-28', rate: '187.09' },
    { date: '2026-09-29', rate: '187.108' },
  ];
  serveRates({ ...TABLE, rates, origins: [...TABLE.origins, other] }, closes);
  await open('/currency/MXN/COP');
  await waitFor(() => expect(plain(chip().textContent)).toBe('BCE + exchange-api · 21 ago'));
  // Two closes of one source do not say how a rate of two days moved.
  expect((await screen.findByText('al 29 sep 2026')).className).toContain('text-warn');
  expect(screen.queryByText(/ese día/)).toBeNull();
});
