import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '../number/rational.ts';
import { CURRENCIES } from './currencies/currencies.ts';
import { type Quote, type QuoteRequest, quote } from './quote.ts';
import { anchoredRate, crossRate, ratesPerDollar } from './quote-doubles.ts';
import { quoteFigures } from './quote-history.ts';
import { FALLBACK_RATES, type RateTable } from './rate-table.ts';

fc.configureGlobal({ seed: 20261120 });

const NONE: RateTable = { rates: {}, origins: [] };

/** ECB, 2026-08-21, and exchange-api, 2026-09-29, as published; SYP of another day; three laws; doubles for two codes. */
const TABLE: RateTable = {
  rates: { CUP: 24, BTC: 1e-7, XAU: 0, CHF: Number.NaN },
  origins: [
    {
      source: 'legal',
      date: '2026-08-21',
      kind: 'official',
      codes: ['AED', 'SAR'],
      published: { base: 'USD', rates: { AED: '3.6725', SAR: '3.75' } },
    },
    {
      source: 'legal',
      date: '2026-08-21',
      kind: 'official',
      codes: ['KYD'],
      published: { base: 'USD', inverse: true, rates: { KYD: '1.20' } },
    },
    {
      source: 'legal',
      date: '2026-08-21',
      kind: 'official',
      codes: ['BAM', 'BGN'],
      published: { base: 'EUR', rates: { BAM: '1.95583', BGN: '1.95583' } },
    },
    {
      source: 'ecb',
      date: '2026-08-21',
      kind: 'official',
      codes: ['EUR', 'GBP', 'JPY', 'USD'],
      published: { base: 'EUR', rates: { USD: '1.1699', GBP: '0.85670', JPY: '185.66' } },
    },
    {
      source: 'exchange-api',
      date: '2026-09-29',
      kind: 'market',
      codes: ['COP', 'VES', 'VED'],
      published: { base: 'EUR', rates: { USD: '1.13607202', COP: '3827.38257', VES: '973.38' } },
    },
    {
      source: 'binance',
      date: '2026-09-28',
      kind: 'market',
      codes: ['ETH', 'BNB'],
      published: { base: 'USD', inverse: true, rates: { ETH: '2666.21', BNB: '756.27' } },
    },
    { source: 'hmrc', date: '2026-09-01', codes: ['CUP'] },
  ],
};

function quoted(request: QuoteRequest, table: RateTable = TABLE): Quote {
  const found = quote(request, table);
  if (!found.ok) throw new Error(found.code);
  return found;
}

/** `n/d` in lowest terms: what the exact value is, whatever the steps. */
function lowest({ n, d }: { n: bigint; d: bigint }): string {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return `${n / a}/${d / a}`;
}
const fractionOf = (found: Quote): string => lowest(found.result.toFraction());
const figuresOf = (found: Quote): string[] =>
  found.figures.map(({ base, code, text, source, day }) => `1 ${base} = ${text} ${code} ${source} ${day}`);

