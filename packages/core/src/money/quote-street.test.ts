import { describe, expect, it } from 'vitest';
import { exactOf } from '../number/exact-value.ts';
import { type Rational, rational } from '../number/rational.ts';
import { type Quote, type QuoteRequest, quote } from './quote.ts';
import { type QuoteOptions, quoteAgain, streetOf } from './quote-again.ts';
import { kindsOfPair, middleText, midway } from './quote-kinds.ts';
import type { RateTable, StreetRate } from './rate-table.ts';

const street = (code: string, name: string, base: string, rate: string): StreetRate => ({
  ...{ code, name, base, rate },
  ...{ kind: 'parallel', source: 'dolarapi', date: '2026-08-22' },
});

/** Euro reference rates of the ECB of 21 August 2026, an official rate of the peso, and rates as dolarapi had them a day later. */
const TABLE: RateTable = {
  rates: {},
  origins: [
    {
      source: 'ecb',
      date: '2026-08-21',
      codes: ['EUR', 'MXN', 'USD'],
      published: { base: 'EUR', rates: { MXN: '19.7690', USD: '1.1699' } },
    },
    {
      source: 'bcra',
      date: '2026-08-21',
      codes: ['ARS'],
      published: { base: 'USD', rates: { ARS: '1508' } },
    },
  ],
  kinds: [
    street('VES', 'paralelo', 'USD', '900.886719'),
    street('ARS', 'blue', 'USD', '1540'),
    street('VES', 'paralelo', 'EUR', '1050'),
    street('ARS', 'mep', 'USD', '1522.5'),
    street('ARS', 'broken', 'USD', '0'),
    street('ARS', 'brazilian', 'BRL', '280'),
    street('CUP', 'informal', 'USD', '490'),
  ],
};

function quoted(request: QuoteRequest, table = TABLE): Quote {
  const found = quote(request, table);
  if (!found.ok) throw new Error(found.code);
  return found;
}
const blue = { code: 'ARS', name: 'blue' };

describe('an amount at a rate of the street', () => {
  // By hand: 1.1699 * 1540 = 1801.646; 900.886719 * 1.1699 / 19.769 = 53.312866...
  it.each([
    ['100', 'USD', 'ARS', blue, '154000'],
    ['154000', 'ARS', 'USD', blue, '100'],
    ['1', 'EUR', 'ARS', blue, '1801.646'],
    ['1801.646', 'ARS', 'EUR', blue, '1'],
    ['2', 'EUR', 'VES', { code: 'VES', name: 'paralelo' }, '2100'],
    ['2100', 'VES', 'EUR', { code: 'VES', name: 'paralelo' }, '2'],
    ['19.769', 'MXN', 'VES', { code: 'VES', name: 'paralelo' }, '1053.9473725581'],
    ['1', 'USD', 'MXN', blue, '16.898025472262587'],
  ])('%s %s in %s', (amount, from, to, rate, result) => {
    expect(quoted({ amount, from, to, street: rate }).result.toSignificant(17)).toBe(result);
  });

  it('names the figure that it rests on, with its source, day and kind', () => {
    expect(quoted({ amount: '1', from: 'USD', to: 'ARS', street: blue })).toMatchObject({
      day: '2026-08-22',
      figures: [
        { base: 'USD', code: 'ARS', text: '1540', source: 'dolarapi', day: '2026-08-22', kind: 'parallel' },
      ],
    });
  });

  it.each([
    ['a name that nobody publishes', { code: 'ARS', name: 'green' }, {}],
    ['a figure that is none', { code: 'ARS', name: 'broken' }, {}],
    ['a figure for a currency on neither way', { code: 'ARS', name: 'brazilian' }, {}],
    ['another day: the street has no history', blue, { on: '2026-08-21' }],
  ])('has none at %s', (_, rate, more) => {
    const pair = { amount: '1', from: 'USD', to: 'ARS', street: rate, ...more };
    expect(quote(pair, TABLE)).toMatchObject({ ok: false, code: 'missing-rate', currency: 'ARS' });
    expect(quote({ ...pair, from: 'ARS', to: 'USD' }, TABLE)).toMatchObject({ ok: false, currency: 'ARS' });
  });

  it('has none in a table without such rates, nor over a currency of which nothing is known', () => {
    const { kinds: _, ...bare } = TABLE;
    expect(quote({ amount: '1', from: 'USD', to: 'ARS', street: blue }, bare).ok).toBe(false);
    expect(quote({ amount: '1', from: 'GBP', to: 'ARS', street: blue }, TABLE)).toMatchObject({
      currency: 'GBP',
    });
  });
});

