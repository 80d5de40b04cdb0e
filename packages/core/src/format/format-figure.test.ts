import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { locale as fr } from '../../../../languages/fr/core/locale.ts';
import { parseDecimal } from '../number/decimal.ts';
import { exactOf } from '../number/exact-value.ts';
import {
  appendSymbol,
  formatFixed,
  formatNamed,
  formatPercent,
  formatRate,
  formatReference,
} from './format-figure.ts';

const exact = (text: string) => exactOf(parseDecimal(text) ?? { n: 0n, d: 0n });

describe('[S2.currency-rate] [S9.display] formatRate: 4 decimals, more when they show fewer than 4 significant digits', () => {
  it.each([
    ['0.8548', '0,8548', '0.8548'],
    ['0.85476', '0,8548', '0.8548'],
    ['1', '1,0000', '1.0000'],
    ['155.23456', '155,2346', '155.2346'],
    ['4123.4', '4.123,4000', '4,123.4000'],
    ['0.012345678', '0,01235', '0.01235'],
    ['0.0000120172', '0,00001202', '0.00001202'],
    ['0.05', '0,0500', '0.0500'],
    ['0.1', '0,1000', '0.1000'],
    ['0.00000001', '0,00000001', '0.00000001'],
    ['0', '0,0000', '0.0000'],
    ['-0.012345', '\u22120,01235', '\u22120.01235'],
  ])('%s', (text, spanish, english) => {
    expect(formatRate(exact(text), es)).toBe(spanish);
    expect(formatRate(exact(text), en)).toBe(english);
  });
});

describe('[S2.category-quick-reference] [S9.display] formatReference: 2 decimals, more when they show fewer than 3 significant digits', () => {
  it.each([
    ['1609.344', '1.609,34'],
    ['160934.4', '160.934,40'],
    ['1', '1,00'],
    ['0', '0,00'],
    ['0.004', '0,004'],
    ['0.000621371192', '0,000621'],
    ['0.005', '0,005'],
    ['0.10197', '0,102'],
    ['0.5', '0,50'],
    ['0.9996', '1,00'],
    ['-0.0125', '\u22120,0125'],
  ])('%s', (text, shown) => {
    expect(formatReference(exact(text), es)).toBe(shown);
  });
});

describe('formatFixed', () => {
  it('[S9.indicator-decimals] writes the indicators with their decimals', () => {
    expect(formatFixed(64.24, 1, es)).toBe('64,2');
    expect(formatFixed(0.86771, 4, en)).toBe('0.8677');
    expect(formatFixed(exact('1234.5'), 0, es)).toBe('1.235');
    expect(formatFixed(-0.04, 1, es)).toBe('0,0');
  });
});

describe('formatPercent', () => {
  it.each([
    [-0.15, '\u22120,15\u202F%', '\u22120.15%'],
    [0.15, '+0,15\u202F%', '+0.15%'],
    [0, '0,00\u202F%', '0.00%'],
    [0.001, '0,00\u202F%', '0.00%'],
    [-0.001, '0,00\u202F%', '0.00%'],
    [1234.5, '+1.234,50\u202F%', '+1,234.50%'],
  ])('a change of %d', (percent, spanish, english) => {
    expect(formatPercent(percent, es, { signed: true })).toBe(spanish);
    expect(formatPercent(percent, en, { signed: true })).toBe(english);
  });

  it('writes a share without a plus, with the decimals asked for', () => {
    expect(formatPercent(80, es, { decimals: 0 })).toBe('80\u202F%');
    expect(formatPercent(6.25, en, { decimals: 1 })).toBe('6.3%');
    expect(formatPercent(6.2, es)).toBe('6,20\u202F%');
  });

  it('says of one beyond what a double has digits for that it is more', () => {
    for (const percent of [1.3e40, Number.POSITIVE_INFINITY])
      expect(formatPercent(percent, en, { signed: true })).toBe('>100,000,000,000,000,000,000%');
    expect(formatPercent(-1e40, en)).toBe('<\u2212100,000,000,000,000,000,000%');
  });
});

describe('appendSymbol, SI Brochure 5.4.3', () => {
  it.each([
    ['5', 'km', '5\u202Fkm'],
    ['25', '°C', '25\u202F°C'],
    ['30', '°', '30°'],
    ['30', '′', '30′'],
    ['30', '″', '30″'],
    ['100', 'USD', '100\u202FUSD'],
  ])('%s %s', (figure, symbol, shown) => {
    expect(appendSymbol(figure, symbol)).toBe(shown);
  });
});

// Lexique des règles typographiques en usage à l’Imprimerie nationale: a space that does not break before a colon
it.each([
  [es, 'Harina: 125 g'],
  [fr, 'Harina\u00A0: 125 g'],
])('formatNamed: the colon after a name, as the language has it', (locale, shown) => {
  expect(formatNamed('Harina', '125 g', locale)).toBe(shown);
});