describe('quote', () => {
  // Expected fractions are written from the published digits, by hand: 1/1.1699 is 10000/11699.
  it.each([
    ['EUR', 'USD', '100', [11699n, 100n], ['1 EUR = 1.1699 USD ecb 2026-08-21'], [], '2026-08-21'],
    ['USD', 'EUR', '100', [1_000_000n, 11699n], ['1 EUR = 1.1699 USD ecb 2026-08-21'], [], '2026-08-21'],
    [
      'GBP',
      'JPY',
      '1',
      [1_856_600n, 8567n],
      ['1 EUR = 0.85670 GBP ecb 2026-08-21', '1 EUR = 185.66 JPY ecb 2026-08-21'],
      [{ code: 'triangulated', over: ['EUR'] }],
      '2026-08-21',
    ],
    [
      'EUR',
      'COP',
      '1',
      // 1.1699 USD, of which each is 3827.38257 / 1.13607202 COP
      [11699n * 382_738_257n, 10n * 113_607_202n],
      [
        '1 EUR = 1.1699 USD ecb 2026-08-21',
        '1 EUR = 1.13607202 USD exchange-api 2026-09-29',
        '1 EUR = 3827.38257 COP exchange-api 2026-09-29',
      ],
      [{ code: 'triangulated', over: ['USD', 'EUR'] }],
      '2026-08-21',
    ],
    [
      'AED',
      'SAR',
      '36725',
      [37500n, 1n],
      ['1 USD = 3.6725 AED legal 2026-08-21', '1 USD = 3.75 SAR legal 2026-08-21'],
      [
        { code: 'peg', currency: 'AED', anchor: 'USD' },
        { code: 'peg', currency: 'SAR', anchor: 'USD' },
        { code: 'triangulated', over: ['USD'] },
      ],
      '2026-08-21',
    ],
    [
      'BGN',
      'EUR',
      '1.95583',
      [1n, 1n],
      ['1 EUR = 1.95583 BGN legal 2026-08-21'],
      [{ code: 'retired', currency: 'BGN', anchor: 'EUR' }],
      '2026-08-21',
    ],
    [
      'BGN',
      'BAM',
      '7',
      [7n, 1n],
      ['1 EUR = 1.95583 BGN legal 2026-08-21', '1 EUR = 1.95583 BAM legal 2026-08-21'],
      [
        { code: 'retired', currency: 'BGN', anchor: 'EUR' },
        { code: 'peg', currency: 'BAM', anchor: 'EUR' },
        { code: 'triangulated', over: ['EUR'] },
      ],
      '2026-08-21',
    ],
    [
      'BAM',
      'USD',
      '1',
      [1_169_900n, 1_955_830n],
      ['1 EUR = 1.95583 BAM legal 2026-08-21', '1 EUR = 1.1699 USD ecb 2026-08-21'],
      [
        { code: 'peg', currency: 'BAM', anchor: 'EUR' },
        { code: 'triangulated', over: ['EUR'] },
      ],
      '2026-08-21',
    ],
    [
      'KYD',
      'USD',
      '3',
      [36n, 10n],
      ['1 KYD = 1.20 USD legal 2026-08-21'],
      [{ code: 'peg', currency: 'KYD', anchor: 'USD' }],
      '2026-08-21',
    ],
    [
      'ETH',
      'BNB',
      '1',
      [266_621n, 75_627n],
      ['1 ETH = 2666.21 USD binance 2026-09-28', '1 BNB = 756.27 USD binance 2026-09-28'],
      [{ code: 'triangulated', over: ['USD'] }],
      '2026-09-28',
    ],
    ['VED', 'VES', '5', [5n, 1n], [], [], undefined],
    [
      'VED',
      'USD',
      '1',
      [113_607_202n, 97_338_000_000n],
      ['1 EUR = 973.38 VES exchange-api 2026-09-29', '1 EUR = 1.13607202 USD exchange-api 2026-09-29'],
      [{ code: 'triangulated', over: ['EUR'] }],
      '2026-09-29',
    ],
    [
      'USD',
      'CUP',
      '2',
      [48n, 1n],
      ['1 USD = 24 CUP hmrc 2026-09-01'],
      [{ code: 'double', currency: 'CUP' }],
      '2026-09-01',
    ],
    [
      'USD',
      'BTC',
      '3',
      [3n, 10_000_000n],
      ['1 USD = 1e-7 BTC undefined undefined'],
      [{ code: 'double', currency: 'BTC' }],
      undefined,
    ],
    ['ARS', 'ARS', '12.5', [25n, 2n], [], [], undefined],
  ] as const)(
    '[S5.currency-conversion] [D.quote] %s to %s',
    (from, to, amount, [n, d], figures, approximations, day) => {
      const found = quoted({ amount, from, to });
      expect(fractionOf(found)).toBe(lowest({ n, d }));
      expect(figuresOf(found)).toEqual(figures);
      expect(found.approximations).toEqual(approximations);
      expect(found.day).toBe(day);
    },
  );

  it('takes an exact fraction as amount, and says the rate of one', () => {
    const found = quoted({ amount: { n: 1n, d: 3n }, from: 'EUR', to: 'USD' });
    expect(fractionOf(found)).toBe('11699/30000');
    expect(found.rate.toFixed(4)).toBe('1.1699');
  });

  it('takes amounts beyond doubles', () => {
    expect(
      quoted({ amount: '123456789012345678901234567890', from: 'EUR', to: 'USD' }).result.toFixed(4),
    ).toBe('144432097465543209746554320974.5110');
  });

  it.each([
    ['x', 'USD', 'EUR', { code: 'not-a-number', text: 'x' }],
    ['1e5000', 'USD', 'EUR', { code: 'out-of-range', text: '1e5000' }],
    ['1', 'ARS', 'EUR', { code: 'missing-rate', currency: 'ARS' }],
    ['0', 'EUR', 'ARS', { code: 'missing-rate', currency: 'ARS' }],
    ['1', 'EUR', 'XAU', { code: 'missing-rate', currency: 'XAU' }],
    ['1', 'EUR', 'CHF', { code: 'missing-rate', currency: 'CHF' }],
    ['1', 'ZZZ', 'EUR', { code: 'unknown-currency', currency: 'ZZZ' }],
    ['1', 'EUR', 'eur', { code: 'unknown-currency', currency: 'eur' }],
    ['1', 'constructor', 'EUR', { code: 'unknown-currency', currency: 'constructor' }],
    ['1', 'ZZZ', 'ZZZ', { code: 'unknown-currency', currency: 'ZZZ' }],
  ])('[S5.currency-conversion] %s %s to %s fails with its reason', (amount, from, to, failure) => {
    expect(quote({ amount, from, to }, TABLE)).toEqual({ ok: false, ...failure });
  });

  it.each(['0', '-1', 'x', ''])('a published text of %j is no figure', (text) => {
    const origins = [
      { source: 'ecb', date: '2026-08-21', codes: ['GBP'], published: { base: 'USD', rates: { GBP: text } } },
    ];
    const request = { amount: '1', from: 'USD', to: 'GBP' };
    expect(quote(request, { rates: {}, origins })).toMatchObject({ code: 'missing-rate' });
    expect(quoted(request, { rates: { GBP: 0.5 }, origins }).approximations).toEqual([
      { code: 'double', currency: 'GBP' },
    ]);
  });

  it('an inherited property is no rate', () => {
    const rates = Object.create({ GBP: 0.5 });
    const published = { base: 'USD', rates: Object.create({ GBP: '0.5' }) };
    const origins = [{ source: 'ecb', date: '2026-08-21', codes: ['GBP'], published }];
    expect(quote({ amount: '1', from: 'USD', to: 'GBP' }, { rates, origins })).toMatchObject({ ok: false });
  });

  const publication = (source: string, base: string, rates: Record<string, string>, date = '2026-08-21') => ({
    source,
    date,
    codes: [base, ...Object.keys(rates)],
    published: { base, rates },
  });

  it('a base that is listed among its own figures is no step', () => {
    const origins = [publication('ecb', 'EUR', { EUR: '1', USD: '1.1699' })];
    const found = quoted({ amount: '1', from: 'EUR', to: 'USD' }, { rates: {}, origins });
    expect(figuresOf(found)).toEqual(['1 EUR = 1.1699 USD ecb 2026-08-21']);
  });

  it('only a law goes on with the figures of another publication', () => {
    const euro = publication('ecb', 'EUR', { USD: '1.1699' });
    const pound = (source: string) => [
      euro,
      { ...publication(source, 'EUR', { GBP: '0.5' }), codes: ['GBP'] },
    ];
    const request = { amount: '1', from: 'GBP', to: 'USD' };
    expect(fractionOf(quoted(request, { rates: {}, origins: pound('legal') }))).toBe('11699/5000');
    expect(quote(request, { rates: {}, origins: pound('boe') })).toMatchObject({ code: 'missing-rate' });
  });

  it('two laws, one upon the other, lead to the anchor of the second, and no further than is needed', () => {
    const law = (code: string, base: string, text: string) => ({
      ...publication('legal', base, { [code]: text }),
      codes: [code],
    });
    const euro = publication('ecb', 'EUR', { USD: '1.1699' });
    const origins = [law('BAM', 'DEM', '1'), law('DEM', 'EUR', '1.95583'), law('XPF', 'DEM', '4'), euro];
    const figures = (from: string, to: string) =>
      quoted({ amount: '1', from, to }, { rates: {}, origins }).figures.map(({ code }) => code);
    expect(figures('BAM', 'EUR')).toEqual(['BAM', 'DEM']);
    expect(figures('XPF', 'BAM')).toEqual(['XPF', 'BAM']);
    expect(quoted({ amount: '1', from: 'BAM', to: 'EUR' }, { rates: {}, origins }).approximations).toEqual([
      { code: 'peg', currency: 'BAM', anchor: 'DEM' },
      { code: 'peg', currency: 'DEM', anchor: 'EUR' },
      { code: 'triangulated', over: ['DEM'] },
    ]);
  });

  it('ends where laws go round in circles', () => {
    const legal = (code: string, base: string) => ({
      source: 'legal',
      date: '2026-08-21',
      codes: [code],
      published: { base, rates: { [code]: '2' } },
    });
    const table = { rates: {}, origins: [legal('BAM', 'BGN'), legal('BGN', 'BAM')] };
    expect(quote({ amount: '1', from: 'BAM', to: 'USD' }, table)).toEqual({
      ok: false,
      code: 'missing-rate',
      currency: 'BAM',
    });
  });

  it('[S5.currency-conversion] USD is 1 whatever the doubles say', () => {
    expect(
      fractionOf(
        quoted({ amount: '10', from: 'USD', to: 'GBP' }, { rates: { USD: 7, GBP: 0.5 }, origins: [] }),
      ),
    ).toBe('5/1');
  });
});

