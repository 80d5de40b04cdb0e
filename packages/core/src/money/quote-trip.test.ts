import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from './quote.ts';
import {
  atRate,
  paymentRate,
  percentAbove,
  rateThroughHome,
  type SpentMoney,
  spentAtHome,
  totalsOf,
  turnRate,
  type WrittenRate,
  withPercent,
  writeRate,
} from './quote-trip.ts';
import type { RateTable } from './rate-table.ts';

fc.configureGlobal({ seed: 20261122 });

/** ECB, 2026-08-14 and 2026-08-21, as published. */
const ecb = (date: string, MXN: string, USD: string): RateTable => ({
  rates: {},
  origins: [
    { source: 'ecb', date, codes: ['EUR', 'MXN', 'USD'], published: { base: 'EUR', rates: { MXN, USD } } },
  ],
});
const then = ecb('2026-08-14', '19.6592', '1.1699');

function written(table: RateTable, from: string, to: string): WrittenRate {
  const quoted = quote({ amount: '1', from, to }, table);
  if (!quoted.ok) throw new Error(quoted.code);
  return writeRate(quoted);
}

const dinner = { paid: '1000', charged: '52.14' };

describe('the rate of a payment', () => {
  it('[I15.trip-paid] gives back both amounts, whichever way it is read', () => {
    const amount = fc
      .tuple(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
      .map(([digits, scale]) => `${digits}e-${scale}`);
    fc.assert(
      fc.property(amount, amount, (paid, charged) => {
        const rate = paymentRate({ paid, charged });
        const [there, back] = [atRate(paid, rate), atRate(charged, turnRate(rate))];
        const same = (value: ReturnType<typeof atRate>, text: string) => {
          const [digits = '', scale = ''] = text.split('e-');
          const { n, d } = value.toFraction();
          return n * 10n ** BigInt(scale) === BigInt(digits) * d;
        };
        return same(there, charged) && same(back, paid);
      }),
    );
  });

  it('[I15.trip-paid] is set beside the reference of its day', () => {
    const rate = paymentRate(dinner);
    // by hand: 1000 / 52.14, and 52.14 x 19.6592 / 1000 - 1
    expect(atRate('1', turnRate(rate)).toFixed(4)).toBe('19.1791');
    expect(percentAbove(rate, written(then, 'MXN', 'EUR')).toFixed(4)).toBe('2.5031');
  });

  it('has a markup of so many percent on it', () => {
    // 1000 / 19.6592 x 1.025
    const dearer = withPercent(written(then, 'MXN', 'EUR'), '2.5');
    expect(atRate('1000', dearer).toFixed(4)).toBe('52.1384');
    expect(percentAbove(dearer, written(then, 'MXN', 'EUR')).toFixed(6)).toBe('2.500000');
  });

  it('leads from one currency over home to another, and back to the same amount', () => {
    const [pesos, dollars] = [paymentRate(dinner), written(then, 'USD', 'EUR')];
    const there = atRate('450', rateThroughHome(pesos, dollars));
    // 450 x 52.14 / 1000 x 1.1699
    expect(there.toFixed(2)).toBe('27.45');
    expect(atRate(there.toFixed(10), rateThroughHome(dollars, pesos)).toFixed(6)).toBe('450.000000');
  });
});

/** n and d of the decimal texts of a rate, by whole numbers alone. */
function parts({ times, over }: WrittenRate): readonly [bigint, bigint] {
  const value = (texts: readonly string[]) =>
    texts.reduce<readonly [bigint, bigint]>(
      ([n, d], text) => {
        const [whole = '', fraction = ''] = text.split('.');
        return [n * BigInt(whole + fraction), d * 10n ** BigInt(fraction.length)];
      },
      [1n, 1n],
    );
  const [top, bottom] = [value(times), value(over)];
  return [top[0] * bottom[1], top[1] * bottom[0]];
}

const decimal = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 99_999 }))
  .map(([whole, fraction]) => `${whole}.${fraction}`);
const spent: fc.Arbitrary<SpentMoney> = fc.record({
  amount: decimal,
  currency: fc.constantFrom('MXN', 'USD', 'GTQ'),
  rate: fc.record({
    times: fc.array(decimal, { maxLength: 3 }),
    over: fc.array(decimal, { maxLength: 3 }),
  }),
  charged: fc.option(decimal, { nil: undefined }),
});

describe('the totals of a trip', () => {
  it('[I15.trip-totals] are the sum of exact entries: none is rounded before it is added', () => {
    fc.assert(
      fc.property(fc.array(spent, { maxLength: 12 }), (entries) => {
        const { total, charged, estimated, currencies } = totalsOf(entries);
        const shares = entries.map((entry) => {
          const rate = entry.charged === undefined ? entry.rate : { times: [], over: [] };
          return parts({ times: [entry.charged ?? entry.amount, ...rate.times], over: rate.over });
        });
        const common = shares.reduce((all, [, d]) => all * d, 1n);
        const sum = shares.reduce((all, [n, d]) => all + n * (common / d), 0n);
        const { n, d } = total.toFraction();
        expect(n * common).toBe(sum * d);
        const both = [charged, estimated].map((part) => part.toFraction());
        const [one, two] = both as [(typeof both)[0], (typeof both)[0]];
        expect((one.n * two.d + two.n * one.d) * d).toBe(n * one.d * two.d);
        expect(currencies.map(({ currency }) => currency).sort()).toEqual(
          [...new Set(entries.map(({ currency }) => currency))].sort(),
        );
      }),
    );
  });

  it('[I15.trip-record] an expense is worth what its own rate says, or what was charged', () => {
    const tacos = { amount: '385', currency: 'MXN', rate: paymentRate(dinner) };
    expect(spentAtHome(tacos).toFixed(2)).toBe('20.07');
    expect(spentAtHome({ ...tacos, charged: '20.11' }).toFixed(2)).toBe('20.11');
  });

  it('[I15.trip-totals] are parted into what was charged and what is estimated, and by currency', () => {
    const rate = { times: ['0.05'], over: ['1'] };
    const spent: SpentMoney[] = [
      { currency: 'MXN', amount: '200', rate },
      { currency: 'USD', amount: '10', rate, charged: '9.10' },
      { currency: 'MXN', amount: '60.5', rate, charged: '3.20' },
    ];
    const { total, charged, estimated, currencies } = totalsOf(spent);
    // by hand: 200 x 0.05 = 10, 9.10 + 3.20 = 12.30
    expect([total, charged, estimated].map((sum) => sum.toFixed(2))).toEqual(['22.30', '12.30', '10.00']);
    expect(
      currencies.map(({ currency, amount, home }) => [currency, amount.toFixed(2), home.toFixed(2)]),
    ).toEqual([
      ['MXN', '260.50', '13.20'],
      ['USD', '10.00', '9.10'],
    ]);
  });

  it('are of decimals only', () => {
    expect(() => atRate('ten', { times: ['1'], over: ['1'] })).toThrow(new RangeError('ten is no decimal'));
  });
});
