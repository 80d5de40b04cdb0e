import { expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { parseSum } from '../../testing/parse-sum.ts';

const told = (question: string, locale = es) => {
  const read = parseSum(question, { locale });
  return read.ok ? read.corrections.map(({ word }) => word) : [read.code];
};

/** The sums that the words are, by hand; the questions themselves are in `question/fixtures/priced.txt`. */
it.each([
  ['vuelo 340 gbp y hotel 420 eur total en usd', 'cuanto es 340 gbp + 420 eur en usd'],
  ['3 pizzas a 11,50 € y 2 vinos a 14 € entre 4', 'cuanto es ((3*11,50 + 2*14)/4) €'],
  ['2 cafes a 1.200 cop y tostada 900 cop menos 300 cop', 'cuanto es (2*1.200 + 900 - 300) cop'],
  ['hotel 85 usd la noche x 6 noches en euros', 'cuanto es (6*85) usd en euros'],
  ['25% de descuento y luego 10% extra en 200 soles', 'cuanto es (200 - 25% - 10%) soles'],
  ['vuelo 2 mil eur y hotel 420 eur', 'cuanto es (2*1000 + 420) eur'],
  [
    'dos entradas de 45 eur y cena 30 usd mas 10% de propina entre 2 en gbp',
    'cuanto es (2*45/2) eur + (30/2) usd + 10% tip en gbp',
  ],
])('%s', (question, sum) => {
  expect(told(question)).toEqual([sum]);
});

it.each([
  ['2 kg mangoes at 180 inr/kg plus 5% tax', 'how much is (2*180 + 5%) inr'],
  ['dinner 84 gbp drinks 36 gbp plus 20% tip split between 4', 'how much is ((84 + 36 + 20%)/4) gbp'],
  ['paid 240 gbp inc vat whats it without the 20% vat', 'how much is (240*100/(100 + 20)) gbp'],
  ['3.60 eur for a dozen eggs price per egg', 'how much is (3.60/12) eur'],
  ['pack of 6 for 4.50 how much each', 'how much is (4.50/6)'],
  [
    'paid 240 pounds inc vat whats it without the 20% vat',
    'how much is (240*100/(100 + 20)) pounds sterling',
  ],
  ['6k usd flight and hotel 420 usd', 'how much is (6*1000 + 420) usd'],
])('%s', (question, sum) => {
  expect(told(question, en)).toEqual([sum]);
});
