import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRecordedText } from '../number/exact-value.ts';
import { quote } from './quote.ts';
import { ratePaid } from './quote-paid.ts';
import type { RateTable } from './rate-table.ts';

fc.configureGlobal({ seed: 20261122 });

/** Euro reference rates of the ECB of 14 and 21 August 2026. */
const TABLE: RateTable = {
  rates: {},
  origins: (
    [
      ['2026-08-14', { MXN: '19.6592', USD: '1.1709' }],
      ['2026-08-21', { MXN: '19.7690', USD: '1.1699' }],
    ] as const
  ).map(([date, rates]) => ({
    source: 'ecb',
    date,
    codes: ['EUR', 'MXN', 'USD'],
    published: { base: 'EUR', rates },
  })),
};

const paid = (cost: string, charged: string, on?: string) => {
  const found = ratePaid({ cost, from: 'MXN', charged, to: 'EUR', on }, TABLE);
  if (!found.ok) throw new Error(found.code);
  return found;
};

describe('the rate of a payment', () => {
  // By hand: 52.14 x 19.6592 / 1000 = 1.025030688; 1000 / 19.6592 = 50.86677…; 54.20 x 19.7690 / 1000 = 1.0714798
  it.each([
    ['1000', '52.14', '2026-08-14', '2.503069', '1.273', '0.05214', '2026-08-14'],
    ['1000', '54.20', undefined, '7.147980', '3.616', '0.05420', '2026-08-21'],
    ['19.7690', '0.99', undefined, '-1.000000', '-0.010', '0.05008', '2026-08-21'],
  ])('%s MXN for %s EUR, %s', (cost, charged, on, percent, markup, rate, day) => {
    const found = paid(cost, charged, on);
    expect(found.percent.toFixed(6)).toBe(percent);
    expect(found.markup.toFixed(3)).toBe(markup);
    expect(found.rate.toFixed(5)).toBe(rate);
    expect(found.reference.day).toBe(day);
  });

  it('takes a reference that stands in no table', () => {
    const own = { base: 'EUR', code: 'MXN', text: '20' };
    const found = ratePaid({ cost: '1000', from: 'MXN', charged: '52.5', to: 'EUR', own }, TABLE);
    expect(found.ok && found.percent.toFixed(4)).toBe('5.0000');
  });

  it.each([
    ['0', '5', { code: 'out-of-range', text: '0' }],
    ['5', '-1', { code: 'out-of-range', text: '-1' }],
    ['x', '5', { code: 'not-a-number', text: 'x' }],
    ['5', '', { code: 'not-a-number', text: '' }],
  ])('of %j and %j is none', (cost, charged, failure) => {
    expect(ratePaid({ cost, from: 'MXN', charged, to: 'EUR' }, TABLE)).toEqual({ ok: false, ...failure });
  });

  it('[I15.paid-back] is a markup that brings back both amounts to the cent', () => {
    const cents = fc.integer({ min: 1, max: 1e10 }).map((value) => (value / 100).toFixed(2));
    const codes = fc.constantFrom('EUR', 'MXN', 'USD');
    fc.assert(
      fc.property(cents, cents, codes, codes, (cost, charged, from, to) => {
        const found = ratePaid({ cost, from, charged, to }, TABLE);
        if (!found.ok) throw new Error(found.code);
        // What is stored of it is a text.
        const percent = toRecordedText(found.percent);
        const again = quote({ amount: cost, from, to, markup: { percent } }, TABLE);
        if (!again.ok) throw new Error(again.code);
        expect(again.result.toFixed(2)).toBe(charged);
        const own = { base: from, code: to, text: toRecordedText(found.rate) };
        const [there, back] = [
          quote({ amount: cost, from, to, own }, TABLE),
          quote({ amount: charged, from: to, to: from, own }, TABLE),
        ];
        if (from === to || !there.ok || !back.ok) return;
        expect([there.result.toFixed(2), back.result.toFixed(2)]).toEqual([charged, cost]);
      }),
    );
  });
});
