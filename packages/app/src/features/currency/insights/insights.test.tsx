import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFixed, formatPercent } from '@equivale/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { I18nProvider } from '../../../device/i18n-provider.tsx';
import { activateLanguage } from '../../../i18n/i18n.ts';
import { ForecastCard } from './forecast-card.tsx';
import { IndicatorTiles } from './indicator-tiles.tsx';
import { StrengthCard } from './strength-card.tsx';

interface Reference {
  readonly series: readonly {
    readonly name: string;
    readonly closes: readonly string[];
    readonly rsi: readonly string[];
    readonly sma: readonly string[];
    readonly volatility: readonly string[];
    readonly forecast: readonly [string, string, string];
  }[];
  readonly strength: readonly {
    readonly from: string;
    readonly to: string;
    readonly perEuro: readonly [Record<string, string>, Record<string, string>];
    readonly scores: Record<string, string>;
  }[];
}

// 60-digit decimals by core's reference.py on the ECB's own rates.
const reference: Reference = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../../core/src/indicators/fixtures/reference.json'),
    'utf8',
  ),
);
const years = reference.series.find(({ name }) => name === 'ecb-eur-usd-2019-2024');
if (!years) throw new Error('the reference has no long series');
const LAST_DAY = '2024-12-31';

/** The rates as a history of working days that ends on 31 December 2024. */
function history(rates: readonly string[]) {
  const dates: string[] = [];
  for (let day = Date.parse(LAST_DAY); dates.length < rates.length; day -= 86_400_000) {
    if (new Date(day).getUTCDay() % 6 !== 0) dates.unshift(new Date(day).toISOString().slice(0, 10));
  }
  return rates.map((rate, index) => ({ date: dates[index] ?? '', rate }));
}

/** Responses of the service by pair; pairs without one have no history. */
function serve(responses: Record<string, { date: string; rate: string }[]>) {
  vi.stubGlobal('fetch', async (url: string) => {
    const [, base, target, period] = /currency-history\/(\w+)\/(\w+)\?period=(\w+)/.exec(url) ?? [];
    const data = responses[`${base}/${target}`] ?? [];
    return Response.json({ data, source: 'ecb', base, target, period });
  });
}

function show(node: ReactNode) {
  render(
    <I18nProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {node}
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const text = () => (document.body.textContent ?? '').replaceAll('\u202f', ' ');
const plain = (shown: string) => shown.replaceAll('\u202f', ' ');

beforeAll(() => activateLanguage('es'));

describe('indicator tiles', () => {
  it('[S2.indicator-tiles] [D.indicators] [S9.indicator-decimals] show RSI with 1 decimal, SMA with 4 and volatility of the daily closes', async () => {
    serve({ 'EUR/USD': history(years.closes) });
    show(<IndicatorTiles base="EUR" target="USD" />);
    const rsi = await screen.findByRole('button', { name: /^RSI \(14\)/ });
    // The figure and no digit more.
    const whole = (figure: string) => new RegExp(`(?<!\\d)${figure}(?!\\d)`);
    expect(rsi.textContent).toMatch(whole(formatFixed(Number(years.rsi.at(-1)), 1, locale)));
    expect(screen.getByRole('button', { name: /^SMA \(20\)/ }).textContent).toMatch(
      whole(formatFixed(Number(years.sma.at(-1)), 4, locale)),
    );
    const volatility = screen.getByRole('button', { name: /^Volatilidad/ });
    expect(volatility.textContent).toContain(
      formatPercent(100 * Number(years.volatility.at(-1)), locale, { decimals: 1 }),
    );
  });

  it.each([
    ['[S2.volatility-low] low is green', 60, 0.0005, 'Baja', 'text-up'],
    ['[S2.volatility-medium] medium is orange', 60, 0.005, 'Media', 'text-warn'],
    ['[S2.volatility-high] high is red', 60, 0.02, 'Alta', 'text-down'],
    ['[S2.volatility-unknown] too few closes are grey', 25, 0.005, 'Sin datos', 'text-muted'],
  ])('%s', async (_, length, step, word, ink) => {
    const closes = Array.from({ length }, (__, index) => (index % 2 === 0 ? 1 : 1 + step).toFixed(6));
    serve({ 'USD/SEK': history(closes) });
    show(<IndicatorTiles base="USD" target="SEK" />);
    const level = await screen.findByText(word);
    expect(level.className).toContain(ink);
  });

  it('[D.indicators-any-period] ask for a year of closes, whatever period the chart shows', async () => {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(/period=(\w+)/.exec(url)?.[1] ?? '');
      return Response.json({ data: [], source: 'ecb', base: 'EUR', target: 'CHF', period: requested.at(-1) });
    });
    show(<IndicatorTiles base="EUR" target="CHF" />);
    await waitFor(() => expect(requested.length).toBeGreaterThan(0));
    expect(new Set(requested)).toEqual(new Set(['1y']));
  });

  it('explain themselves, with the day of the last close', async () => {
    serve({ 'EUR/USD': history(years.closes) });
    show(<IndicatorTiles base="EUR" target="USD" />);
    fireEvent.click(await screen.findByRole('button', { name: /^RSI \(14\)/ }));
    expect(text()).toContain('Por encima de 70 ha subido muy deprisa');
    expect(text()).toContain('Cierres diarios hasta el 31 dic 2024');
    fireEvent.click(screen.getByRole('button', { name: /^RSI \(14\)/ }));
    expect(text()).not.toContain('muy deprisa');
  });

  it('give no RSI for a rate that has not moved', async () => {
    serve({ 'USD/AED': history(Array.from({ length: 300 }, () => '3.6725')) });
    show(<IndicatorTiles base="USD" target="AED" />);
    expect((await screen.findByRole('button', { name: /^RSI \(14\)/ })).textContent).toContain(
      'Sin movimiento',
    );
    expect(screen.getByRole('button', { name: /^Volatilidad/ }).textContent).toContain('Baja');
  });

  it('[D.sample-no-indicators] are absent without a history, and so is the forecast', async () => {
    serve({});
    show(
      <>
        <IndicatorTiles base="USD" target="ANG" />
        <ForecastCard base="USD" target="ANG" />
        <p>end</p>
      </>,
    );
    // Until the response is there nothing can be wrong yet.
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect(text()).toBe('end');
  });
});

