import 'fake-indexeddb/auto';
import type { HistoryPoint } from '@equivale/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { historyQueryKey } from '../../../api/history.ts';
import { I18nProvider } from '../../../device/i18n-provider.tsx';
import { activateLanguage } from '../../../i18n/i18n.ts';
import { ChartCard } from './chart-card.tsx';
import { HistorySignature } from './history-signature.tsx';
// Loaded lazily by the card; here beforehand, so that no test waits for the compiler.
import './chart-body.tsx';
import './sample-chart.tsx';

// ECB, EUR per USD as 1 / (USD per EUR): 1.1567 .. 1.1699 of 14 to 21 August 2026.
const WEEK: HistoryPoint[] = [
  { date: '2026-08-14', rate: '0.864528' },
  { date: '2026-08-17', rate: '0.862589' },
  { date: '2026-08-18', rate: '0.863856' },
  { date: '2026-08-19', rate: '0.861698' },
  { date: '2026-08-20', rate: '0.856091' },
  { date: '2026-08-21', rate: '0.854774' },
];

/** The service, responding to each period with its points; `undefined` means it cannot be reached. */
function serveEach(
  dataOf: (period: string) => HistoryPoint[] | undefined,
  sourceOf: (period: string) => string = () => 'ecb',
) {
  vi.stubGlobal('fetch', async (url: string) => {
    const [, base, target] = /currency-history\/(\w+)\/(\w+)/.exec(url) ?? [];
    const period = /period=(\w+)/.exec(url)?.[1] ?? '';
    const data = dataOf(period);
    if (data === undefined) throw new TypeError('Failed to fetch');
    return Response.json({ data, source: sourceOf(period), base, target, period });
  });
}
const serve = (data: HistoryPoint[] | undefined) => serveEach(() => data);