describe('the day', () => {
  const day = (date: string, usd: string) => ({
    source: 'ecb',
    date,
    codes: ['EUR', 'USD'],
    published: { base: 'EUR', rates: { USD: usd } },
  });
  // Euro reference rates of the ECB: 1.2271 on 2020-12-31, a Thursday; 1.2296 on 2021-01-04, the next business day.
  const table = { rates: { EUR: 0.5 }, origins: [day('2020-12-31', '1.2271'), day('2021-01-04', '1.2296')] };

  it.each([
    [undefined, '1.2296', '2021-01-04'],
    ['2026-01-01', '1.2296', '2021-01-04'],
    ['2021-01-04', '1.2296', '2021-01-04'],
    ['2021-01-03', '1.2271', '2020-12-31'],
    ['2020-12-31', '1.2271', '2020-12-31'],
  ])('on %s the last rate before is used, and its own day said', (on, text, expected) => {
    const found = quoted({ amount: '1', from: 'EUR', to: 'USD', on }, table);
    expect(found.rate.toFixed(4)).toBe(text);
    expect(found.day).toBe(expected);
  });

  it('has no rate before the first day, not even as a double of another day', () => {
    const request = { amount: '1', from: 'EUR', to: 'USD', on: '2020-12-30' };
    expect(quote(request, table)).toEqual({ ok: false, code: 'missing-rate', currency: 'EUR' });
    expect(quote(request, { rates: { EUR: 0.5 }, origins: [] })).toMatchObject({ code: 'missing-rate' });
  });

  it('a double belongs to its newest origin only', () => {
    const origins = ['2021-01-01', '2021-02-01'].map((date) => ({ source: 'hmrc', date, codes: ['COP'] }));
    const request = { amount: '1', from: 'USD', to: 'COP' };
    expect(quoted({ ...request, on: '2021-02-03' }, { rates: { COP: 2 }, origins }).day).toBe('2021-02-01');
    expect(quote({ ...request, on: '2021-01-03' }, { rates: { COP: 2 }, origins })).toMatchObject({
      ok: false,
    });
  });

  it('is the older of two', () => {
    expect(quoted({ amount: '1', from: 'BNB', to: 'COP' }).day).toBe('2026-09-28');
    expect(quoted({ amount: '1', from: 'COP', to: 'BNB' }).day).toBe('2026-09-28');
  });

  it('is that of the market where a law is older, and the law’s where it stands alone', () => {
    const published = { base: 'EUR', rates: { BAM: '1.95583' } };
    const law = { source: 'legal', date: '1999-01-01', codes: ['BAM'], published };
    const found = (to: string) =>
      quoted({ amount: '1', from: 'BAM', to }, { ...table, origins: [law, ...table.origins] }).day;
    expect([found('USD'), found('EUR')]).toEqual(['2021-01-04', '1999-01-01']);
  });
});