describe('forecast card', () => {
  it('[S2.prediction] [D.prediction] [D.prediction-direction] says the interval, its record, and that no direction can be told', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-01-02') });
    serve({ 'EUR/USD': history(years.closes) });
    show(<ForecastCard base="EUR" target="USD" />);
    await screen.findByText(/^Entre /);
    const [, low, high] = years.forecast.map((figure) => formatFixed(Number(figure), 4, locale));
    expect(text()).toContain(`Entre ${low} y ${high} USD con una probabilidad del 80 %.`);
    expect(text()).toContain('Sin dirección clara');
    expect(text()).toMatch(
      /Medido desde 2010: el \d\d,\d % de las veces el tipo acabó dentro del intervalo\./,
    );
    expect(text()).toMatch(/La tendencia acertó en el \d\d,\d % de \d+ semanas:/);
    expect(screen.getByRole('img', { name: /^Intervalo del 80/ })).toBeDefined();
  });

  it('names the day it starts from when the closes are old', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-02-01') });
    serve({ 'EUR/USD': history(years.closes) });
    show(<ForecastCard base="EUR" target="USD" />);
    await screen.findByRole('heading', { name: 'Semana tras el 31 dic 2024' });
    expect(text()).not.toContain('hoy');
  });

  it('[D.prediction-direction] tells the direction of a pair whose trend was right far more often than not, and of its inverse', async () => {
    const rising = Array.from({ length: 400 }, (_, index) => 10 + index / 100 + (index % 3) / 100);
    serve({
      'USD/TRY': history(rising.map((rate) => rate.toFixed(6))),
      'TRY/USD': history(rising.map((rate) => (1 / rate).toFixed(9))),
    });
    show(<ForecastCard base="USD" target="TRY" />);
    await screen.findByText('Más probable que suba');
    cleanup();
    show(<ForecastCard base="TRY" target="USD" />);
    await screen.findByText('Más probable que baje');
  });

  it.each([
    ['a rate that stands still', Array.from({ length: 300 }, () => '3.6725'), 'no hay nada que pronosticar'],
    [
      'less than a year',
      years.closes.slice(0, 100),
      'hacen falta 250 cierres diarios seguidos y este par tiene 100',
    ],
  ])('[D.prediction-absent] says why there is none: %s', async (_, closes, reason) => {
    serve({ 'USD/SAR': history(closes) });
    show(<ForecastCard base="USD" target="SAR" />);
    await waitFor(() => expect(text()).toContain(reason));
  });

  it('[D.prediction-absent] says that a monthly history has no daily closes', async () => {
    const months = ['2026-03-02', '2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01', '2026-08-03'];
    serve({ 'USD/COP': months.map((date, index) => ({ date, rate: String(4000 + index) })) });
    show(<ForecastCard base="USD" target="COP" />);
    await screen.findByText(/faltan cierres diarios recientes/);
  });
});

describe('strength card', () => {
  it("[D.strength-placeholder] [S9.strength-placeholder] shows SPEC's fixed values only under a label, where the service has no history", async () => {
    serve({});
    show(<StrengthCard />);
    await screen.findByText('Valores de muestra');
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'USD85',
      'EUR78',
      'CHF75',
      'GBP72',
      'JPY68',
    ]);
  });

  it('[D.strength-placeholder] shows nothing where neither service nor device has a history', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    show(<StrengthCard />);
    await waitFor(() => expect(text()).toBe(''));
  });

  it('[S2.strength] [D.strength] ranks the five currencies by their change against each other', async () => {
    const [window] = reference.strength;
    if (!window) throw new Error('the reference has no strength');
    const points = (code: string) =>
      [window.from, window.to].map((date, index) => ({ date, rate: window.perEuro[index]?.[code] ?? '' }));
    serve(Object.fromEntries(['USD', 'GBP', 'JPY', 'CHF'].map((code) => [`EUR/${code}`, points(code)])));
    show(<StrengthCard />);
    const rows = await screen.findAllByRole('listitem');
    const expected = Object.entries(window.scores)
      .sort(([, a], [, b]) => Number(b) - Number(a))
      .map(([code, score]) => `${code}${Math.round(Number(score))}`);
    expect(rows.map((row) => row.textContent)).toEqual(expected);
    expect(plain(text())).toContain('Del 12 mar 2026 al 13 abr 2026');
  });
});
