import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import type { Locale } from '../locale/locale.ts';
import { CURRENCIES, findCurrency } from '../money/currencies/currencies.ts';
import { parseDecimal } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { formatDecimal, isAllZeros } from './format-decimal.ts';
import { formatCurrencyResult, formatListedResult, formatUnitResult } from './format-result.ts';

fc.configureGlobal({ seed: 20261120 });

function exact(text: string): ExactValue {
  const value = parseDecimal(text);
  if (!value) {
    throw new Error(text);
  }
  return exactOf(value);
}

const money = (text: string, code: string, locale = es) => {
  const currency = findCurrency(code);
  if (!currency) {
    throw new Error(code);
  }
  return formatCurrencyResult(exact(text), currency, locale);
};

/** Reads a written number back into plain digits. */
function readBack(text: string, locale: Locale): string {
  const ungrouped = text.replaceAll(locale.group, '');
  return ungrouped.replace(locale.decimal, '.').replace('\u2212', '-');
}

describe('formatDecimal', () => {
  it.each([
    ['0', '0', '0'],
    ['12', '12', '12'],
    ['123', '123', '123'],
    ['1234.56', '1.234,56', '1,234.56'],
    ['-1234.56', '\u22121.234,56', '\u22121,234.56'],
    ['12345678', '12.345.678', '12,345,678'],
    ['0.123456', '0,123456', '0.123456'],
    ['1000000.000001', '1.000.000,000001', '1,000,000.000001'],
    ['-0.00', '0,00', '0.00'],
    ['-0.01', '\u22120,01', '\u22120.01'],
  ])('%s', (plain, spanish, english) => {
    expect(formatDecimal(plain, es)).toBe(spanish);
    expect(formatDecimal(plain, en)).toBe(english);
  });

  it.each(['', '1e21', 'NaN', '1,5', '.5', '5.', '1.2.3', '+1', ' 1'])('refuses %j', (text) => {
    expect(() => formatDecimal(text, es)).toThrow(RangeError);
  });

  it('is read back to the digits it was given, in both languages', () => {
    const plain = fc
      .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.stringMatching(/^\d{0,12}$/))
      .filter(([whole]) => whole !== 0n)
      .map(([whole, decimals]) => (decimals === '' ? `${whole}` : `${whole}.${decimals}`));
    fc.assert(
      fc.property(plain, fc.constantFrom<Locale>(es, en), (text, locale) => {
        expect(readBack(formatDecimal(text, locale), locale)).toBe(text);
      }),
    );
  });
});

describe('[S2.category-result] [S9.display] [D.never-zero] formatUnitResult: 6 decimals, trailing zeros muted', () => {
  it.each([
    ['9.5', '9,5', '00000'],
    ['10', '10', ',000000'],
    ['0', '0', ',000000'],
    ['1609.344', '1.609,344', '000'],
    ['42.164813', '42,164813', ''],
    ['-40', '\u221240', ',000000'],
    ['0.0000004', '0,0000004', ''],
    ['0.000000123456789', '0,000000123457', ''],
    ['-0.0000004', '\u22120,0000004', ''],
    ['0.0000005', '0,0000005', ''],
    // 1 cal in kWh, 4.184 / 3.6e6: six decimals would be 14 % off
    ['0.00000116222222', '0,00000116222', ''],
    ['0.000001', '0,000001', ''],
    ['0.00012', '0,00012', '0'],
    ['1000000', '1.000.000', ',000000'],
    ['1200', '1.200', ',000000'],
    ['0.1234565', '0,123457', ''],
  ])('%s', (text, significant, muted) => {
    expect(formatUnitResult(exact(text), es)).toMatchObject({
      text: significant + muted,
      significant,
      muted,
    });
  });

  it('copies the digits shown, in plain form', () => {
    expect(formatUnitResult(exact('-1609.344'), en)).toEqual({
      text: '\u22121,609.344000',
      significant: '\u22121,609.344',
      muted: '000',
      plain: '-1609.344000',
    });
  });
});