describe('the kind', () => {
  const origin = (kind: 'official' | 'parallel', source: string, text: string, date = '2026-09-29') => ({
    source,
    date,
    kind,
    codes: ['ARS'],
    published: { base: 'USD', rates: { ARS: text } },
  });
  const table = {
    rates: { ARS: 1 },
    origins: [
      origin('parallel', 'street', '1540', '2026-10-01'),
      origin('official', 'bank', '1500'),
      origin('official', 'second', '1501'),
    ],
  };
  const rateOf = (kind?: 'official' | 'parallel') =>
    quoted({ amount: '1', from: 'USD', to: 'ARS', kind }, table).rate.toFixed(0);

  it('is the reference unless another is asked for, the first origin of the day', () => {
    expect([rateOf(), rateOf('official'), rateOf('parallel')]).toEqual(['1500', '1500', '1540']);
  });

  it('that nobody publishes has no rate', () => {
    expect(quote({ amount: '1', from: 'USD', to: 'ARS', kind: 'card' }, table)).toMatchObject({ ok: false });
    expect(
      quote({ amount: '1', from: 'USD', to: 'ARS', kind: 'card' }, { rates: { ARS: 1 }, origins: [] }),
    ).toMatchObject({ ok: false });
  });

  it('of a rate known as a double is that of its origin', () => {
    const origins = [{ source: 'street', date: '2026-09-29', kind: 'parallel', codes: ['ARS'] }];
    const request = { amount: '1', from: 'USD', to: 'ARS', kind: 'parallel' } as const;
    expect(quoted(request, { rates: { ARS: 1540 }, origins }).figures).toEqual([
      {
        base: 'USD',
        code: 'ARS',
        text: '1540',
        source: 'street',
        day: '2026-09-29',
        kind: 'parallel',
        divides: false,
      },
    ]);
  });

  it('stands beside each figure', () => {
    expect(quoted({ amount: '1', from: 'EUR', to: 'COP' }).figures.map(({ kind }) => kind)).toEqual([
      'official',
      'market',
      'market',
    ]);
  });
});

