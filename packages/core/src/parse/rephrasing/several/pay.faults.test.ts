import { expect, it } from 'vitest';
import { payAsked } from './pay.ts';

/** Pay as a folded text says it, and how it is put: a year is 52 weeks or 12 months, a week 40 hours where nobody says how many. */
it.each([
  ['gano 25 usd la hora cuanto al ano', '25 usd*(40*52)/(1)'],
  ['25 usd an hour 37,25 hours a week how much a year', '25 usd*(37.25*52)/(1)'],
  ['25 usd an hour 20.5 hrs a week how much a year', '25 usd*(20.5*52)/(1)'],
  ['25 usd an hour 20 hr weekly how much a year', '25 usd*(20*52)/(1)'],
  ['25 usd la hora 1 hora a la semana cuanto al ano', '25 usd*(1*52)/(1)'],
  ['25 usd la hora 20 horas semanal cuanto al ano', '25 usd*(20*52)/(1)'],
  ['25 usd an hour 160 hours a month how much a year', '25 usd*(160*12)/(1)'],
  ['25 usd an hour 160 hours per months how much a year', '25 usd*(160*12)/(1)'],
  ['gano 300 usd la semana cuanto al ano en euros', '300 usd*(52)/(1) in euros'],
  ['gano 300 usd la semana cuanto al ano in euros', '300 usd*(52)/(1) in euros'],
  ['60.5k a year 40 hours a week how much an hour', '60.5*1000*(1)/(40*52)'],
  ['60k usd a year how much a month', '60k usd*(1)/(12)'],
  ['€60k a year how much a month', '€60k*(1)/(12)'],
  // nobody said how many days a week
  ['25 usd an hour 8 hours a day how much a month', ''],
  ['25 usd la hora 8 horas por dia cuanto al mes', ''],
  ['25 usd la hora 8 horas diarias cuanto al mes', ''],
  ['25 usd la hora 8 horas diarios cuanto al mes', ''],
  ['25 usd la hora 8 horas por dias cuanto al mes', ''],
  ['5 euros al dia cuanto al mes', ''],
  ['500 euros al mes cuanto al dia', ''],
  ['gano 25 usd la hora', ''],
  ['gano 25 usd la hora cuanto por hora', ''],
  // whose money it is, nobody said
  ['25 an hour how much a year', ''],
  ['60k yearly to monthly', ''],
  // something else besides, and other money
  ['gano 25 usd la hora en pesos mexicanos al mes', ''],
  ['gano 25 usd la hora cuanto al ano con 14 pagas', ''],
  ['hola', ''],
])('%s: %s', (folded, meant) => {
  expect(payAsked(folded)).toEqual(meant ? [meant] : []);
});
