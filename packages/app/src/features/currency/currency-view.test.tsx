import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCurrencies, resetConverter } from '../../data/converter-state.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_CLOSES, ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { CurrencyView } from './currency-view.tsx';

async function open(path = '/currency') {
  const view = await openRoute(CurrencyView, '/currency/:from?/:to?', path);
  await screen.findByRole('region', { name: 'Convertidor' });
  return view;
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ') ?? '';
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
const resultButton = () => screen.getByRole('button', { name: /\. Copiar resultado$/ });
const provenance = () => plain(screen.getByRole('button', { name: /Ver de dónde sale/ }).textContent);

beforeEach(async () => {
  await emptyDevice();
  chooseCurrencies('USD', 'EUR');
  resetConverter();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-21T14:23:00Z') });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the currency view', () => {
  it('[S9.default-pair] opens at 100 USD in EUR, with 2 to 6 decimals and the rate with 4', async () => {
    serveRates(ECB_TABLE);
    const { path } = await open();
    expect(path()).toBe('/currency/USD/EUR');
    expect(amount().value).toBe('100');
    // 100 / 1.1699 = 85.47739122…
    await waitFor(() => expect(resultButton().textContent).toBe('85,477391'));
    expect(screen.getByText('1 USD = 0,8548 EUR')).toBeDefined();
  });

  it('[D.day-change] shows the real change against the close before, and none without history', async () => {
    serveRates(ECB_TABLE, ECB_CLOSES);
    await open();
    // 1.1681 / 1.1699 - 1 = -0.1539 %
    expect(plain((await screen.findAllByText(/^−0,15/))[0]?.textContent)).toContain('−0,15 %');
    cleanup();
    serveRates(ECB_TABLE);
    await open();
    await screen.findByText('1 USD = 0,8548 EUR');
    expect(screen.queryByText(/^[−+]0,\d\d/)).toBeNull();
  });

  it('[D.last-update] says source, date and age; a peg says so', async () => {
    serveRates(ECB_TABLE);
    await open('/currency/AED/EUR');
    await waitFor(() =>
      expect(provenance()).toContain(
        'BCE · 21 ago 2026 · hace 23 min · AED por su paridad fija con USD: 3,6725',
      ),
    );
  });

  it('[D.rates-labelled] keeps converting with the bundled table when the service is away, and says its age', async () => {
    vi.setSystemTime(Date.parse('2026-11-20T12:00:00Z'));
    serveRates(undefined);
    await open();
    await waitFor(() => expect(provenance()).toContain('Tipos de hace 91 días · BCE · 21 ago 2026'), {
      timeout: 5000,
    });
    expect(resultButton().textContent).toBe('85,477391');
  });

  it('[S5.currency-input] an empty or blank amount is 0; bad keys and a second separator change nothing', async () => {
    serveRates(ECB_TABLE);
    const { user } = await open();
    await waitFor(() => expect(resultButton().textContent).toBe('85,477391'));
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    expect(resultButton().textContent).toBe('0,00');
    await user.type(amount(), ' -1e,0.0kg');
    expect(amount().value).toBe('1,00');
    expect(resultButton().textContent).toBe('0,854774');
  });

  it('[D.paste] reads a pasted number in either writing, and says when there is none', async () => {
    serveRates(ECB_TABLE);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    await user.paste('USD 1,234.56 aprox.');
    await waitFor(() => expect(amount().value).toBe('1234,56'));
    await user.clear(amount());
    await user.paste('hola');
    expect(screen.getAllByText('Eso no es un número').length).toBeGreaterThan(0);
  });

  // 185.66 JPY / 1.1699 USD per EUR: 1 USD = 158.697324… JPY.
  it('[I7.paste] takes a pasted question: amount and both currencies', async () => {
    serveRates(ECB_TABLE);
    const { user, path } = await open();
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    await user.paste('200 usd a yenes');
    await waitFor(() => expect(path()).toBe('/currency/USD/JPY'));
    expect(amount().value).toBe('200');
    expect(resultButton().textContent).toBe('31.739,464912');
  });

  it('[I7.paste] keeps its own currency where the text can mean it, and offers the other readings where not', async () => {
    serveRates(ECB_TABLE);
    const { user, path, said } = await open('/currency/MXN/EUR');
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    await user.paste('$ 50');
    await waitFor(() => expect(amount().value).toBe('50'));
    expect(path()).toBe('/currency/MXN/EUR');
    expect(said()).toBeUndefined();
    await user.clear(amount());
    await user.paste('50 dólares');
    await waitFor(() => expect(path()).toBe('/currency/USD/EUR'));
    expect(said()).toBe('paste.ambiguous');
  });

  it('[S4.currency-swap] exchanges currencies and amounts', async () => {
    serveRates(ECB_TABLE);
    const { user, path } = await open();
    await waitFor(() => expect(resultButton().textContent).toBe('85,477391'));
    await user.click(screen.getByRole('button', { name: 'Intercambiar' }));
    expect(path()).toBe('/currency/EUR/USD');
    expect(amount().value).toBe('85,477391');
    expect(resultButton().textContent).toMatch(/^100,00/);
  });

  it('survives 400 digits', async () => {
    serveRates(ECB_TABLE);
    const { user } = await open();
    await user.clear(amount());
    await user.paste('9'.repeat(400));
    expect(resultButton().textContent).toMatch(/^8\.547\.739\./);
  });

  it('[S2.currency-not-known] falls back to the chosen pair for codes nobody knows', async () => {
    serveRates(ECB_TABLE);
    const { path } = await open('/currency/ABC/EUR');
    expect(path()).toBe('/currency/USD/EUR');
  });
});

describe('the currency picker', () => {
  it('[S3.currency-picker] shows the popular ones first and finds by country without accents, one slip allowed', async () => {
    serveRates(ECB_TABLE);
    const { user, path } = await open();
    await user.click(screen.getByRole('button', { name: /^Convertir a/ }));
    const search = await screen.findByRole('combobox', { name: 'Buscar moneda' });
    const options = screen.getAllByRole('option').map((option) => plain(option.textContent));
    expect(options).toHaveLength(173);
    expect(options.slice(0, 3)).toEqual([
      'USDDólar estadounidenseorigen',
      'EUREuroElegida: 0,8548',
      expect.stringMatching(/^GBPLibra esterlina/),
    ]);
    expect(screen.getByText('paridad fija', { selector: '[id] *' })).toBeDefined();
    await user.type(search, 'mexcio{Enter}');
    expect(path()).toBe('/currency/USD/MXN');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Convertir a/ }));
  });
});