describe('an own rate', () => {
  const own = { base: 'EUR', code: 'COP', text: '4100' };

  it('[D.own-rate-exact] is exact in the direction typed and in the other, with no table at all', () => {
    const there = quoted({ amount: '2.5', from: 'EUR', to: 'COP', own }, NONE);
    expect(fractionOf(there)).toBe('10250/1');
    expect(there.figures).toEqual([{ ...own, source: 'own', divides: false }]);
    expect(there.approximations).toEqual([]);
    expect(there).not.toHaveProperty('day');
    expect(fractionOf(quoted({ amount: '1', from: 'COP', to: 'EUR', own }, NONE))).toBe('1/4100');
  });

  it.each([
    ['0', 'out-of-range'],
    ['-2', 'out-of-range'],
    ['abc', 'not-a-number'],
  ])('of %s is none', (text, code) => {
    const request = { amount: '1', from: 'EUR', to: 'COP', own: { ...own, text } };
    expect(quote(request, TABLE)).toEqual({ ok: false, code, text });
  });

  it.each([
    ['EUR', 'GBP'],
    ['GBP', 'COP'],
    ['COP', 'GBP'],
    ['GBP', 'EUR'],
  ])('of another pair than %s and %s is the caller’s fault', (from, to) => {
    const fault = new RangeError(`a rate of EUR and COP does not convert ${from} into ${to}`);
    expect(() => quote({ amount: '1', from, to, own }, TABLE)).toThrow(fault);
  });
});

