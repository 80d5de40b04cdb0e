import type { HistoryPeriod, SourceKey } from '@equivale/contract';
import { dayNumber } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { readSeed } from '../seed/read-seed.ts';

import { ObservationIndex } from './observation-index.ts';
import type { SeriesReader } from './quoted-values.ts';
import { pairHistory as historyOf, historyPoints } from './series.ts';

/** A double at eleven digits, as plain digits. */
const eleven = (rate: number): string => String(Number(rate.toPrecision(11)));

const seed = new Map(readSeed().map((series) => [`${series.source} ${series.code}`, series]));
const readBundle: SeriesReader = (source, code) => seed.get(`${source} ${code}`);
/** A history with all its points. */
function pairHistory(...request: Parameters<typeof historyOf>) {
  const found = historyOf(...request);
  return found && { source: found.source, points: historyPoints(found.series) };
}
const history = (from: string, to: string, period: HistoryPeriod) =>
  pairHistory(readBundle, from, to, period) ?? expect.fail('no history');
const at = (from: string, to: string, date: string) =>
  history(from, to, 'max').points.find((point) => point.date === date)?.rate;

describe('windows', () => {
  it('end at the newest observation, and a start on a weekend includes Friday', () => {
    const { source, points } = history('EUR', 'USD', '5y');
    expect(source).toBe('ecb');
    // 2021-08-21 is a Saturday.
    expect(points[0]).toEqual({ date: '2021-08-20', rate: '1.1671' });
    expect(points.at(-1)).toEqual({ date: '2026-08-21', rate: '1.1699' });
  });

  it('of seven days hold a week of business days', () => {
    const dates = history('USD', 'EUR', '7d').points.map((point) => point.date);
    expect(dates).toEqual([
      '2026-08-14',
      '2026-08-17',
      '2026-08-18',
      '2026-08-19',
      '2026-08-20',
      '2026-08-21',
    ]);
  });

  it('of a month and a year start on the same day earlier', () => {
    expect(history('USD', 'EUR', '1m').points[0]?.date).toBe('2026-07-21');
    expect(history('USD', 'EUR', '1y').points[0]?.date).toBe('2025-08-21');
  });

  it('reach back to the first day of the euro', () => {
    // Figures of the ECB's file for 1999-01-04 and 2026-04-13.
    expect(history('EUR', 'USD', 'max').points[0]).toEqual({ date: '1999-01-04', rate: '1.1789' });
    expect(at('EUR', 'JPY', '2026-04-13')).toBe('186.75');
    expect(at('USD', 'GBP', '2026-04-13')).toBe('0.7451044163'); // 0.87058 / 1.1684
  });

  it('never make a point of a day without one', () => {
    for (const { date } of history('USD', 'EUR', '5y').points) {
      const weekday = new Date(`${date}T00:00Z`).getUTCDay();
      expect([1, 2, 3, 4, 5]).toContain(weekday);
    }
  });

  it.each(['ARS', 'COP', 'CLP', 'VND', 'BTC'])(
    '[D.chart-newest] of USD/%s end on the day of its rate, after months of silence too, with the week before those',
    (code) => {
      const dates = history('USD', code, '7d').points.map((point) => point.date);
      expect(dates.at(-1)).toBe('2026-09-29');
      expect(dates.slice(0, -1)).toEqual(
        ['19', '20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-02-${day}`),
      );
      for (const period of ['1m', '1y'] as const)
        expect(history('USD', code, period).points.at(-1)?.date).toBe('2026-09-29');
      expect(history('USD', code, '1m').points[0]?.date).toBe('2026-01-26');
    },
  );
});

describe('the source of a history', () => {
  it.each([
    ['USD', 'EUR', 'ecb'],
    ['AED', 'XOF', 'ecb'],
    ['BND', 'LSL', 'ecb'],
    ['USD', 'RUB', 'hmrc'],
    ['VND', 'CLP', 'hmrc'],
    ['BTC', 'EUR', 'exchange-api'],
    ['SYP', 'EUR', 'exchange-api'],
  ])('of %s/%s over five years is %s', (from, to, source) => {
    expect(history(from, to, '5y').source).toBe(source);
  });

  it('is one day and one source for both sides', () => {
    const index = new ObservationIndex();
    const put = (source: SourceKey, code: string, date: string, rate: number) =>
      index.put({ source, code, date, rate });
    put('ecb', 'USD', '2026-08-20', 2);
    put('ecb', 'USD', '2026-08-21', 2);
    put('ecb', 'GBP', '2026-08-21', 4);
    put('exchange-api', 'GBP', '2026-08-19', 9);
    const read: SeriesReader = (source, code) => index.series(source, code);
    expect(pairHistory(read, 'USD', 'GBP', '7d')).toEqual({
      source: 'ecb',
      points: [{ date: '2026-08-21', rate: '2' }],
    });
    expect(pairHistory(read, 'USD', 'AFN', '7d')).toBeUndefined();
  });
});

describe('prices of a trading venue', () => {
  const index = new ObservationIndex();
  const put = (source: SourceKey, code: string, date: string, rate: number) =>
    index.put({ source, code, date, rate });
  // 2026-08-21 is a Friday; the venue is open every day.
  for (let day = 17; day <= 26; day++) put('binance', 'BTC', `2026-08-${day}`, 1 / 80_000);
  put('ecb', 'USD', '2026-08-20', 1.16);
  put('ecb', 'USD', '2026-08-21', 1.25);
  put('ecb', 'GBP', '2026-08-21', 0.875);
  const read: SeriesReader = (source, code) => index.series(source, code);

  it('cross the euro at Friday’s rate over the weekend, and no longer than four days', () => {
    expect(pairHistory(read, 'BTC', 'EUR', '1m')).toEqual({
      source: 'binance',
      points: [
        { date: '2026-08-20', rate: eleven(80_000 / 1.16) },
        ...['21', '22', '23', '24', '25'].map((day) => ({ date: `2026-08-${day}`, rate: '64000' })),
      ],
    });
    expect(pairHistory(read, 'GBP', 'BTC', '7d')?.points[0]).toEqual({
      date: '2026-08-21',
      rate: eleven(1.25 / 0.875 / 80_000),
    });
  });

  it('are in dollars as they are, also through a peg', () => {
    expect(pairHistory(read, 'BTC', 'USD', '7d')?.points.at(-1)).toEqual({
      date: '2026-08-26',
      rate: '80000',
    });
    expect(pairHistory(read, 'BTC', 'AED', '7d')?.points.at(-1)).toEqual({
      date: '2026-08-26',
      rate: '293800',
    });
  });

  it('say nothing about two currencies of states', () => {
    expect(pairHistory(read, 'USD', 'GBP', '7d')?.source).toBe('ecb');
  });
});

describe('special money', () => {
  it('a peg follows its anchor', () => {
    // 185.66 / 1.1699 × 1 / 3.6725, the ECB's figures of 2026-08-21
    expect(at('AED', 'JPY', '2026-08-21')).toBe(eleven(185.66 / 1.1699 / 3.6725));
    expect(new Set(history('AED', 'SAR', '5y').points.map((point) => point.rate)).size).toBe(1);
  });

  it('a peg reaches no further back than it held', () => {
    expect(history('USD', 'XCG', 'max').points[0]?.date).toBe('2025-03-31');
  });

  it('a policy rate shows what came before it, where quotes reach further back', () => {
    const pound = history('USD', 'LBP', '5y');
    expect(pound.source).toBe('hmrc');
    // HMRC's figures of September 2021, while 1,507.5 per dollar was still decreed: 2,077.67 LBP and 1.3757 USD per GBP.
    expect(pound.points[0]).toEqual({ date: '2021-09-01', rate: eleven(2077.67 / 1.3757) });
    expect(Number(pound.points.at(-1)?.rate)).toBeGreaterThan(85_000);
    expect(history('USD', 'LBP', '1y')).toMatchObject({ source: 'ecb' });
    expect(new Set(history('USD', 'LBP', '1y').points.map(({ rate }) => rate))).toEqual(new Set(['89500']));
  });

  it('a currency with several official rates has no history of another segment than the one people get', () => {
    expect(() => history('USD', 'CUP', 'max')).toThrow('no history');
  });

  it('a withdrawn code ends at its changeover with its last market value', () => {
    expect(history('EUR', 'HRK', 'max').points.at(-1)).toEqual({ date: '2022-12-30', rate: '7.5365' });
    expect(history('EUR', 'BGN', '7d').points.at(-1)).toEqual({ date: '2025-12-31', rate: '1.9558' });
    expect(history('USD', 'ANG', '1y').points.at(-1)?.date).toBe('2025-03-28');
  });

  it('a redenomination leaves no cliff: SYP before 2026-01-08 is counted in the new pounds', () => {
    const points = history('EUR', 'SYP', 'max').points;
    // 12,940.9495385 old pounds on 2026-01-07, 129.10822169 new ones the day after.
    expect(points.find((point) => point.date === '2026-01-07')?.rate).toBe('129.40949539');
    expect(points.find((point) => point.date === '2026-01-08')?.rate).toBe('129.10822169');
  });

  it('VED is VES', () => {
    expect(history('USD', 'VED', '1y')).toEqual(history('USD', 'VES', '1y'));
  });
});

describe('exactness', () => {
  /** n/d at eleven digits, half up, written with nothing of the product's. */
  function digitsOf(n: bigint, d: bigint): string {
    let decimals = 0;
    while (n * 10n ** BigInt(decimals) < d * 10n ** 10n) decimals++;
    while (decimals > 0 && n * 10n ** BigInt(decimals) >= d * 10n ** 11n) decimals--;
    const rounded = (n * 10n ** BigInt(decimals) * 2n + d) / (d * 2n);
    const digits = `${rounded}`.padStart(decimals + 1, '0');
    const text = `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`;
    return text.replace(/\.?0+$/, '');
  }
  const scaled = (rate: number): bigint => BigInt(Math.round(rate * 1e6));

  it('every point of a pair is the quotient of the two published figures', () => {
    const on = (code: string, date: string) => {
      const { days = new Int32Array(), rates = new Float64Array() } = seed.get(`ecb ${code}`) ?? {};
      return scaled(rates[days.indexOf(dayNumber(date))] ?? Number.NaN);
    };
    const { points } = history('GBP', 'JPY', '5y');
    expect(points.length).toBeGreaterThan(1200);
    for (const { date, rate } of points) expect(rate, date).toBe(digitsOf(on('JPY', date), on('GBP', date)));
  });

  it('a law that states the inverse gives its own figure', () => {
    expect(new Set(history('KYD', 'USD', '1y').points.map(({ rate }) => rate))).toEqual(new Set(['1.2']));
    expect(new Set(history('XPF', 'EUR', '1y').points.map(({ rate }) => rate))).toEqual(new Set(['0.00838']));
  });

  it('what a source wrote counts before its double, and a price is a price', () => {
    const index = new ObservationIndex();
    const price = { source: 'binance', code: 'BTC', date: '2026-08-20', rate: 1 / 83_212.64 } as const;
    index.put({ ...price, text: '83212.64000000' });
    index.put({ ...price, date: '2026-08-21', text: '83000.00000000000000004' });
    // stored before texts were: the double of the rate is all there is
    index.put({ ...price, date: '2026-08-22', rate: 0.0000125 });
    const read: SeriesReader = (source, code) => index.series(source, code);
    expect(pairHistory(read, 'BTC', 'USD', '7d')?.points).toEqual([
      { date: '2026-08-20', rate: '83212.64' },
      { date: '2026-08-21', rate: '83000' },
      { date: '2026-08-22', rate: '80000' },
    ]);
    expect(pairHistory(read, 'USD', 'BTC', '7d')?.points.at(-1)?.rate).toBe('0.0000125');
  });
});
