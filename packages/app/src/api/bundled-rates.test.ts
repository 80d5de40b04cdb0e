import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCurrency, formatCurrencyResult, quote } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { BUNDLED } from '../testing/serve-rates.ts';

/** Numerator and denominator; the arithmetic of this file knows nothing of the product's. */
type Fraction = readonly [n: bigint, d: bigint];

function fractionOf(text: string): Fraction {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const scale = decimals.length - Number(exponent);
  const digits = BigInt(whole + decimals);
  return scale < 0 ? [digits * 10n ** BigInt(-scale), 1n] : [digits, 10n ** BigInt(scale)];
}
const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
const per = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1], a[1] * b[0]];

/** Digits with that many decimals, half away from zero. */
function fixed([n, d]: Fraction, decimals: number): string {
  const scaled = n * 10n ** BigInt(decimals);
  const rounded = scaled / d + ((scaled % d) * 2n >= d ? 1n : 0n);
  const digits = `${rounded}`.padStart(decimals + 1, '0');
  return `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`;
}

/**
 * What the screen shows of an amount of money: 2 to 6 decimals, 8 where the currency has as many; its first 6 digits where
 * those would be fewer than 3, of crypto fewer than 6, and not all there are.
 */
function shownAs(value: Fraction, most: number, least: number, digits: number): string {
  let text = fixed(value, most);
  const isWhole = (value[0] * 10n ** BigInt(most)) % value[1] === 0n;
  if (!isWhole && text.replace('.', '').replace(/^0+/, '').length < digits) {
    let decimals = most + 6;
    while (fixed(value, decimals).replace(/^[0.]+/, '').length < 6) decimals++;
    while (fixed(value, decimals).replace(/^[0.]+/, '').length > 6) decimals--;
    text = fixed(value, decimals);
  }
  const [whole = '', decimals = ''] = text.split('.');
  return `${whole}.${decimals.replace(/0+$/, '').padEnd(least, '0')}`;
}

function shown(amount: string, from: string, to: string): string {
  const quoted = quote({ amount, from, to }, BUNDLED);
  const currency = findCurrency(to);
  if (!quoted.ok || !currency) throw new Error(`${from} ${to}`);
  return formatCurrencyResult(quoted.result, currency, en).plain;
}

function expected(amount: string, from: Fraction, to: Fraction, code: string): string {
  const { displayDecimals = 2, minorUnits = 2, kind } = findCurrency(code) ?? {};
  const result = per(times(fractionOf(amount), to), from);
  return shownAs(
    result,
    Math.max(6, displayDecimals),
    Math.max(2, minorUnits ?? 0),
    kind === 'crypto' ? 6 : 3,
  );
}

const AMOUNTS = [
  ...['0.01', '0.1', '0.5', '1', '2.5', '9.99', '10', '19.95', '49.9', '99.99', '100', '123.45', '1000'],
  ...['1234.56', '10000', '12345.67', '100000', '123456.78', '1000000', '10000000'],
];

/** Every ordered pair of the codes for which the screen shows something else than the arithmetic says. */
function differences(values: ReadonlyMap<string, Fraction>, amounts: readonly string[]) {
  const pairs = [...values.keys()].flatMap((from) =>
    [...values.keys()].flatMap((to) => (from === to ? [] : [[from, to] as const])),
  );
  const cases = pairs.flatMap(([from, to]) => amounts.map((amount) => [amount, from, to] as const));
  const perUnit = (code: string): Fraction => values.get(code) ?? [0n, 1n];
  const wrong = cases.filter(
    ([amount, from, to]) => shown(amount, from, to) !== expected(amount, perUnit(from), perUnit(to), to),
  );
  return { count: cases.length, wrong: wrong.map((given) => given.join(' ')) };
}

/** Units per dollar of every code, by the figures that the table carries. */
function valuesPerDollar(): Map<string, Fraction> {
  const origins = new Map(BUNDLED.origins.flatMap((origin) => origin.codes.map((code) => [code, origin])));
  const perDollar = (code: string): Fraction => {
    const published = origins.get(code)?.published;
    if (!published || code === 'USD') return [1n, 1n];
    const { base, inverse, rates } = published;
    const figure = fractionOf(rates[code] ?? '1');
    const perBase = inverse ? per([1n, 1n], figure) : figure;
    if (base === 'USD') return perBase;
    return rates.USD === undefined ? times(perBase, perDollar(base)) : per(perBase, fractionOf(rates.USD));
  };
  // the two codes of the bolívar name the same money
  return new Map([...origins.keys()].map((code) => [code, perDollar(code === 'VED' ? 'VES' : code)]));
}

describe('[D.published-exact] the rates built into the app', () => {
  // Before figures travelled as text, 61 of these 17,400 results differed.
  it('give the arithmetic of the ECB’s own file: 870 pairs of 20 amounts', () => {
    const file = 'server/src/sources/recorded/ecb-daily-2026-08-22.xml';
    const xml = readFileSync(join(import.meta.dirname, '../../../..', 'packages', file), 'utf8');
    const rows = [...xml.matchAll(/currency='([A-Z]{3})' rate='([\d.]+)'/g)];
    const perEuro = rows.map(([, code = '', text = '']) => [code, fractionOf(text)] as const);
    const found = differences(new Map([['EUR', [1n, 1n]], ...perEuro]), AMOUNTS);
    expect(found).toEqual({ count: 17_400, wrong: [] });
  });

  it('give the arithmetic of the figures they carry, for every pair of the 172 codes', () => {
    expect(differences(valuesPerDollar(), ['1234.56'])).toEqual({ count: 172 * 171, wrong: [] });
  });

  it('know every figure as it was published', () => {
    for (const to of Object.keys(BUNDLED.rates)) {
      const quoted = quote({ amount: '1', from: 'USD', to }, BUNDLED);
      expect(quoted.ok && quoted.approximations.filter(({ code }) => code === 'double')).toEqual([]);
    }
  });

  it('have none for the Cuban peso, of which only an unmarked one of three was to be had', () => {
    expect(BUNDLED.rates).not.toHaveProperty('CUP');
    expect(BUNDLED.origins.flatMap(({ codes }) => codes)).not.toContain('CUP');
  });
});
