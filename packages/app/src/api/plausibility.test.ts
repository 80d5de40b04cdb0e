import { checkMoves, checkPlausibility, isNearer } from '@equivale/contract/plausibility';
import { describe, expect, it } from 'vitest';
import { BUNDLED } from '../testing/serve-rates.ts';

const good = BUNDLED;
const later = (days: number) => new Date(Date.parse(good.timestamp) + days * 86_400_000).toISOString();
const changed = (change: Record<string, number>, days = 1) => ({
  rates: { ...good.rates, ...change },
  timestamp: later(days),
});
const scaled = (factor: number) =>
  Object.fromEntries(
    Object.entries(good.rates).map(([code, rate]) => [code, code === 'USD' ? 1 : rate * factor]),
  );

describe('[D.plausible-table] a new table is kept only if it is plausible against the last good one', () => {
  it('an ordinary day is accepted, and so is the collapse of one smaller currency', () => {
    expect(checkPlausibility(changed({ EUR: Number(good.rates.EUR) * 1.02 }), good)).toBeUndefined();
    // The Argentine peso lost 54 % of its value on 13 December 2023.
    expect(checkPlausibility(changed({ ARS: Number(good.rates.ARS) * 2.2 }), good)).toBeUndefined();
  });

  it('a major currency that doubles overnight is not', () => {
    expect(checkPlausibility(changed({ EUR: Number(good.rates.EUR) * 2 }), good)).toBe('major-moved');
  });

  it('a table that is upside down or counts in another base is not', () => {
    const inverted = Object.fromEntries(Object.entries(good.rates).map(([code, rate]) => [code, 1 / rate]));
    expect(checkPlausibility({ rates: inverted, timestamp: later(1) }, good)).toBe('major-moved');
    expect(checkPlausibility({ rates: scaled(100), timestamp: later(1) }, good)).toBe('major-moved');
  });

  it('a table without the euro, or with a handful of currencies, is not', () => {
    const { EUR: _, ...rest } = good.rates;
    expect(checkPlausibility({ rates: rest, timestamp: later(1) }, good)).toBe('major-missing');
    const few = Object.fromEntries(Object.entries(good.rates).slice(0, 40));
    const popular = Object.fromEntries(
      ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'NZD', 'CNY'].map((code) => [
        code,
        Number(good.rates[code]),
      ]),
    );
    expect(checkPlausibility({ rates: { ...few, ...popular }, timestamp: later(1) }, good)).toBe(
      'many-missing',
    );
  });

  it('many small currencies that jump together are not', () => {
    const smalls = Object.entries(good.rates)
      .slice(-60)
      .map(([code, rate]) => [code, rate * 3]);
    expect(checkPlausibility(changed(Object.fromEntries(smalls)), good)).toMatch(/moved/);
  });

  it('after half a year only a major currency at three times its rate is not', () => {
    expect(checkPlausibility(changed({ EUR: Number(good.rates.EUR) * 2 }, 200), good)).toBeUndefined();
    expect(checkPlausibility(changed({ ARS: Number(good.rates.ARS) * 9 }, 200), good)).toBeUndefined();
    for (const days of [200, -20_000, 20_000])
      expect(checkPlausibility(changed({ JPY: Number(good.rates.JPY) * 4 }, days), good)).toBe('major-moved');
  });

  it('a first table is compared with the one built in by its moves alone: a service may have fewer sources', () => {
    const few = { USD: 1, EUR: Number(good.rates.EUR) };
    expect(checkMoves({ rates: few, timestamp: later(90) }, good)).toBeUndefined();
    expect(checkMoves({ rates: { ...few, EUR: few.EUR * 2 }, timestamp: later(90) }, good)).toBe(
      'major-moved',
    );
    expect(checkMoves({ rates: { ...few, EUR: few.EUR * 2 }, timestamp: later(181) }, good)).toBeUndefined();
  });
});

it('[D.wrong-table-left] of two tables that contradict each other the one that is nearer to the table built in is right, by the rates in which they do', () => {
  // 40 days after the build a table came in with the euro at 1.4 times its rate, which could have happened; then a right one.
  const wrong = changed({ EUR: Number(good.rates.EUR) * 1.4 }, 40);
  const right = changed({ EUR: Number(good.rates.EUR) * 1.02, ARS: Number(good.rates.ARS) * 1.1 }, 41);
  expect(checkMoves(wrong, good)).toBeUndefined();
  expect(checkPlausibility(right, wrong)).toBe('major-moved');
  expect([isNearer(right, wrong, good), isNearer(wrong, right, good)]).toEqual([true, false]);
  expect(isNearer(right, changed({}, 40), good)).toBe(false);
});