function show(base = 'USD') {
  render(
    <I18nProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ChartCard base={base} target="EUR" />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const status = () => screen.getByRole('status').textContent?.replaceAll('\u202f', ' ');

beforeAll(() => activateLanguage('es'));

describe('chart card', () => {
  it('[S2.chart-periods] names the pair and offers the periods with 7 days chosen', async () => {
    serve(WEEK);
    show();
    expect(screen.getByRole('heading', { name: 'EUR por USD' })).toBeDefined();
    const periods = within(screen.getByRole('group', { name: 'Periodo' })).getAllByRole('radio');
    expect(periods.map((radio) => radio.getAttribute('value'))).toEqual(['7d', '1m', '1y', '5y', 'max']);
    expect((periods[0] as HTMLInputElement).checked).toBe(true);
    await screen.findByRole('slider');
  });

  it('[D.chart-newest] what ends after a gap names its days, not the period, and draws no line over the gap', async () => {
    serve([
      ...WEEK.map((point) => ({ ...point, date: point.date.replace('-08-', '-02-') })),
      { date: '2026-09-29', rate: '0.9' },
    ]);
    show();
    await screen.findByRole('slider');
    expect(status()).toBe('▲+4,10 % desde el 14 feb 2026');
    expect(screen.getByText('al 29 sep 2026')).toBeDefined();
    const line = document.querySelector('path[d]')?.getAttribute('d') ?? '';
    expect(line.match(/M/g)).toHaveLength(2);
  });

  it('[D.chart-newest] years out of a record that ends before the rate go on with the later days of the other', async () => {
    // ARS per USD: HMRC's monthly figures, and the days of exchange-api, as the bundled history has them.
    const monthly = [
      { date: '2026-07-01', rate: '1436.7401522' },
      { date: '2026-08-01', rate: '1477.7430239' },
      { date: '2026-09-01', rate: '1494.4470267' },
    ];
    const daily = [
      { date: '2026-02-26', rate: '1397.181215' },
      { date: '2026-09-29', rate: '1525.0272678' },
    ];
    const isLong = (period: string) => period === '5y' || period === 'max';
    serveEach(
      (period) => (isLong(period) ? monthly : daily),
      (period) => (isLong(period) ? 'hmrc' : 'exchange-api'),
    );
    show();
    for (const years of ['5 años', 'Todo el historial']) {
      fireEvent.click(screen.getByRole('radio', { name: years }));
      expect(await screen.findByText('al 29 sep 2026 · una cifra al mes')).toBeDefined();
      const slider = screen.getByRole('slider');
      fireEvent.keyDown(slider, { key: 'End' });
      // each figure names whoever published it; no table is at hand that says what HMRC calls itself
      await waitFor(() => expect(status()).toBe('1.525,0273 · 29 sep 2026 · exchange-api'));
      fireEvent.keyDown(slider, { key: 'Home' });
      await waitFor(() => expect(status()).toBe('1.436,7402 · 1 jul 2026 · hmrc'));
      fireEvent.keyDown(slider, { key: 'Escape' });
    }
  });

  it('[D.chart-newest] monthly figures say that they are', async () => {
    serve(['06', '07', '08', '09'].map((month, at) => ({ date: `2026-${month}-01`, rate: `0.9${at}` })));
    show();
    await screen.findByRole('slider');
    expect(screen.getByText('al 1 sep 2026 · una cifra al mes')).toBeDefined();
    cleanup();
    serve(WEEK);
    show();
    await screen.findByRole('slider');
    expect(screen.queryByText(/una cifra al mes/)).toBeNull();
  });

  it('[I6.no-shift] keeps the place of the average while the closes before the period are on their way', async () => {
    let sendYear = () => {};
    const held = new Promise<void>((resolve) => {
      sendYear = resolve;
    });
    serve(WEEK);
    const respond = fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('period=1y')) await held;
      return respond(url);
    });
    show();
    await screen.findByRole('slider');
    expect(screen.getByText('Promedio de 20 días').className).toContain('invisible');
    expect(screen.queryByRole('button', { name: 'Promedio de 20 días' })).toBeNull();
    sendYear();
    // Six closes are too few for it.
    await waitFor(() => expect(screen.queryByText('Promedio de 20 días')).toBeNull());
  });

  it('[S2.chart] [D.chart-real] says the change, low, mean and high of the period', async () => {
    serve(WEEK);
    show();
    await screen.findByRole('slider');
    expect(status()).toBe('▼−1,13 % en 7 días');
    for (const figure of ['0,8548', '0,8606', '0,8645']) expect(screen.getByText(figure)).toBeDefined();
  });

  it('[S2.chart-tooltip] reads day by day with the arrow keys, Home and End, and lets go with Escape', async () => {
    serve(WEEK);
    show();
    const chart = await screen.findByRole('slider');
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(status()).toBe('0,8548 · 21 ago 2026');
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(status()).toBe('0,8561 · 20 ago 2026');
    expect(chart.getAttribute('aria-valuetext')).toBe('0,8561 EUR, 20 ago 2026');
    fireEvent.keyDown(chart, { key: 'Home' });
    expect(status()).toBe('0,8645 · 14 ago 2026');
    fireEvent.keyDown(chart, { key: 'Escape' });
    expect(status()).toContain('en 7 días');
  });

  it('[S2.chart-tooltip] reads the nearest day under mouse and finger', async () => {
    serve(WEEK);
    show();
    const chart = await screen.findByRole('slider');
    chart.getBoundingClientRect = () => new DOMRect(100, 0, 500, 168);
    fireEvent.pointerMove(chart, { clientX: 195, pointerType: 'mouse' });
    expect(status()).toBe('0,8626 · 17 ago 2026');
    fireEvent.pointerLeave(chart, { pointerType: 'mouse' });
    fireEvent.pointerDown(chart, { clientX: 410, pointerId: 1, pointerType: 'touch' });
    expect(status()).toBe('0,8617 · 19 ago 2026');
  });

  it('zooms into what is dragged over and shows all again', async () => {
    serve(WEEK);
    show();
    const chart = await screen.findByRole('slider');
    chart.getBoundingClientRect = () => new DOMRect(0, 0, 500, 168);
    fireEvent.pointerDown(chart, { clientX: 100, button: 0, pointerType: 'mouse' });
    fireEvent.pointerMove(chart, { clientX: 500, pointerType: 'mouse' });
    fireEvent.pointerUp(chart, { clientX: 500, pointerType: 'mouse' });
    expect(status()).toContain('del 17 ago 2026 al 21 ago 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
    expect(status()).toContain('en 7 días');
  });

  it('gives the same as a table', async () => {
    serve(WEEK);
    show();
    await screen.findByRole('slider');
    fireEvent.click(screen.getByRole('button', { name: 'Tabla' }));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'FechaEUR por 1 USD',
      '21 ago 20260,8548',
      '20 ago 20260,8561',
      '19 ago 20260,8617',
      '18 ago 20260,8639',
      '17 ago 20260,8626',
      '14 ago 20260,8645',
    ]);
  });

  it('[S4.sample-history] [D.sample-badge] shows a labelled sample and no figure where the service has no history', async () => {
    serve([]);
    show('ANG');
    expect(await screen.findByText('Datos de muestra')).toBeDefined();
    await screen.findByRole('img', { name: 'Datos de muestra' });
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.body.textContent).not.toMatch(/\d,\d/);
  });

  it('[S4.sample-history] draws no curve where the service cannot be reached and the device kept nothing', async () => {
    serve(undefined);
    show('ANG');
    await screen.findByText(
      'El historial de este par no está en este dispositivo. Llegará en cuanto haya conexión.',
    );
    expect(document.querySelector('.chart-line, [role="slider"]')).toBeNull();
    expect(screen.queryByText('Datos de muestra')).toBeNull();
  });

  it('[S8.history-no-array] ignores historical data that is no array', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({
        data: { '2026-08-21': '0.8548' },
        source: 'ecb',
        base: 'USD',
        target: 'PEN',
        period: '7d',
      }),
    );
    show('PEN');
    expect(await screen.findByText(/^El historial de este par no está/)).toBeDefined();
    expect(document.querySelector('.chart-line, [role="slider"]')).toBeNull();
  });

  it('[D.chart-real] draws what the device kept when the service cannot be reached', async () => {
    serve(WEEK);
    show('GBP');
    await screen.findByRole('slider');
    cleanup();
    serve(undefined);
    show('GBP');
    await screen.findByRole('slider');
    expect(status()).toBe('▼−1,13 % en 7 días');
    // Never asked for: the end of the year that is kept.
    fireEvent.click(screen.getByRole('radio', { name: /mes/ }));
    await waitFor(() => expect(status()).toContain('mes'));
  });

  it('breaks the line where the history has a hole', async () => {
    serve(
      WEEK.filter(({ date }) => date !== '2026-08-17').map((point, index) =>
        index === 0 ? { ...point, date: '2026-08-03' } : point,
      ),
    );
    show();
    const chart = await screen.findByRole('slider');
    expect(chart.querySelector('.chart-line')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  });
});

it.each([
  ['es', 'verified', 'Firma: comprobada'],
  ['en', 'unchecked', 'Signature: not checked'],
  ['es', 'unsigned', 'El historial recibido no lleva la firma de este servicio y no se usa.'],
] as const)(
  '[I18.signed-history] says in %s what was found of the signature: %s',
  async (language, check, said) => {
    await activateLanguage(language);
    const client = new QueryClient();
    client.setQueryData(historyQueryKey('USD', 'EUR', '7d'), { check });
    render(
      <I18nProvider>
        <QueryClientProvider client={client}>
          <HistorySignature base="USD" target="EUR" period="7d" />
        </QueryClientProvider>
      </I18nProvider>,
    );
    expect(screen.getByText(said)).toBeDefined();
    await activateLanguage('es');
  },
);
