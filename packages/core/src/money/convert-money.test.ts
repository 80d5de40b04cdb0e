import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertCurrency, convertCurrencyExact, crossRate } from './convert-money.ts';
import { FALLBACK_RATES } from './rate-table.ts';

fc.configureGlobal({ seed: 20261120 });

// Short rates, so that the expected values can be worked out by hand.
const rates = { EUR: 0.85, JPY: 110, GBP: 0.5, KWD: 0.25, XAU: 0, CHF: Number.NaN, BTC: 1e-7 };

describe('convertCurrency, SPEC section 5', () => {
  it.each([
    ['through USD: amount / source rate * target rate', 100, 'EUR', 'JPY', (100 / 0.85) * 110],
    ['from USD, whose rate is implicitly 1', 100, 'USD', 'JPY', 11_000],
    ['into USD', 10, 'GBP', 'USD', 20],
    ['the same code returns the amount', 12.34, 'EUR', 'EUR', 12.34],
    ['the same code needs no rate', 12.34, 'ARS', 'ARS', 12.34],
    ['an amount of 0 returns 0', 0, 'EUR', 'JPY', 0],
    ['a missing source rate yields 0', 5, 'ARS', 'EUR', 0],
    ['a missing target rate yields 0', 5, 'EUR', 'ARS', 0],
    ['a zero rate yields 0', 5, 'XAU', 'EUR', 0],
    ['a zero target rate yields 0', 5, 'EUR', 'XAU', 0],
    ['a rate that is no number yields 0', 5, 'EUR', 'CHF', 0],
    ['an inherited property is no rate', 5, 'EUR', 'constructor', 0],
    ['an infinite amount yields 0', Number.POSITIVE_INFINITY, 'EUR', 'USD', 0],
  ])('%s', (_rule, amount, from, to, expected) => {
    expect(convertCurrency(amount, from, to, rates)).toBe(expected);
  });

  it('keeps USD at 1 even if a table says otherwise', () => {
    expect(convertCurrency(10, 'USD', 'GBP', { USD: 7, GBP: 0.5 })).toBe(5);
  });

  it('reads a rate that is negative or infinite as missing', () => {
    expect(convertCurrency(10, 'USD', 'GBP', { GBP: -1 })).toBe(0);
    expect(convertCurrency(10, 'USD', 'GBP', { GBP: Number.POSITIVE_INFINITY })).toBe(0);
  });
});

function exactly(text: string, from: string, to: string) {
  const result = convertCurrencyExact(text, from, to, rates);
  if (!result.ok) {
    throw new Error(result.code);
  }
  return result;
}

describe('convertCurrencyExact', () => {
  it('loses no digit on the way', () => {
    // 100 / 0.85 * 110 = 12941.176470588235294117647… (220000/17)
    expect(exactly('100', 'EUR', 'JPY').toFixed(15)).toBe('12941.176470588235294');
    expect(exactly('0.1', 'USD', 'GBP').toFixed(20)).toBe('0.05000000000000000000');
    expect(exactly('0.1', 'USD', 'GBP').isExactAt(2)).toBe(true);
  });

  it('reads a rate as its shortest decimal, exponents included', () => {
    expect(exactly('3', 'USD', 'BTC').toFixed(8)).toBe('0.00000030');
    expect(exactly('1', 'BTC', 'USD').toFixed(0)).toBe('10000000');
  });

  it('takes amounts beyond doubles', () => {
    expect(exactly('123456789012345678901234567890', 'USD', 'GBP').toFixed(1)).toBe(
      '61728394506172839450617283945.0',
    );
  });

  it('gives the amount itself for the same code, without a rate', () => {
    expect(exactly('12.5', 'ARS', 'ARS').toFixed(2)).toBe('12.50');
  });

  it.each([
    ['x', 'USD', 'EUR', { code: 'not-a-number', text: 'x' }],
    ['1e5000', 'USD', 'EUR', { code: 'out-of-range', text: '1e5000' }],
    ['1', 'ARS', 'EUR', { code: 'missing-rate', currency: 'ARS' }],
    ['0', 'EUR', 'ARS', { code: 'missing-rate', currency: 'ARS' }],
    ['1', 'EUR', 'XAU', { code: 'missing-rate', currency: 'XAU' }],
    ['1', 'ZZZ', 'EUR', { code: 'unknown-currency', currency: 'ZZZ' }],
    ['1', 'EUR', 'eur', { code: 'unknown-currency', currency: 'eur' }],
    ['1', 'ZZZ', 'ZZZ', { code: 'unknown-currency', currency: 'ZZZ' }],
  ])('%s %s to %s fails with its reason', (text, from, to, failure) => {
    expect(convertCurrencyExact(text, from, to, rates)).toEqual({ ok: false, ...failure });
  });

  it('there and back is the amount', () => {
    const code = fc.constantFrom('USD', 'EUR', 'JPY', 'GBP', 'KWD', 'BTC');
    const amount = fc.integer({ min: 0, max: 1e9 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(amount, code, code, (text, from, to) => {
        const there = exactly(text, from, to).toFraction();
        const factor = exactly('1', to, from).toFraction();
        const [whole = '', decimals = ''] = text.split('.');
        expect(there.n * factor.n * 100n).toBe(BigInt(whole + decimals) * there.d * factor.d);
      }),
    );
  });
});

describe('crossRate', () => {
  it.each([
    ['USD', 'EUR', 0.85],
    ['GBP', 'KWD', 0.5],
    ['EUR', 'EUR', 1],
    ['ARS', 'EUR', undefined],
    ['EUR', 'ZZZ', undefined],
  ])('%s to %s', (from, to, expected) => {
    expect(crossRate(from, to, rates)).toBe(expected);
  });
});

describe('FALLBACK_RATES', () => {
  it('is the set of SPEC section 4', () => {
    const specification =
      'USD 1, EUR 0.85, GBP 0.73, JPY 110, CAD 1.25, AUD 1.35, CHF 0.92, CNY 6.45, MXN 17.5, BRL 5.2, COP 4200';
    const written = Object.entries(FALLBACK_RATES).map(([code, rate]) => `${code} ${rate}`);
    expect(written.join(', ')).toBe(specification);
  });
});