describe('a markup', () => {
  const pay = (markup: QuoteRequest['markup'], amount = '100') =>
    quoted({ amount, from: 'EUR', to: 'USD', markup });

  it('[D.quote-markup] makes three lines: reference, markup, total, and the rate that is really paid', () => {
    // 116.99 + 2.5 % of it + 0.30
    const { result, rate, markup } = pay({ percent: '2.5', fixed: '0.30' });
    expect(markup?.reference.toFixed(5)).toBe('116.99000');
    expect(markup?.markup.toFixed(5)).toBe('3.22475');
    expect(markup?.total.toFixed(5)).toBe('120.21475');
    expect(markup?.effectiveRate?.toFixed(7)).toBe('1.2021475');
    expect([result.toFixed(5), rate.toFixed(4)]).toEqual(['120.21475', '1.1699']);
  });

  it.each([
    [{ percent: '-1' }, '115.8201'],
    [{ fixed: '5' }, '121.9900'],
    [{}, '116.9900'],
    [{ percent: '2', isTakenOff: true }, '114.6502'],
    // 116.99 x 1 % is 1.1699: less than 1.50; 3 % are 3.5097, more
    [{ percent: '1', minimum: '1.50' }, '118.4900'],
    [{ percent: '3', minimum: '1.50' }, '120.4997'],
    // 1.50 EUR are 1.75485 USD, 0.30 EUR 0.35097
    [{ percent: '1', minimum: '1.50', currency: 'EUR' }, '118.7449'],
    [{ percent: '1', fixed: '0.30', currency: 'EUR', isTakenOff: true }, '115.4691'],
  ])('%o gives %s', (markup, total) => {
    expect(pay(markup).result.toFixed(4)).toBe(total);
  });

  it('whose fixed part is in money without a rate fails', () => {
    const markup = { fixed: '1', currency: 'ARS' };
    expect(quote({ amount: '1', from: 'EUR', to: 'USD', markup }, TABLE)).toMatchObject({
      code: 'missing-rate',
      currency: 'ARS',
    });
  });

  it('on an amount of 0 has no rate', () => {
    const { markup } = pay({ fixed: '5' }, '0');
    expect(markup?.total.toFixed(0)).toBe('5');
    expect(markup).not.toHaveProperty('effectiveRate');
  });

  it('that is no number fails', () => {
    for (const markup of [{ percent: 'x' }, { fixed: 'x' }, { minimum: 'x' }])
      expect(quote({ amount: '1', from: 'EUR', to: 'USD', markup }, TABLE)).toEqual({
        ok: false,
        code: 'not-a-number',
        text: 'x',
      });
  });
});

describe('exactness', () => {
  const codes = [
    'USD',
    'EUR',
    'GBP',
    'JPY',
    'COP',
    'VES',
    'VED',
    'ETH',
    'BNB',
    'AED',
    'SAR',
    'KYD',
    'BAM',
    'BGN',
    'CUP',
    'BTC',
  ];
  const code = fc.constantFrom(...codes);
  const amount = fc.integer({ min: 1, max: 1e9 }).map((cents) => (cents / 100).toFixed(2));
  const fraction = (from: string, to: string, text = '1') =>
    quoted({ amount: text, from, to }).result.toFraction();

  it('there and back is the amount', () => {
    fc.assert(
      fc.property(amount, code, code, (text, from, to) => {
        const there = quoted({ amount: text, from, to }).result.toFraction();
        const back = quoted({ amount: there, from: to, to: from }).result;
        expect(back.toFixed(2)).toBe(text);
        expect(back.isExactAt(2)).toBe(true);
      }),
    );
  });

  it('over a third currency is the same', () => {
    fc.assert(
      fc.property(code, code, code, (from, over, to) => {
        const [first, second, whole] = [fraction(from, over), fraction(over, to), fraction(from, to)];
        expect(first.n * second.n * whole.d).toBe(whole.n * first.d * second.d);
      }),
    );
  });

  /** A decimal text as numerator and denominator, read with no code of the product. */
  function fractionOfText(text: string): [bigint, bigint] {
    const [mantissa = '', exponent = '0'] = text.split('e');
    const [whole = '', decimals = ''] = mantissa.split('.');
    return [BigInt(whole + decimals), 10n ** BigInt(decimals.length - Number(exponent))];
  }

  it('[D.quote] the figures named give the rate: each is read from one side to the other', () => {
    const money = (name: string) => (name === 'VED' ? 'VES' : name);
    fc.assert(
      fc.property(code, code, (from, to) => {
        const found = quoted({ amount: '1', from, to });
        let [n, d] = [1n, 1n];
        let at = money(from);
        for (const { base, code: other, text, divides } of found.figures) {
          const [top, bottom] = fractionOfText(text);
          [n, d] = divides ? [n * bottom, d * top] : [n * top, d * bottom];
          expect(divides).toBe(at !== base);
          at = at === base ? other : base;
        }
        expect(at).toBe(money(to));
        expect(lowest({ n, d })).toBe(lowest(found.rate.toFraction()));
      }),
    );
  });
});

