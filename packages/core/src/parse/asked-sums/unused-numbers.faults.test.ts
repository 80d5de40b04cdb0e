import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { parseSum } from '../../testing/parse-sum.ts';

const read = (text: string, locale = en) => {
  const question = parseSum(text, { locale });
  if (!question.ok) return question.code;
  const { amount, from, to } = question.interpretation;
  return `${amount.toSignificant(6)} ${from} > ${to[0]}`;
};
const leftOut = (text: string, locale = en) => {
  const question = parseSum(text, { locale });
  const told = question.ok ? question.corrections : [];
  return told.filter(({ word }) => word === '').map(({ span }) => text.slice(...span));
};

describe('a number that would play no part is not left out without a word', () => {
  it.each([
    ['5k in 25:00 pace per km', '5 minkm > minkm', '5k in 25:00 pace and eight per km'],
    ['8 minute mile in min/km', '8 minmi > minkm', '8 minute mile and eight in min/km'],
    ['running 8 mph pace per mile', '8 mph > minmi', 'running 8 mph two hands pace per mile'],
    ['20 degrees c rise in f', '36  > undefined', 'twice 20 degrees c rise in f'],
    ['$25 an hour how much a year', '52000 USD > USD', '$25 an hour thousand how much a year'],
  ])('%s is %s, and %s nothing', (text, meant, more) => {
    expect(read(text)).toBe(meant);
    expect(read(more)).toBe('not-understood');
  });

  it.each([
    ['ritmo 6 min/km cuanto tardo en 10 km', '1 h > h', 'ritmo 6 min/km cuanto tardo en siete 10 km'],
    [
      'gano 1800 euros al mes cuánto es al año',
      '21600 EUR > EUR',
      'por seis gano 1800 euros al mes cuánto es al año',
    ],
    ['imc si peso 80 kg y mido 1,75', '26.1224  > undefined', 'imc si peso 80 kg y mido el doble 1,75'],
  ])('%s es %s, y %s nada', (text, meant, more) => {
    expect(read(text, es)).toBe(meant);
    expect(read(more, es)).toBe('not-understood');
  });

  it('says which', () => {
    const text = 'running 8 mph two hands pace per mile';
    const question = parseSum(text, { locale: en });
    expect(!question.ok && text.slice(...question.span)).toBe('two');
  });
});

describe('a figure that changes nothing is told', () => {
  it('where the text was put in other words', () => {
    expect(leftOut('1000 pesetas de 1990 en euros', es)).toEqual(['1990']);
  });

  it('where it says how far somebody ran', () => {
    expect(leftOut('5k pace 5:30 per km in minutes per mile')).toEqual(['5']);
  });
});

describe('what plays no part rightly', () => {
  it.each([
    ['which is bigger 750 ml or 25 fl oz', '750 ml > floz_us', en],
    ['me conviene mas pagar 45 libras o 50 euros', '45 GBP > EUR', es],
    ['corri 10 km en 50 min que velocidad media llevo', '12 kmh > kmh', es],
    ['12k miles a year in km', '12000 mi > km', en],
    ['one kilo in pounds', '1 kg > lb', en],
    ['100 (cien) euros en dólares', '100 EUR > USD', es],
  ])('%s', (text, meant, locale) => {
    expect(read(text, locale)).toBe(meant);
    expect(leftOut(text, locale)).not.toContain('25');
  });
});
