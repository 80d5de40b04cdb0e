import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheResponse } from '../../../device/response-cache.ts';
import { addMessages } from '../../../i18n/i18n.ts';
import { readRecentConversions } from '../../../records/kinds/conversions.ts';
import { emptyDevice } from '../../../testing/empty-device.ts';
import { missingLine } from '../../../testing/missing-line.ts';
import { openRoute } from '../../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../../testing/serve-rates.ts';
import { CurrencyView } from '../currency-view.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ') ?? '';

/** EUR 1 = USD 1.0977 = MXN 21.8091 on Friday 28 February 2020. @source European Central Bank, eurofxref-hist */
const FEBRUARY = {
  ...ECB_TABLE,
  rates: { USD: 1, EUR: 1 / 1.0977, MXN: 21.8091 / 1.0977 },
  timestamp: '2020-02-28T15:00:00.000Z',
  origins: [
    {
      source: 'ecb',
      date: '2020-02-28',
      mark: 'observed',
      codes: ['USD', 'EUR', 'MXN'],
      kind: 'official',
      published: { base: 'EUR', rates: { USD: '1.0977', MXN: '21.8091' } },
    },
  ],
};
/** EUR per USD: 1 / 1.0964, 1 / 1.0977 and 1 / 1.1122. */
const HISTORY = [
  { date: '2020-02-27', rate: '0.912075884714' },
  { date: '2020-02-28', rate: '0.910995718320' },
  { date: '2020-03-02', rate: '0.899119899299' },
];
/** 2025 by the ECB: the mean of 255 figures of the dollar is 1.13002…; the pair's rate is one over it. */
const MEAN_2025 = {
  source: 'ecb',
  average: '0.884968955557',
  days: 255,
  lowest: { date: '2025-09-17', rate: '0.844808650841' },
  highest: { date: '2025-01-13', rate: '0.980584428319' },
};

/** Answers as the service would, also about days and averages. */
function serve(data: readonly object[] = HISTORY): void {
  serveRates(ECB_TABLE, data);
  const rest = fetch;
  vi.stubGlobal('fetch', async (url: string) => {
    const [, base, target, from, to] = /averages\/(\w+)\/(\w+)\?from=(.+)&to=(.+)/.exec(url) ?? [];
    if (base) return Response.json({ base, target, from, to, ...MEAN_2025 });
    return url.includes('?on=') ? Response.json(FEBRUARY) : rest(url);
  });
}

async function open(path: string, language: 'es' | 'en' = 'es') {
  const view = await openRoute(CurrencyView, '/currency/:from?/:to?', path, language);
  await addMessages('past');
  await screen.findByRole('region', { name: /Conver/ });
  return view;
}

const result = () => screen.getByRole('button', { name: /\. (?:Copiar resultado|Copy result)$/ });
const chip = () => screen.getByRole('button', { name: /Elegir otro tipo|Choose another rate/ });
const strip = () => plain(document.querySelector('.rate-use')?.textContent);
/** The line under the chip. */
const line = () => plain(document.querySelector('.rate-use > p')?.textContent);

beforeEach(async () => {
  await emptyDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T18:05:00Z') });
});