describe('ratesPerDollar', () => {
  it('are the nearest doubles of the figures, and the doubles given where there are none', () => {
    // 1/1.1699, 0.8567/1.1699 and 1/1.2 by Python's Fraction; the doubles of the table stand for CUP and BTC
    expect(ratesPerDollar({ ...TABLE, rates: { ...TABLE.rates, EUR: 7, LBP: 89500 } })).toMatchObject({
      USD: 1,
      EUR: 0.8547739123001966,
      GBP: 0.7322848106675784,
      KYD: 0.8333333333333334,
      BTC: 1e-7,
      LBP: 89500,
    });
    expect(Object.keys(ratesPerDollar(TABLE))).toEqual(
      'AED BAM BGN BNB BTC COP CUP ETH EUR GBP JPY KYD SAR USD VED VES'.split(' '),
    );
  });
});

describe('a pair that came before', () => {
  const other: RateTable = {
    rates: {},
    origins: [
      { source: 'ecb', date: '2026-08-20', kind: 'official', codes: ['EUR', 'USD'] },
      { source: 'ecb', date: '2026-08-19', kind: 'official', codes: ['EUR', 'USD'] },
    ].map((origin, at) => ({
      ...origin,
      published: { base: 'EUR', rates: { USD: ['1.25', '1.2'][at] ?? '' } },
    })),
  };
  const pair = { from: 'EUR', to: 'USD' };

  it('has the rate of its own table, day and amount each time', () => {
    const rows: [QuoteRequest, RateTable, string][] = [
      [{ ...pair, amount: '4' }, other, '5/1'],
      [{ ...pair, amount: '100' }, TABLE, '11699/100'],
      [{ ...pair, amount: '4', on: '2026-08-19' }, other, '24/5'],
      [{ ...pair, amount: '8' }, other, '10/1'],
      [{ ...pair, amount: '2', own: { base: 'EUR', code: 'USD', text: '1.5' } }, other, '3/1'],
      [{ ...pair, amount: '4', markup: { percent: '10' } }, other, '11/2'],
      [{ from: 'USD', to: 'EUR', amount: '5' }, other, '4/1'],
    ];
    for (const [request, table, result] of [...rows, ...rows])
      expect(fractionOf(quoted(request, table))).toBe(result);
  });

  it('has no rate of a kind that the table lacks', () => {
    expect(quoted({ ...pair, amount: '1' }).ok).toBe(true);
    expect(quote({ ...pair, amount: '1', kind: 'card' }, TABLE)).toMatchObject({ code: 'missing-rate' });
    expect(quote({ ...pair, amount: '1', on: '' }, TABLE)).toMatchObject({ code: 'missing-rate' });
  });

  it('is found again after more pairs than are remembered', () => {
    const codes = CURRENCIES.map(({ code }) => code);
    for (const code of codes)
      for (const to of ['EUR', 'USD', 'GBP']) quote({ amount: '1', from: code, to }, TABLE);
    expect(fractionOf(quoted({ ...pair, amount: '100' }))).toBe('11699/100');
  });
});

describe('rates out of others', () => {
  it('are a quotient, exactly for a history', () => {
    // ECB, 2026-08-21: 185.66 JPY and 0.85670 GBP for 1 EUR; and the same pounds at 1.1699 USD for 1 EUR
    const [yen, pounds, dollars] = [
      rational(9283n, 50n),
      rational(8567n, 10_000n),
      rational(11_699n, 10_000n),
    ];
    expect(lowest(quoteFigures([yen], [pounds]).toFraction())).toBe('1856600/8567');
    expect(lowest(quoteFigures([yen, pounds], [dollars, yen]).toFraction())).toBe('8567/11699');
    expect(crossRate(185.66, 0.5)).toBe(371.32);
  });

  it('are a product for a currency that is fixed to an anchor', () => {
    // the Bosnian mark is 1.95583 for 1 EUR
    expect(anchoredRate(1.95583, 0.5)).toBe(0.977915);
  });
});

describe('FALLBACK_RATES', () => {
  it('[S4.fallback-rates] is the set of SPEC section 4', () => {
    const specification =
      'USD 1, EUR 0.85, GBP 0.73, JPY 110, CAD 1.25, AUD 1.35, CHF 0.92, CNY 6.45, MXN 17.5, BRL 5.2, COP 4200';
    const written = Object.entries(FALLBACK_RATES).map(([code, rate]) => `${code} ${rate}`);
    expect(written.join(', ')).toBe(specification);
    expect(written.every((row) => CURRENCIES.some((currency) => row.startsWith(currency.code)))).toBe(true);
  });
});
