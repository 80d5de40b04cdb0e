import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { parseSum } from '../../testing/parse-sum.ts';

/** A question of each form that is put in other words; that they are understood is in `question/fixtures/rephrased*.txt`. */
const UNDERSTOOD = [
  'si el kilo de tomate está a 85 pesos cuánto son 350 gramos',
  'cuánto son 3 kilos si el kilo está a 20 pesos',
  'manzanas a 30 pesos el kilo cuánto es por libra',
  'a cuánto sale la libra si el kilo está a 30 pesos',
  'leche a 1,20 el litro cuánto por galón',
  '60 litros de diésel a 1,45 euros',
  '200 lb por acre en kg por ha',
  '25 mm de lluvia en litros por metro cuadrado',
  '3 entradas de 45 euros',
  '3 bags of cement 94 lb each in kg',
  'cuántos km son 3 vueltas de 400 metros',
  'hotel 85 usd la noche x 6 noches',
  'hotel 6 noches 85 usd por noche',
  '12 boards at 7 ft 4 in each in metres',
  'cuántos vasos de 200 ml salen de 1,5 litros',
  '10 litros cuántos vasos de 250 ml',
  'how many 330ml cans in 5 litres',
  'how many laps of a 400m track is 3 miles',
  'how many 8 oz glasses in a gallon',
  'is 3 kg heavier than 7 lb',
  'which is bigger 3 kg or 7 lb',
];

/** Figures, units and money that none of them has a place for. */
const BESIDES = ['5 kg …', 'usd …', '… 7', '… 5 kg', '… 3 euros', '… y 3 euros'];

describe('a question that has one more amount than its form is refused', () => {
  describe.each(UNDERSTOOD)('%s', (question) => {
    it('is understood without it', () => {
      expect(parseSum(question, { locale }).ok).toBe(true);
    });

    it.each(BESIDES)('%s', (besides) => {
      expect(parseSum(besides.replace('…', question), { locale }).ok).toBe(false);
    });
  });
});
