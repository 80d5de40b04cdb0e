import { describe, expect, it } from 'vitest';
import type { StreetRate } from '../../money/rate-table.ts';
import { mayNameKind, readKinds } from './read-kinds.ts';

const rate = (code: string, name: string, base = 'USD'): StreetRate => ({
  code,
  base,
  name,
  kind: 'parallel',
  source: 'test',
  date: '2026-08-21',
  rate: '1400',
});

/** The texts that a question is read as, at one rate. */
const rests = (text: string, name: string, code = 'ARS') =>
  readKinds(text, [rate(code, name)]).map(({ rest }) => rest);

describe('the name of a rate is taken out of a question', () => {
  it.each([
    ['100 usd blue', 'blue', '100 usd'],
    ['Blue 100 usd', 'blue', '100 usd'],
    ['100  usd a  MEP', 'mep', '100 usd a'],
    ['100 dolar bolsa', 'mep', '100 dolar'],
    ['100 dólares bolsa', 'mep', '100 dolares'],
    ['100 ccl', 'ccl', '100'],
    ['100 contado con liqui', 'ccl', '100'],
    ['100 contado con liquidación', 'ccl', '100'],
    ['100 dólar tarjeta', 'tarjeta', '100 dolar'],
    ['100 usd tarjeta', 'tarjeta', '100 usd'],
    ['100 card dollars', 'tarjeta', '100 dollars'],
    ['1 card euro', 'tarjeta', '1 euro'],
    ['100 dólares cripto', 'cripto', '100 dolares'],
    ['100 crypto dollars', 'cripto', '100 dollars'],
    ['100 crypto dollar', 'cripto', '100 dollar'],
    ['100 usd paralelo', 'paralelo', '100 usd'],
    ['100 usd paralelas', 'paralelo', '100 usd'],
    ['100 usd parallel', 'paralelo', '100 usd'],
    ['100 usd informal', 'informal', '100 usd'],
    ['100 usd binance', 'binance', '100 usd'],
    ['blue 100 usd blue', 'blue', '100 usd'],
  ])('%s, %s: %s', (text, name, rest) => {
    expect(mayNameKind(text)).toBe(true);
    expect(rests(text, name)).toEqual([rest, `${rest} in ARS`, `1 USD ${rest}`]);
  });

  it('asks for the dollar where there is no amount', () => {
    expect(rests('dólar blue', 'blue')).toEqual(['dolar', 'dolar in ARS', '1 USD dolar', '1 USD in ARS']);
    expect(rests('blue', 'blue')).toEqual(['1 USD in ARS']);
    expect(rests(' Blue ', 'blue')).toEqual(['1 USD in ARS']);
  });

  it.each([
    ['100 pesos blue', 'blue', 'ARS', '100 ARS'],
    ['100 pesos argentinos a blue', 'blue', 'ARS', '100 ARS a'],
    ['1 peso argentino blue', 'blue', 'ARS', '1 ARS'],
    ['100 pesos cubanos informal', 'informal', 'CUP', '100 CUP'],
    ['1 peso cubano informal', 'informal', 'CUP', '1 CUP'],
    ['100 bolívares paralelo', 'paralelo', 'VES', '100 VES'],
    ['1 bolívar venezolano paralelo', 'paralelo', 'VES', '1 VES'],
    ['100 bolívares venezolanos paralelo', 'paralelo', 'VES', '100 VES'],
    ['100 pesos paralelo', 'paralelo', 'VES', '100 pesos'],
    ['100 pesos paralelo', 'paralelo', 'BOB', '100 pesos'],
  ])('%s, %s of %s: %s', (text, name, code, rest) => {
    expect(rests(text, name, code)[0]).toBe(rest);
  });

  it('gives each rate that has the name, and none in other money than dollars', () => {
    const kinds = [
      rate('ARS', 'blue'),
      rate('BOB', 'paralelo'),
      rate('ARS', 'blue', 'EUR'),
      rate('UYU', 'blue'),
    ];
    const codes = readKinds('100 usd blue', kinds).map(({ street }) => `${street.base} ${street.code}`);
    expect(codes).toEqual([...Array(3).fill('USD ARS'), ...Array(3).fill('USD UYU')]);
    expect(readKinds('blue', kinds).map(({ street }) => street.code)).toEqual(['ARS', 'UYU']);
    expect(readKinds('dolar blue', kinds).map(({ street }) => street.code)).toEqual([
      ...Array(4).fill('ARS'),
      ...Array(4).fill('UYU'),
    ]);
  });

  it.each([
    ['100 usd blues', 'blue'],
    ['100 usd ablue', 'blue'],
    ['100 usd blue2', 'blue'],
    ['100 usd 2blue', 'blue'],
    ['100 usd bolsa', 'mep'],
    ['100 pesos tarjeta', 'tarjeta'],
    ['card 100', 'tarjeta'],
    ['crypto 100', 'cripto'],
    ['100 pesos', 'blue'],
  ])('%s names no rate', (text, name) => {
    expect(mayNameKind(text)).toBe(false);
    expect(rests(text, name)).toEqual([]);
  });

  it('knows no name but those', () => {
    expect(rests('100 usd blue', 'mep')).toEqual([]);
    expect(rests('100 usd verde', 'verde')).toEqual([]);
  });
});
