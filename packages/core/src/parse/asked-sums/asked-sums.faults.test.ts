import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { answered } from '../../testing/answered.ts';
import { parseSum } from '../../testing/parse-sum.ts';

const likeliest = (text: string, locale = es) => {
  const question = parseSum(text, { locale });
  return question.ok ? `${question.interpretation.from} ${question.alternatives.length > 0}` : question.code;
};

describe('a place says whose money it is', () => {
  it.each([
    ['cena en bali 250 mil rupias a euros', 'IDR true'],
    ['taxi en delhi 450 rupias a euros', 'INR true'],
    ['hotel en colombo 9000 rupias a euros', 'LKR true'],
    ['comida en oslo 250 coronas a euros', 'NOK true'],
    ['asado en buenos aires 25000 pesos a euros', 'ARS true'],
    ['lunch in bogota 30000 pesos in usd', 'COP true'],
    ['dinner in sydney 85 dollars in gbp', 'AUD true'],
    ['souvenir in cairo 200 pounds to usd', 'EGP true'],
    ['cena 250 mil rupias a euros', 'INR true'],
    // a place of other money says nothing
    ['cena en oslo 250 rupias a euros', 'INR true'],
  ])('%s', (text, meant) => {
    expect(likeliest(text, /\b(?:in|to) \w+$/.test(text) ? en : es)).toBe(meant);
  });
});

describe('what is told of a sum in other words', () => {
  it.each([
    [
      'change from £20 if i spend 13.65',
      ['6.35 GBP', 'change from £20 if i spend 13.65 = how much is £20 - £13.65'],
    ],
    ['500 us bucks in mexican pesos', ['10000 MXN', 'us bucks = usd']],
  ])('%s', (text, told) => {
    expect(answered(text, 'en')).toEqual(told);
  });
});

describe('pay has its tax taken out of a hundred, a price on top', () => {
  it.each([
    ['3000 usd salary minus 20% tax', '2400 USD'],
    ['3600 usd minus 20% tax', '3000 USD'],
  ])('%s', (text, meant) => {
    expect(answered(text, 'en')[0]).toBe(meant);
  });
});

describe('what must not be taken for such a sum', () => {
  it.each([
    '$13.65 paid with 20 euros change',
    'pague con 50 dolares y eran 32,75 euros cuanto me devuelven',
    'pague 20 con iva',
    '100 euros entre 20 dolares',
    '100 dolares marcianos con 20% de descuento',
    '24 cans for $9.99 price each',
    'si 2 docenas valen 6 euros cuanto vale una',
    '2 m x 3 m + 4 kg x 2',
    'cambio 20 dolares por 30 euros',
    '£31,200 a year after tax per week',
    '120 euros con iva del 21 y 10% de descuento sin iva',
  ])('%s is refused', (text) => {
    expect(parseSum(text, { locale: es }).ok).toBe(false);
  });

  it('pagué 50 por 3 kg is a price, and no 150 kg', () => {
    expect(answered('pague 48 por 3 kg cuanto el kilo')[0]).toBe('16');
  });
});