describe('the rates of the street for a pair', () => {
  const kinds = (from: string, to: string) =>
    kindsOfPair(from, to, TABLE).map(({ street: { code, name, base }, rate, gap }) =>
      [code, name, base, rate.toSignificant(10), gap?.toSignificant(10)].join(' '),
    );

  // Gaps by hand: 1540 / 1508 - 1, 1522.5 / 1508 - 1, and the other way 1508 / 1540 - 1, 1508 / 1522.5 - 1, in percent
  it.each([
    ['USD', 'ARS', ['ARS blue USD 1540 2.122015915', 'ARS mep USD 1522.5 0.9615384615']],
    [
      'ARS',
      'USD',
      ['ARS blue USD 0.0006493506494 -2.077922078', 'ARS mep USD 0.0006568144499 -0.9523809524'],
    ],
    ['EUR', 'VES', ['VES paralelo EUR 1050 ']],
    ['MXN', 'VES', ['VES paralelo USD 53.31313534 ']],
    ['ARS', 'VES', ['VES paralelo USD 0.5974049861 ']],
    // Nothing but the street has a rate of the bolívar, and one rate of the street is used at a time.
    ['VES', 'ARS', []],
    ['USD', 'CUP', ['CUP informal USD 490 ']],
    ['EUR', 'MXN', []],
  ])('%s to %s', (from, to, expected) => {
    expect(kinds(from, to)).toEqual(expected);
  });

  it('are none in a table without any', () => {
    expect(kindsOfPair('USD', 'ARS', { ...TABLE, kinds: undefined })).toEqual([]);
  });

  it.each([
    ['USD', 'ARS', 'blue', 'USD', 'ARS'],
    ['ARS', 'USD', 'blue', 'USD', 'ARS'],
    ['EUR', 'VES', 'paralelo', 'EUR', 'VES'],
    ['VES', 'EUR', 'paralelo', 'EUR', 'VES'],
    ['MXN', 'VES', 'paralelo', 'USD', 'VES'],
    ['CUP', 'VES', 'informal', 'USD', 'CUP'],
  ])('from %s to %s by the name %s: the one per %s of %s', (from, to, name, base, code) => {
    expect(streetOf(from, to, name, TABLE)).toMatchObject({ base, code, name });
  });

  it.each([
    ['USD', 'ARS', 'brazilian'],
    ['USD', 'ARS', undefined],
    ['USD', 'MXN', 'blue'],
  ])('from %s to %s none by the name %s', (from, to, name) => {
    expect(streetOf(from, to, name, TABLE)).toBeUndefined();
    expect(streetOf('USD', 'ARS', 'blue', { ...TABLE, kinds: undefined })).toBeUndefined();
  });
});

describe('between two rates', () => {
  it.each([
    ['1530', '1550', '1540'],
    ['900.1', '900.2', '900.15'],
    ['x', '1', undefined],
    ['1', '', undefined],
  ])('the middle of %s and %s is %s', (bid, ask, middle) => {
    expect(middleText(bid, ask)).toBe(middle);
  });

  it('midway lies by what one unit costs, whichever way the amount goes', () => {
    const per = (numerator: bigint, denominator = 1n) => exactOf(rational(numerator, denominator));
    // 1508 and 1540 pesos per dollar: 1524
    expect(midway(per(1508n), per(1540n), false).toSignificant(20)).toBe('1524');
    expect(midway(per(1000n, 1508n), per(1000n, 1540n), true).toFraction()).toEqual(rational(1000n, 1524n));
  });
});

describe('a result once more, at the rate somebody chose', () => {
  const at = (options: QuoteOptions, from = 'USD', to = 'ARS', amount: Rational = rational(2n)) => {
    const reference = quoted({ amount, from, to });
    const result = { value: reference.result, quotes: [{ from, to, quote: reference }] };
    const again = quoteAgain(result, amount, options, TABLE);
    const [one] = again.quotes;
    expect(one).toMatchObject({ from, to, quote: { result: again.value } });
    return [again.value.toSignificant(12), again === result] as const;
  };

  it.each([
    ['its own pair', { own: { base: 'USD', code: 'ARS', text: '1500' } }, '3000', false],
    ['its own pair turned', { own: { base: 'ARS', code: 'USD', text: '0.001' } }, '2000', false],
    ['another pair', { own: { base: 'USD', code: 'MXN', text: '1500' } }, '3016', true],
    ['a pair with one of its currencies', { own: { base: 'EUR', code: 'ARS', text: '1500' } }, '3016', true],
    ['a pair that ends where this begins', { own: { base: 'MXN', code: 'USD', text: '1500' } }, '3016', true],
    ['a pair that begins where this ends', { own: { base: 'ARS', code: 'EUR', text: '1500' } }, '3016', true],
    ['the street', { streetName: 'blue' }, '3080', false],
    [
      'the street, which comes after an own rate',
      { streetName: 'blue', own: { base: 'USD', code: 'ARS', text: '1' } },
      '2',
      false,
    ],
    ['a street that has no such name', { streetName: 'green' }, '3016', true],
    ['a broken figure of the street', { streetName: 'broken' }, '3016', true],
    ['nothing chosen', {}, '3016', true],
  ])('by %s', (_, options: QuoteOptions, value, isSame) => {
    expect(at(options)).toEqual([value, isSame]);
  });

  it('is left as it is where it rests on several conversions or on none', () => {
    const reference = quoted({ amount: '1', from: 'USD', to: 'ARS' });
    const one = { from: 'USD', to: 'ARS', quote: reference };
    for (const quotes of [[], [one, one]]) {
      const result = { value: reference.result, quotes };
      expect(quoteAgain(result, rational(1n), { streetName: 'blue' }, TABLE)).toBe(result);
    }
  });
});
