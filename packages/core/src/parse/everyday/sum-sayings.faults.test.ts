import { expect, it } from 'vitest';
import { Draft } from '../rephrasing/draft.ts';
import { KnownSayings, withSayings } from '../rephrasing/plain-sayings.ts';
import { SUM_SAYINGS } from './sum-sayings.ts';

const SAYINGS = new KnownSayings(SUM_SAYINGS);

/** A text, and how it is put plainly, whatever spaces that leaves and whatever nouns it has. */
it.each([
  // so much for so long
  ['gym 30 euros a month for 12 months in dollars', '30 euros*12 in dollars'],
  ['si gasto 25 € al dia durante 12 dias, cuanto es en liras turcas', '25 €*12 en liras turcas'],
  ['8 hours a day x 22 days how much is it', '8 hours*22'],
  // many for one price
  ['3 por 5 euros, cuanto una', '5 euros entre 3'],
  ['if 4 tickets cost $60, how much is one in euros', '$60 split between 4 in euros'],
  ['si 3 kilos cuestan 7,50 cuanto cuestan 5 kilos', '7,50*5 entre 3'],
  ['4 tickets are 60 dollars what would 7 tickets cost?', '60 dollars*7 split between 4'],
  // taxes and discounts
  ['242 euros con iva del 21 incluido cuanto es sin iva', '242 euros sin iva del 21%'],
  ['£240, vat at 20% included, how much without vat', '£240 without vat of 20%'],
  ['vat included price of £240 at 20% before vat', '£240 without vat of 20%'],
  ['shoes 80 pounds less 15% in euros', '80 pounds - 15% in euros'],
  ['half off 60 dollars to pesos mexicanos', '60 dollars - 50% to pesos mexicanos'],
  ['zapatos 60 euros a mitad de precio, cuanto queda', '60 euros - 50%'],
  // shares of what is not known
  ['18 es el 12% de qué número', '18*100/12'],
  ['15 is 20 percent of what?', '15*100/20'],
  ['de que numero es 18 el 12 %', '18*100/12'],
  ['12% of which number is 18', '18*100/12'],
  ['q porsentaje es 30 euros de 120 euros', '30 euros es que % de 120 euros'],
  // in short
  ['150 lbs 2 kg', '150 lbs to kg'],
  ['10 miles 2 km', '10 miles to km'],
  ['temp 38.6 is that a fever in f? 38.6c to f', '38.6c to f'],
  ['$22 an hour 38 hours a week', '$22 an hour x 38 hours a week'],
  ['$25/hr 40 hours a week 52 weeks', '$25/hr x 40 hours a week x 52 weeks'],
  ['turkey 14 lbs, 20 min per lb how long', 'turkey 14 lbs @ 20 min per lb how long'],
  [
    'pinto 45 m2 y el bote rinde 10 m2 por litro cuantos litros',
    'pinto 45 m2 @ 10 m2 por litro cuantos litros',
  ],
  ['paid 9 dollars for 2 lb how much per lb', 'paid 9 dollars 2 lb how much per lb'],
  ['20 € los 5 m2, precio por metro cuadrado', '20 € los 5 m2, precio por m2'],
  ['nadar 40 largos en piscina de 25 m cuantos km', 'nadar 40 * 25 m cuantos km'],
  ['a q velocidad fui si hice 210 km en 2h30', 'a que velocidad hice 210 km en 2h30'],
  ['cuantos litros gastare en 600 km si mi coche consume 7,5 l', 'cuantos litros en 600 km con 7,5 l'],
  ['799 usd + 8% de tax cuanto seria en pesos colombianos', '799 usd + 8% de tax en pesos colombianos'],
])('%s', (text, plain) => {
  const said = withSayings(new Draft(text), SAYINGS, () => true);
  expect(said.text.replace(/ +/g, ' ').trim()).toBe(plain);
});