describe('the currency view at the rate of a day gone by', () => {
  it('[I15.past-address] [I15.past-line] has that day’s result, says which day it is from, and what it would be today', async () => {
    serve();
    const { user, path } = await open('/currency/USD/EUR?on=2020-03-01');
    // 100 / 1.0977 = 91.09957183…; today 100 / 1.1699 = 85.4774, and 1.0977 / 1.1699 - 1 = -6.17 %
    await waitFor(() => expect(result().textContent).toBe('91,099572'));
    expect(chip().textContent).toBe('BCE · 28 feb 2020');
    expect(line()).toBe('Pediste el dom 1 mar 2020: en domingo no hay.');
    expect(screen.getByText(/^ayer 85,48, −6,2\s%$/)).toBeDefined();
    expect(screen.queryByText(/RSI/)).toBeNull();
    // the day stays when the pair is another
    await user.click(screen.getByRole('button', { name: 'Intercambiar' }));
    await waitFor(() => expect(path()).toBe('/currency/EUR/USD?on=2020-03-01'));
  });

  it('[I15.past-record] is recorded with the day wanted, the day used and its exact rate', async () => {
    serve();
    await open('/currency/USD/EUR?on=2020-03-01');
    await waitFor(async () => expect(await readRecentConversions(1)).toHaveLength(1));
    const [record] = await readRecentConversions(1);
    expect(record).toMatchObject({ on: '2020-03-01', rateDate: '2020-02-28', fromText: '100' });
    // 1 / 1.0977 to 34 digits, by bc
    expect(record?.rateText).toBe('0.9109957183201238954176915368497768');
  });

  it('[I15.past-sheet] [I3.focus-returned] [I3.disabled] is chosen in a sheet, where the result stands before it is used', async () => {
    serve();
    const { user, path } = await open('/currency/USD/EUR');
    await waitFor(() => expect(result().textContent).toBe('85,477391'));
    expect(chip().textContent).toBe('BCE · ayer');
    await user.click(chip());
    await user.click(await screen.findByRole('button', { name: /El de otra fecha/ }));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Día, desde el/);
    await waitFor(() => expect(field.min).toBe('2020-02-27'));
    expect([field.max, field.value]).toEqual(['2026-08-22', '2026-08-21']);
    const missing = () => missingLine(screen.getByRole('button', { name: 'Usar esta fecha' }));
    fireEvent.change(field, { target: { value: '' } });
    expect(missing()).toBe('Falta el día.');
    fireEvent.change(field, { target: { value: '2026-08-23' } });
    expect(missing()).toBe('Ese día aún no ha llegado.');
    fireEvent.change(field, { target: { value: '2020-03-01' } });
    expect(missing()).toBeUndefined();
    await waitFor(() => expect(plain(document.querySelector('output')?.textContent)).toContain('91,10 EUR'));
    expect(plain(document.querySelector('output')?.textContent)).toBe(
      '100 USD el dom 1 mar 202091,10 EURTipo del vie 28 feb 2020, el último publicado hasta entonces: en domingo no hay. El último (ayer): 85,48 EUR, −6,2 %.',
    );
    fireEvent.change(field, { target: { value: '2020-04-15' } });
    const answered = () => plain(document.querySelector('output')?.textContent);
    await waitFor(() => expect(answered()).toContain('Tipo del vie 28 feb 2020, el último que tenemos'));
    fireEvent.change(field, { target: { value: '2020-03-01' } });
    await waitFor(() => expect(answered()).toContain('en domingo no hay'));
    await user.click(screen.getByRole('button', { name: 'Usar esta fecha' }));
    await waitFor(() => expect(chip().textContent).toBe('BCE · 28 feb 2020'));
    expect(path()).toBe('/currency/USD/EUR?on=2020-03-01');
    await waitFor(() => expect(document.activeElement).toBe(chip()));
    await user.click(await screen.findByRole('button', { name: 'Volver al último' }));
    await waitFor(() => expect(chip().textContent).toBe('BCE · ayer'));
    expect(path()).toBe('/currency/USD/EUR');
  });

  it('[I15.past-average] an average says how many days it is of, its extremes, and that it is no tax advice', async () => {
    serve();
    const { user, path } = await open('/currency/USD/EUR', 'en');
    await user.click(chip());
    await user.click(await screen.findByRole('button', { name: /^The rate of another date/ }));
    const sheet = within(screen.getByRole('dialog'));
    await user.click(await sheet.findByRole('radio', { name: 'A year' }));
    await sheet.findByText(/^88\.50\sEUR$/);
    expect(plain(screen.getByRole('dialog').textContent)).toContain('Average of the rates of 255 days');
    expect(plain(screen.getByRole('dialog').textContent)).toContain('Lowest0.8448 · Sep 17');
    expect(sheet.getByText(/this is not tax advice/)).toBeDefined();
    await user.click(sheet.getByRole('button', { name: 'Use the average' }));
    await waitFor(() => expect(path()).toBe('/currency/USD/EUR?avg=2025'));
    await waitFor(() => expect(result().textContent).toBe('88.496896'));
    expect(chip().textContent).toBe('ECB · Average 2025');
    expect(strip()).toContain('average of 255 days');
  });

  it('[I15.past-offline] without network it is read from the history on the device, or a sentence says that there is none', async () => {
    serveRates(undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await cacheResponse('/api/currency-history/USD/EUR/5y', {
      data: HISTORY,
      source: 'ecb',
      base: 'USD',
      target: 'EUR',
      period: '5y',
    });
    await open('/currency/USD/EUR?on=2020-03-01');
    await waitFor(() => expect(result().textContent).toBe('91,099572'));
    expect(chip().textContent).toBe('BCE · 28 feb 2020');
    expect(line()).toBe('Pediste el dom 1 mar 2020: en domingo no hay.');
    cleanup();
    await open('/currency/GBP/EUR?on=2020-03-01');
    expect((await screen.findAllByText(/^Sin conexión, y este dispositivo/)).length).toBeGreaterThan(0);
  });

  it('[I15.past-first] before the pair’s first day that day is offered; a day to come is today', async () => {
    serve([
      { date: '2008-01-02', rate: '10.91' },
      { date: '2008-01-03', rate: '10.92' },
    ]);
    const { user, path } = await open('/currency/USD/ARS?on=2001-03-01');
    await user.click(await screen.findByRole('link', { name: 'Usar el 2 ene 2008' }));
    expect(path()).toBe('/currency/USD/ARS?on=2008-01-02');
    cleanup();
    const later = await open('/currency/USD/EUR?on=2026-08-23');
    expect(later.path()).toBe('/currency/USD/EUR');
  });
});
