import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { parseSum } from '../../testing/parse-sum.ts';

/** A question of each form that is put in other words; that they are understood is in `question/fixtures/rephrased*.txt`. */
const UNDERSTOOD = [
  'manzanas a 30 pesos el kilo cuánto es por libra',
  'a cuánto sale la libra si el kilo está a 30 pesos',
  'leche a 1,20 el litro cuánto por galón',
  '3 entradas de 45 euros',
  'hotel 85 usd la noche x 6 noches',
  'hotel 6 noches 85 usd por noche',
  'cuántos vasos de 200 ml salen de 1,5 litros',
  '10 litros cuántos vasos de 250 ml',
  'how many 330ml cans in 5 litres',
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