describe('[S2.currency-result] [S9.display] formatCurrencyResult: 2 to 6 decimals, those past the minor unit muted', () => {
  it.each([
    ['85.4773912', 'EUR', '85,47', '7391'],
    ['85.5', 'EUR', '85,50', ''],
    ['85', 'EUR', '85,00', ''],
    ['0', 'EUR', '0,00', ''],
    ['1234567.8', 'USD', '1.234.567,80', ''],
    ['15500', 'JPY', '15.500', ',00'],
    ['15523.4567891', 'JPY', '15.523', ',456789'],
    ['950.5', 'CLP', '950', ',50'],
    ['30.5', 'KWD', '30,500', ''],
    ['30.56789', 'KWD', '30,567', '89'],
    ['0.00120172', 'BTC', '0,00120172', ''],
    ['1.5', 'BTC', '1,50', ''],
    ['1.123456789', 'BTC', '1,12345679', ''],
    ['1.123456789', 'ETH', '1,123457', ''],
    ['0.001234', 'EUR', '0,001234', ''],
    ['0.4', 'JPY', '0,40', ''],
    ['0', 'JPY', '0', ',00'],
    ['0.0000001234567', 'EUR', '0,000000123457', ''],
    ['0.000000001', 'BTC', '0,000000001', ''],
    // 0.01 USD at 80,123.45 USD per BTC, by Python's decimal
    ['0.00000012480741655532806', 'BTC', '0,000000124807', ''],
    ['0.0000031234567', 'ETH', '0,00000312346', ''],
    ['0.00000012', 'BTC', '0,00000012', ''],
    ['0.00000116', 'EUR', '0,00000116', ''],
    ['0.5', 'XAU', '0,50', ''],
  ])('%s %s', (text, code, significant, muted) => {
    expect(money(text, code)).toMatchObject({ text: significant + muted, significant, muted });
  });

  it('writes English its way and copies plain digits', () => {
    expect(money('1234.5678', 'USD', en)).toEqual({
      text: '1,234.5678',
      significant: '1,234.56',
      muted: '78',
      plain: '1234.5678',
    });
  });
});

describe('any result', () => {
  const fraction = fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
    .map(([n, d]) => exactOf({ n, d }));
  const locale = fc.constantFrom<Locale>(es, en);

  it('[D.never-zero] is one number in two inks that reads back to the digits copied, and is 0 only if it is 0', () => {
    fc.assert(
      fc.property(fraction, locale, fc.constantFrom(...CURRENCIES), (value, language, currency) => {
        for (const result of [
          formatUnitResult(value, language),
          formatCurrencyResult(value, currency, language),
        ]) {
          expect(result.significant + result.muted).toBe(result.text);
          expect(readBack(result.text, language)).toBe(result.plain);
          expect(isAllZeros(result.plain)).toBe(value.sign === 0);
        }
      }),
    );
  });

  it('stays within half a unit of the last digit shown', () => {
    fc.assert(
      fc.property(fraction, (value) => {
        const { plain } = formatUnitResult(value, es);
        const shown = parseDecimal(plain) ?? { n: 0n, d: 1n };
        const { n, d } = value.toFraction();
        const decimals = BigInt(plain.split('.')[1]?.length ?? 0);
        const error = n * shown.d - shown.n * d;
        const size = error < 0n ? -error : error;
        expect(size * 2n * 10n ** decimals <= d * shown.d).toBe(true);
      }),
    );
  });
});

describe('[I16.rows-right] formatListedResult', () => {
  it.each([
    ['42.1648128', '42,164813'],
    ['138336', '138.336'],
    ['0.1705109712', '0,17051097'],
    ['-273.15', '\u2212273,15'],
    ['0', '0'],
    ['12345678901.25', '12.345.678.901'],
    ['1234567890123456', '1.234.567.890.123.460'],
    ['99999999.6', '99.999.999,6'],
    ['1.00000000049e-20', '0,00000000000000000001'],
  ])('%s', (text, shown) => {
    expect(formatListedResult(exact(text), es).text).toBe(shown);
  });
});
