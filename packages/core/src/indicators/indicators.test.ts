import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ewmaDeviation } from './ewma.ts';
import { forecast } from './forecast.ts';
import { logReturns } from './log-returns.ts';
import { rsi } from './rsi.ts';
import { sma } from './sma.ts';
import { strengthIndex } from './strength.ts';
import { classifyVolatility, volatility } from './volatility.ts';

type Figures = readonly (string | null)[];
type Reference = {
  readonly series: readonly {
    readonly name: string;
    readonly closes: readonly string[];
    readonly rsi: Figures;
    readonly sma: Figures;
    readonly volatility: Figures;
    readonly ewma: string | null;
    readonly forecast: readonly [string, string, string] | null;
  }[];
  readonly strength: readonly {
    readonly from: string;
    readonly perEuro: readonly [Record<string, string>, Record<string, string>];
    readonly scores: Record<string, string>;
  }[];
};

// Written by fixtures/reference.py: 60-digit decimals, no code in common with ours.
const reference: Reference = JSON.parse(
  readFileSync(new URL('./fixtures/reference.json', import.meta.url), 'utf8'),
);
const cases = reference.series.map((row) => ({ ...row, prices: row.closes.map(Number) }));

function expectWithin(
  ours: readonly (number | null)[],
  theirs: Figures,
  tolerance: (size: number) => number,
) {
  expect(ours).toHaveLength(theirs.length);
  for (const [index, figure] of theirs.entries()) {
    const value = ours[index];
    const size = Math.abs(Number(figure));
    if (figure === null) expect(value, `index ${index}`).toBeNull();
    else
      expect(Math.abs((value ?? Number.NaN) - Number(figure)), `index ${index}`).toBeLessThanOrEqual(
        tolerance(size),
      );
  }
}

describe('indicators against 60-digit decimals', () => {
  it.each(cases)('[D.indicators] RSI(14) within 1e-9 on $name', ({ prices, rsi: expected }) => {
    expectWithin(rsi(prices), expected, () => 1e-9);
  });
  it.each(cases)(
    '[S9.sma-period] [D.indicators] SMA(20) within 1e-12 relative on $name',
    ({ prices, sma: expected }) => {
      expectWithin(sma(prices), expected, (size) => 1e-12 * size);
    },
  );
  it.each(cases)(
    '[D.indicators] volatility(30) within 1e-10 relative on $name',
    ({ prices, volatility: expected }) => {
      expectWithin(volatility(prices), expected, (size) => 1e-10 * size);
    },
  );
  it.each(cases)('weighted deviation on $name', ({ prices, ewma }) => {
    const ours = ewmaDeviation(logReturns(prices)).at(-1) ?? Number.NaN;
    if (ewma === null) expect(ours).toBeNaN();
    else expect(Math.abs(ours - Number(ewma))).toBeLessThanOrEqual(1e-12 * Number(ewma));
  });
  it.each(cases)('forecast on $name', ({ prices, forecast: expected }) => {
    const ours = forecast(prices);
    if (expected === null) return expect(ours).toMatchObject({ ok: false });
    const figures = ours.ok ? [ours.median, ours.low, ours.high] : [];
    expect(figures.map((figure, index) => Math.abs(figure / Number(expected[index]) - 1) < 1e-11)).toEqual([
      true,
      true,
      true,
    ]);
  });
  it.each(reference.strength)(
    '[D.strength] strength of five currencies from $from',
    ({ perEuro, scores }) => {
      const [first, last] = perEuro.map((rates) =>
        Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, Number(rate)])),
      );
      const ours = strengthIndex(first ?? {}, last ?? {});
      expect(Object.keys(ours)).toEqual(Object.keys(scores));
      for (const [code, score] of Object.entries(scores)) expect(ours[code]).toBeCloseTo(Number(score), 9);
    },
  );
  it('covers a real year, a walk, and series with zero returns, flat and too short', () => {
    const lengths = Object.fromEntries(cases.map(({ name, prices }) => [name, prices.length]));
    expect(lengths).toMatchObject({
      'ecb-eur-usd-2024': 256,
      'random-walk': 250,
      'zero-returns': 120,
      empty: 0,
    });
  });
});

describe('no value', () => {
  const flat = Array.from({ length: 60 }, () => 3.6725);

  it('RSI is null as long as no price has moved, whatever the length', () => {
    expect(rsi(flat).every((value) => value === null)).toBe(true);
  });
  it('RSI of a flat series that moves at last has a value from that day on', () => {
    expect(rsi([...flat, 3.7]).at(-1)).toBe(100);
    expect(rsi([...flat, 3.6]).at(-1)).toBe(0);
  });
  it('a flat series has a mean and no volatility', () => {
    expect(sma(flat).at(-1)).toBeCloseTo(3.6725, 15);
    expect(volatility(flat).at(-1)).toBe(0);
  });
  it.each([rsi, sma, volatility])('%o gives null, never 0 or NaN, before its warm-up', (indicator) => {
    expect(indicator([1, 2, 3])).toEqual([null, null, null]);
    expect(indicator([])).toEqual([]);
  });
  it('takes other periods', () => {
    expect(sma([1, 2, 3, 4], 2)).toEqual([null, 1.5, 2.5, 3.5]);
    // Seed of two changes: gain 0.5, loss 0.5; then gain (0.5 + 2) / 2, loss 0.5 / 2: 1.25 of 1.5.
    expect(rsi([1, 2, 1, 3], 2)).toEqual([null, null, 50, expect.closeTo(100 * (1.25 / 1.5), 9)]);
  });
  it('refuses a period or a close that no series has', () => {
    expect(() => rsi([1, 2], 0)).toThrow(RangeError);
    expect(() => sma([1, 2], 1.5)).toThrow(RangeError);
    expect(() => volatility([1, 2], 1)).toThrow(RangeError);
    expect(() => sma([1, Number.NaN])).toThrow('close 1');
    expect(() => volatility([1, 0, 2])).toThrow('close 1');
  });
});

describe('classes and scale', () => {
  it('[D.volatility-classes] names volatility by the limits of the product: 6 % and 12 %', () => {
    expect([0, 0.0599, 0.06, 0.1199, 0.12, 3].map(classifyVolatility)).toEqual([
      'low',
      'low',
      'medium',
      'medium',
      'high',
      'high',
    ]);
  });
  it('[D.strength] puts 50 on no change and averages 50', () => {
    const rates = { USD: 1.1, EUR: 1, JPY: 160 };
    expect(strengthIndex(rates, rates)).toEqual({ USD: 50, EUR: 50, JPY: 50 });
    const moved = Object.values(strengthIndex(rates, { USD: 1.11, EUR: 1, JPY: 158 }));
    expect(moved.reduce((sum, value) => sum + value, 0) / 3).toBeCloseTo(50, 9);
  });
  it('says nothing of fewer than two currencies', () => {
    expect(strengthIndex({ USD: 1 }, { USD: 1 })).toEqual({});
    expect(strengthIndex({ USD: 1, EUR: 1 }, { USD: 1 })).toEqual({});
  });
});
