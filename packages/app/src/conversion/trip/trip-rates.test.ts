import { atRate, rateThroughHome } from '@equivale/core/trip';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeze, referenceRate, rowsOf, usedRate } from './trip-rates.ts';

fc.configureGlobal({ seed: 20261122 });

/** ECB, 14 August 2026, and a law. */
const TABLE = {
  rates: {},
  origins: [
    {
      source: 'ecb',
      date: '2026-08-14',
      codes: ['EUR', 'MXN', 'USD'],
      published: { base: 'EUR', rates: { MXN: '19.6592', USD: '1.1699' } },
    },
    {
      source: 'legal',
      date: '2026-08-14',
      codes: ['AED'],
      published: { base: 'USD', rates: { AED: '3.6725' } },
    },
  ],
};
const currencies = ['MXN', 'USD', 'AED'];
const trip = { currencies, home: 'EUR', frozen: freeze(TABLE, { currencies, home: 'EUR' }, '2026-08-15') };
const reference = referenceRate(TABLE, { currency: 'MXN', home: 'EUR' });
if (!reference) throw new Error('no reference');
/** 1000 MXN cost 52.14 EUR. */
const dinner = { paid: '1000', currency: 'MXN', charged: '52.14', day: '2026-08-14', reference };

const one = (code: string, way: 'card' | 'cash' | 'reference', learned = {}) => {
  const used = usedRate({ ...trip, ...learned }, code, way);
  return used && [atRate('1000', used.rate).toFixed(4), used.learned];
};

describe('[I15.trip-rate] the rate of a trip', () => {
  it('is the frozen reference, with its figures, source and day, until something was learned', () => {
    expect(trip.frozen).toEqual({
      on: '2026-08-15',
      rates: {
        MXN: { times: [], over: ['19.6592'], sources: ['ecb'], day: '2026-08-14' },
        USD: { times: [], over: ['1.1699'], sources: ['ecb'], day: '2026-08-14' },
        AED: { times: [], over: ['3.6725', '1.1699'], sources: ['legal', 'ecb'], day: '2026-08-14' },
      },
    });
    for (const way of ['card', 'cash', 'reference'] as const)
      expect(one('MXN', way)).toEqual(['50.8668', undefined]);
    expect(one('GTQ', 'card')).toBeUndefined();
    expect(rowsOf(trip)).toEqual(['MXN', 'EUR', 'USD', 'AED']);
  });

  it('has the fee of the trip by card, else that of the own card, and is the exchange itself in cash', () => {
    // 50.8668 x 1.02, x 1.03, and nothing added
    expect(one('MXN', 'card', { ownCard: '2' })).toEqual(['51.8841', 'card']);
    expect(one('MXN', 'card', { ownCard: '2', fee: '3' })).toEqual(['52.3928', 'card']);
    expect(one('MXN', 'card', { ownCard: '2', fee: '0' })).toEqual(['50.8668', 'card']);
    // 854.7739 x 1.03
    expect(one('USD', 'card', { fee: '3' })).toEqual(['880.4171', 'card']);
    expect(one('MXN', 'cash', { ownCard: '2', fee: '3' })).toEqual(['50.8668', undefined]);
    expect(one('MXN', 'reference', { fee: '3', cash: dinner })).toEqual(['50.8668', undefined]);
    expect(one('MXN', 'cash', { cash: dinner })).toEqual(['52.1400', 'cash']);
    expect(one('USD', 'cash', { cash: dinner })).toEqual(['854.7739', undefined]);
  });

  it('whichever row is typed in, no other row drifts', () => {
    const code = fc.constantFrom(...rowsOf(trip));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), code, code, code, (cents, a, b, c) => {
        const rate = (from: string, to: string) => {
          const [source, target] = [from, to].map((row) => usedRate({ ...trip, fee: '2.503' }, row, 'card'));
          if (!source || !target) throw new Error('no rate');
          return rateThroughHome(source.rate, target.rate);
        };
        const amount = `${cents}e-2`;
        const direct = atRate(amount, rate(a, c)).toFraction();
        const { times, over } = rate(a, b);
        const [next, back] = [rate(b, c), rate(b, a)];
        const over2 = atRate(amount, { times: [...times, ...next.times], over: [...over, ...next.over] });
        const there = atRate(amount, { times: [...times, ...back.times], over: [...over, ...back.over] });
        const same = (x: typeof direct, n: bigint, d: bigint) => expect(x.n * d).toBe(n * x.d);
        same(direct, over2.toFraction().n, over2.toFraction().d);
        same(there.toFraction(), BigInt(cents), 100n);
      }),
    );
  });
});
