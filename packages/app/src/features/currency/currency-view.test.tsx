import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../device/query-client.ts';
import { cacheResponse } from '../../device/response-cache.ts';
import { readRecentConversions, saveConversion } from '../../records/kinds/conversions.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { BUNDLED, bundledDoubles, ECB_CLOSES, ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { CurrencyView } from './currency-view.tsx';

async function open(path = '/currency', language: 'es' | 'en' = 'es') {
  const view = await openRoute(CurrencyView, '/currency/:from?/:to?', path, language);
  await screen.findByRole('region', { name: /Conver/ });
  return view;
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ') ?? '';
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
const resultButton = () => screen.getByRole('button', { name: /\. (?:Copiar resultado|Copy result)$/ });
const provenance = () => plain(document.querySelector('.rate-use')?.textContent);

beforeEach(async () => {
  await emptyDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-21T14:23:00Z') });
});

describe('the currency view', () => {
  it('[S9.default-pair] [S2.currency-result] [S2.currency-rate] opens at 100 USD in EUR, with 2 to 6 decimals and the rate with 4', async () => {
    serveRates(ECB_TABLE);
    const { path } = await open();
    expect(path()).toBe('/currency/USD/EUR');
    expect(amount().value).toBe('100');
    // 100 / 1.1699 = 85.47739122…
    await waitFor(() => expect(resultButton().textContent).toBe('85,477391'));
    expect(screen.getByText('1 USD = 0,8548 EUR')).toBeDefined();
  });

  // 1234.56 / 1.1699, 1234 / 1.1699 and 1.234 / 1.1699 by hand
  it.each([
    ['es', '1.234,56', '1.055,269681'],
    ['es', '1,234.56', '1.055,269681'],
    ['en', '1.234,56', '1,055.269681'],
    ['en', '1,234.56', '1,055.269681'],
    ['es', '1.234', '1.054,791008'],
    ['en', '1,234', '1,054.791008'],
    ['es', '1,234', '1,054791'],
  ] as const)('[D.typed-numbers] in %s, %s typed comes to %s', async (language, text, expected) => {
    serveRates(ECB_TABLE);
    const { user } = await open('/currency', language);
    await user.type(screen.getByRole('textbox', { name: /Cantidad|Amount/ }), text);
    await waitFor(() => expect(resultButton().textContent).toBe(expected));
  });

  it('[D.typed-numbers] what could be two numbers offers the other one, one tap away', async () => {
    serveRates(ECB_TABLE);
    const { user } = await open();
    await user.type(amount(), '1.234');
    await user.click(screen.getByRole('button', { name: 'Leer como 1,234' }));
    await waitFor(() => expect(resultButton().textContent).toBe('1,054791'));
    expect(amount().value).toBe('1,234');
    expect(screen.queryByRole('button', { name: /Leer como/ })).toBeNull();
    await user.clear(amount());
    await user.type(amount(), '12.345.6');
    expect(screen.getByText('= 123.456')).toBeDefined();
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

  it.each([
    ['red when negative', ECB_CLOSES, '▼−0,15 %', 'text-down'],
    ['green when positive', [{ date: '2026-08-20', rate: '0.85' }, ECB_CLOSES[1]], '▲+0,56 %', 'text-up'],
  ])('[S2.currency-change] the change is %s', async (_sign, closes, shown, ink) => {
    serveRates(ECB_TABLE, closes as object[]);
    await open();
    // 0.8547739123 / 0.85 - 1 = 0.5616 %
    const change = (await screen.findAllByText(/^[−+]0,\d\d/))[0]?.parentElement;
    expect(plain(change?.textContent)).toContain(shown);
    expect(change?.className).toContain(ink);
  });

  it('[S2.last-update] says that it is loading, then how old the rates are', async () => {
    vi.setSystemTime(Date.parse('2026-08-21T14:00:30Z'));
    let respond = (_response: Response) => {};
    vi.stubGlobal('fetch', (url: string) =>
      url.includes('history')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : new Promise((resolve) => {
            respond = resolve;
          }),
    );
    await open();
    await waitFor(() => expect(provenance()).toContain('Actualizando'));
    await act(async () => respond(Response.json(ECB_TABLE)));
    await waitFor(() => expect(provenance()).toMatch(/^BCE · hoy \d+:00\s?ahora mismo/));
  });

  it('[D.withdrawn-said] a withdrawn currency says so, and at which rate', async () => {
    const published = { base: 'EUR', rates: { HRK: '7.53450' } };
    const retired = { source: 'legal', date: '2026-08-21', mark: 'retired', codes: ['HRK'], published };
    serveRates({
      ...ECB_TABLE,
      rates: { ...ECB_TABLE.rates, HRK: 7.5345 / 1.1699 },
      origins: [...ECB_TABLE.origins, retired],
    });
    await open('/currency/HRK/EUR');
    await waitFor(() => expect(provenance()).toContain('HRK retirada: 7,53450 por EUR, irrevocable'));
    // 100 / 7.5345 = 13.27228084…
    expect(resultButton().textContent).toBe('13,272281');
  });

  it('[D.rates-order] the last good table of this device comes before the one built into the app', async () => {
    const table = { ...bundledDoubles({ EUR: 0.8 }), timestamp: '2026-08-21T14:10:00Z' };
    serveRates(table);
    await open();
    await waitFor(() => expect(resultButton().textContent).toBe('80,00'));
    cleanup();
    serveRates(undefined);
    await open();
    await waitFor(() => expect(provenance()).toContain('Sin conexión'));
    expect(resultButton().textContent).toBe('80,00');
  });

  it('[D.table-rejected] a table that cannot be right is not used, and that is said', async () => {
    serveRates(BUNDLED);
    await open();
    await waitFor(() => expect(provenance()).toContain('BCE'));
    const before = resultButton().textContent;
    cleanup();
    serveRates(bundledDoubles({ EUR: 2 / 1.1699 }));
    await open();
    expect(await screen.findByText('Los últimos tipos recibidos no son creíbles.')).toBeDefined();
    expect(resultButton().textContent).toBe(before);
    expect(provenance()).toMatch(/^BCE · hoy \d+:00\s?Tipos nuevos rechazados/);
    serveRates(BUNDLED);
    await act(() => queryClient.refetchQueries());
  });

  it('[D.table-rejected] the first table is compared with the one built in', async () => {
    serveRates(bundledDoubles({ EUR: 1.1699 }));
    await open();
    await screen.findByText('Los últimos tipos recibidos no son creíbles.');
    // 100 / 1.1699
    expect(resultButton().textContent).toBe('85,477391');
  });

  it('[D.table-rejected] what is checked is what is used: published figures that cannot be right beside doubles that can', async () => {
    const origins = BUNDLED.origins.map((origin) =>
      origin.source === 'ecb' ? { ...origin, published: { base: 'EUR', rates: { USD: '0.85' } } } : origin,
    );
    serveRates({ ...BUNDLED, origins });
    await open();
    await screen.findByText('Los últimos tipos recibidos no son creíbles.');
    expect(resultButton().textContent).toBe('85,477391');
  });

  it('[D.table-rejected] a wrong table on the device gives way to a right one', async () => {
    const wrong = bundledDoubles({ EUR: 1.1699 });
    await cacheResponse('/api/exchange-rates', wrong);
    serveRates(BUNDLED);
    await open();
    await waitFor(() => expect(resultButton().textContent).toBe('85,477391'));
  });

  it('[D.wrong-table-left] a wrong table on the device that could have been right gives way to one that is nearer to the table built in', async () => {
    const later = (days: number) => new Date(Date.parse(BUNDLED.timestamp) + days * 86_400_000).toISOString();
    await cacheResponse('/api/exchange-rates', {
      ...bundledDoubles({ EUR: 1.4 / 1.1699 }),
      timestamp: later(40),
    });
    serveRates({ ...BUNDLED, timestamp: later(41) });
    await open();
    await waitFor(() => expect(resultButton().textContent).toBe('85,477391'));
  });

  it('[S8.missing-rate] a currency without a rate is said in the place of the result', async () => {
    serveRates(ECB_TABLE);
    await open('/currency/USD/GBP');
    await waitFor(() => expect(screen.getAllByText('No hay tipo de cambio para GBP')).not.toEqual([]));
    expect(screen.queryByRole('button', { name: /Copiar resultado$/ })).toBeNull();
  });

  it.each([
    [ECB_TABLE, 'El servicio no recibe ningún tipo de CUP.', 'No hay historial de este par.'],
    [
      undefined,
      'El tipo de CUP no está en este dispositivo. Llegará en cuanto haya conexión.',
      'El historial de este par no está en este dispositivo. Llegará en cuanto haya conexión.',
    ],
  ])(
    '[S8.missing-rate] says why there is no rate, and blames neither amount nor draws a curve',
    async (table, why, history) => {
      serveRates(table);
      await open('/currency/USD/CUP');
      expect(await screen.findByText(why)).toBeDefined();
      expect(await screen.findByText(history)).toBeDefined();
      expect(amount().getAttribute('aria-invalid')).toBe('false');
      expect(document.querySelector('[data-error], .lucide-circle-check, .chart-line')).toBeNull();
      expect(screen.queryByText('Datos de muestra')).toBeNull();
    },
  );

  it('[S4.currency-conversion] converts again when amount, currencies or rates change', async () => {
    serveRates(BUNDLED);
    const { user } = await open();
    await waitFor(() => expect(resultButton().textContent).toBe('85,477391'));
    await user.clear(amount());
    await user.type(amount(), '200');
    // 200 / 1.1699 = 170.95478246…
    expect(resultButton().textContent).toBe('170,954782');
    await user.click(screen.getByRole('button', { name: /^Convertir a/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Buscar moneda' }), 'AED{Enter}');
    // 200 × 3.6725
    await waitFor(() => expect(resultButton().textContent).toBe('734,50'));
    serveRates(bundledDoubles({ AED: 3.67 }));
    await act(() => queryClient.refetchQueries());
    await waitFor(() => expect(resultButton().textContent).toBe('734,00'));
  });

  it('a key renders what it changes, and neither chart nor insights', async () => {
    serveRates(ECB_TABLE, ECB_CLOSES);
    const { user } = await open();
    await screen.findAllByText(/^−0,15/);
    await screen.findByText('JPY', { selector: '.currency-strength *' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const rendered = vi.spyOn(queryClient, 'defaultQueryOptions');
    await user.type(amount(), '7');
    // 7 / 1.1699
    expect(resultButton().textContent).toBe('5,983417');
    expect(rendered.mock.calls.map(([{ queryKey }]) => queryKey?.[0])).not.toContain('/api/currency-history');
    rendered.mockRestore();
  });

  it('[D.locale-format] [D.copy-plain] results are written as the language does, and copied so without its groups', async () => {
    serveRates(ECB_TABLE);
    const { user, switchTo } = await open('/currency/USD/JPY');
    // 185.66 / 1.1699 × 100 = 15869.7324557…
    await waitFor(() => expect(resultButton().textContent).toBe('15.869,732456'));
    await user.click(resultButton());
    expect(await navigator.clipboard.readText()).toBe('15869,732456');
    await act(() => switchTo('en'));
    expect(resultButton().textContent).toBe('15,869.732456');
  });

  it('[D.last-update] [D.rate-sources] says source, date and age; a peg says so', async () => {
    serveRates(ECB_TABLE);
    await open('/currency/AED/EUR');
    await waitFor(() =>
      expect(provenance()).toMatch(/^BCE · hoy \d+:00hace 23 min · AED por su paridad fija con USD: 3,6725$/),
    );
  });

  it('[D.rates-labelled] [S8.rates-failure] [D.rates-order] keeps converting with the bundled table when the service is away, and says its age', async () => {
    vi.setSystemTime(Date.parse('2026-11-20T12:00:00Z'));
    serveRates(undefined);
    await open();
    await waitFor(() => expect(provenance()).toMatch(/^BCE · 21 ago\s?hace 91 días/));
    expect(resultButton().textContent).toBe('85,477391');
  });

  it('[S5.currency-input] [S2.currency-input] [S5.input] an empty or blank amount is 0; bad keys and a second separator change nothing', async () => {
    serveRates(ECB_TABLE);
    const { user } = await open();
    await waitFor(() => expect(resultButton().textContent).toBe('85,477391'));
    expect(amount().inputMode).toBe('decimal');
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

  it('[I7.paste] [I15.past-question] a pasted question that names a day opens its rate', async () => {
    serveRates(ECB_TABLE);
    const { user, path } = await open();
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    await user.paste('200 usd a yenes el 3 de marzo de 2020');
    await waitFor(() => expect(path()).toBe('/currency/USD/JPY?on=2020-03-03'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
    expect(field.value).toBe('200');
  });

  it('[I7.paste] keeps its own currency where the text can mean it, and offers the other readings where not', async () => {
    serveRates(ECB_TABLE);
    const { user, path, announced } = await open('/currency/MXN/EUR');
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    await user.paste('$ 50');
    await waitFor(() => expect(amount().value).toBe('50'));
    expect(path()).toMatch(/^\/currency\/MXN\/EUR(?=\?|$)/);
    expect(announced()).toBeUndefined();
    await user.clear(amount());
    await user.paste('50 dólares');
    await waitFor(() => expect(path()).toBe('/currency/USD/EUR'));
    expect(announced()).toBe('paste.ambiguous');
  });

  it('[S4.currency-swap] exchanges currencies and amounts', async () => {
    serveRates(ECB_TABLE);
    const { user, path } = await open();
    await waitFor(() => expect(resultButton().textContent).toBe('85,477391'));
    await user.click(screen.getByRole('button', { name: 'Intercambiar' }));
    expect(path()).toMatch(/^\/currency\/EUR\/USD(?=\?|$)/);
    expect(amount().value).toBe('85,477391');
    expect(resultButton().textContent).toMatch(/^100,00/);
  });

  it('[S4.currency-swap] an empty amount stays empty', async () => {
    serveRates(ECB_TABLE);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    await user.click(screen.getByRole('button', { name: 'Intercambiar' }));
    expect(amount().value).toBe('');
    expect(resultButton().textContent).toBe('0,00');
  });

  it('a second target is a strip more, with a picker of its own', async () => {
    serveRates(ECB_TABLE);
    const { user, path } = await open('/currency/USD/EUR,JPY');
    const results = () =>
      screen.getAllByRole('button', { name: /Copiar resultado$/ }).map((one) => one.textContent);
    // 100 / 1.1699 and 185.66 / 1.1699 × 100
    await waitFor(() => expect(results()).toEqual(['85,477391', '15.869,732456']));
    await user.click(screen.getByRole('button', { name: /^Convertir a: JPY/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Buscar moneda' }), 'AED{Enter}');
    expect(path()).toBe('/currency/USD/EUR,AED');
    await user.click(screen.getByRole('button', { name: /^Convertir a: AED/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Buscar moneda' }), 'USD{Enter}');
    // The amount is put into the address after a pause.
    expect(path()).toMatch(/^\/currency\/AED\/EUR,USD(?:\?|$)/);
    expect(amount().value).toBe('367,25');
  });

  it('[S5.input] survives 400 digits', async () => {
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
    // What it saves must be there before the next test empties the device.
    await waitFor(async () => expect(await readRecentConversions(1)).toHaveLength(1));
  });
});

/** A pointer comes to the button before it presses it; what the picker needs of the device is read by then. */
async function openPicker(user: Awaited<ReturnType<typeof open>>['user']) {
  const side = screen.getByRole('button', { name: /^Convertir a/ });
  await user.hover(side);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.click(side);
}

describe('the currency picker', () => {
  it('[I6.no-shift] an open list stays as it is while conversions are saved behind it', async () => {
    serveRates(ECB_TABLE);
    const { user } = await open();
    await waitFor(async () => expect(await readRecentConversions(1)).toHaveLength(1));
    await openPicker(user);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(180));
    const before = screen.getAllByRole('option').map((option) => option.textContent);
    const mexican = {
      category: 'currency',
      fromUnit: 'USD',
      toUnit: 'MXN',
      fromValue: 1,
      toValue: 16.898,
    } as const;
    await act(async () => void (await saveConversion({ ...mexican, timestamp: Date.now(), id: 'b' })));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(before);
  });

  it('[S2.currency-picker] shows the popular ones first and finds by country without accents, one slip allowed', async () => {
    serveRates(ECB_TABLE);
    const { user, path } = await open();
    await waitFor(async () => expect(await readRecentConversions(1)).toHaveLength(1));
    await openPicker(user);
    const search = await screen.findByRole('combobox', { name: 'Buscar moneda' });
    // The conversion on the screen is saved by now, so its euro stands once more before the popular ones; the last row puts them in order.
    const options = () => screen.getAllByRole('option').map((option) => plain(option.textContent));
    await waitFor(() => expect(options()).toHaveLength(180));
    expect(options().slice(0, 4)).toEqual([
      'EUREuroElegida: 0,8548',
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
