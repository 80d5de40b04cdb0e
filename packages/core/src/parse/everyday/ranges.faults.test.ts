import { describe, expect, it } from 'vitest';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import { answered } from '../../testing/answered.ts';
import type { Interpretation, Question } from '../question/question.ts';
import { formulaText, isSum } from '../sums/sum.ts';
import { readRange } from './ranges.ts';

/** 1 mi = 1.609344 km, 1 in = 2.54 cm, 1 lb = 0.45359237 kg, 1 m² = 1/0.09290304 ft², 1 USD = 0.8 EUR. */
describe('both ends are answered', () => {
  it.each([
    ['between 5 and 7 miles in km', '8.04672 km, 11.265408 km'],
    ['entre 5 y 7 millas en km', '8.04672 km, 11.265408 km'],
    ['desde 3 hasta 5 millas en km', '4.828032 km, 8.04672 km'],
    ['from 3 miles to 5 miles in km', '4.828032 km, 8.04672 km'],
    ['¿ de 3 a 5 millas en km ?', '4.828032 km, 8.04672 km'],
    ['10-12 inches in cm', '25.4 cm, 30.48 cm'],
    ['10 – 12 inches in cm', '25.4 cm, 30.48 cm'],
    ['10 - 12 in in cm', '25.4 cm, 30.48 cm'],
    ['distance 10-12 miles in km', '16.09344 km, 19.312128 km'],
    ['from 1,5 to 2,5 miles in km', '2.414016 km, 4.02336 km'],
    ['from 12000 to 13000 miles in km', '19312.128 km, 20921.472 km'],
    ['entre 10 y 12 m2 en ft2', '107.639104 ft2, 129.166925 ft2'],
    ['between 68 f and 72 f in celsius', '20 c, 22.2222222 c'],
    ['entre 5 y 7 dólares en euros', '4 EUR, 5.6 EUR'],
    ['un viaje de 3 a 5 millas en km', '4.828032 km, 8.04672 km'],
    ['between 5 and 6 feet tall in cm', '152.4 cm, 182.88 cm'],
  ])('%s: %s', (text, ends) => {
    expect(answered(text)[0]).toBe(ends);
  });

  it.each([
    'entre 5 y 7 kg',
    'entre 5 y 7 kg en libras y onzas',
    'entre 7 y 5 kg en libras',
    'entre 5 y 5 kg en libras',
    'from 2010 to 2020 km in miles',
    'from 10 m2 to 12 ft2 in ft2',
    'from 10 miles to 12 km in ft',
    'between 5 and 7 miles in km and yards',
    'entre 5 y 7 millas en km en 3 días',
    'between 5 and 7 stone 3 in kg',
    'a5-7 km in miles',
    '5-7-9 km in miles',
  ])('%s has none', (text) => {
    expect(answered(text)[0]).not.toContain(', ');
  });
});

const quantity = (amount: bigint, from: string, more: Partial<Interpretation> = {}): Interpretation => ({
  category: 'length',
  amount: exactOf(rational(amount)),
  from,
  parts: [],
  to: ['km'],
  compound: false,
  assumedTarget: false,
  ...more,
});
const question = (interpretation: Interpretation, ...alternatives: Interpretation[]): Question => ({
  ok: true,
  interpretation,
  alternatives,
  corrections: [{ span: [0, 1], word: 'x' }],
});

/** A range whose ends are read as something given; the texts that were asked. */
function range(text: string, low: Question | undefined, high: Question | undefined) {
  const asked: string[] = [];
  const found = readRange(text, (one) => {
    asked.push(one);
    return asked.length % 2 === 1 ? low : high;
  });
  return { asked, found };
}
const [five, seven] = [quantity(5n, 'mi'), quantity(7n, 'mi')];

describe('how the ends are asked for', () => {
  it.each([
    ['walk from 5 to 7 miles in km', ['walk 5 miles in km', 'walk 7 miles in km']],
    ['from 5 miles to 7 miles in km', ['5 miles in km', '7 miles in km']],
    ['from 5 lb to 7 lb potatoes in kg', ['5 lb potatoes in kg', '7 lb potatoes in kg']],
    ['from $5 to $7 to eur', ['$5 to eur', '$7 to eur']],
    ['5-7km in mi', ['5km in mi', '7km in mi']],
    ['5-7 m2 in ft2', ['5 m2 in ft2', '7 m2 in ft2']],
    ['from 5m to 7m in ft', ['5m in ft', '7m in ft']],
    ['5-7 in mm or cm', ['5 in mm or cm', '7 in mm or cm']],
  ])('%s', (text, ends) => {
    expect(range(text, question(five), question(seven)).asked).toEqual(ends);
  });

  it.each([
    '555-1234 in km',
    'from 1999 to 2005 km in mi',
    '5 km in mi',
    '5-7 km in 3 days',
    '5-7 km in m9',
    '%5-7 km in mi',
    '5-7 km in mi percent',
    'en porcentaje 5-7 km in mi',
    'down 5-7 km in mi',
    'lost 5-7 km in mi',
    'lose 5-7 km in mi',
    'fell 5-7 km in mi',
    'fall 5-7 km in mi',
    'rose 5-7 km in mi',
    'rise 5-7 km in mi',
    'grew 5-7 km in mi',
    'grow 5-7 km in mi',
    'sube 5-7 km in mi',
    'subi 5-7 km in mi',
    'gane 5-7 km in mi',
    'pase 5-7 km in mi',
    'pasa 5-7 km in mi vs',
    '5-7 pm in minutes',
    'split 5-7 km in mi',
  ])('nothing is asked of %s', (text) => {
    expect(range(text, question(five), question(seven)).asked).toEqual([]);
  });

  it.each([
    'loss of 5-7 km in mi',
    'swam 5-7 km in mi',
    'spasm 5-7 km in mi',
    'pasos 5-7 km in mi',
    'cup 5-7 km in mi',
  ])('%s is asked', (text) => {
    expect(range(text, question(five), question(seven)).asked).toHaveLength(2);
  });
});

describe('what makes a range of both ends', () => {
  const text = 'from 5 to 7 miles in km';

  it('is one interpretation with both of them, and nothing of how one was typed', () => {
    const { found } = range(
      text,
      question({ ...five, parts: [{ amount: rational(5n), unit: 'mi' }] }),
      question(seven),
    );
    expect(found).toMatchObject({ ok: true, alternatives: [], corrections: [] });
    const interpretation = found?.interpretation;
    if (!interpretation || !isSum(interpretation)) throw new Error('no range');
    expect(interpretation.parts).toEqual([]);
    expect(formulaText(interpretation.formula, ({ amount, unit }) => `${amount.n} ${unit}`)).toBe(
      '5 mi – 7 mi',
    );
    expect(interpretation.sides?.map(({ amount, unit }) => `${amount.n} ${unit}`)).toEqual(['5 mi', '7 mi']);
  });

  it('takes each meaning of the lower end once', () => {
    const [other, more] = [quantity(5n, 'nmi'), quantity(7n, 'nmi')];
    const { found } = range(text, question(five, other), question(seven, more, quantity(8n, 'mi')));
    expect(found?.interpretation.from).toBe('mi');
    expect(found?.alternatives.map(({ from }) => from)).toEqual(['nmi']);
  });

  it.each<readonly [string, Interpretation, Interpretation]>([
    ['other units', five, quantity(7n, 'nmi')],
    ['other targets', five, quantity(7n, 'mi', { to: ['m'] })],
    ['no target', { ...five, assumedTarget: true }, seven],
    ['parts', { ...five, compound: true }, seven],
    ['two targets', { ...five, to: ['km', 'm'] }, { ...seven, to: ['km', 'm'] }],
    ['a sum first', { ...five, formula: [] } as Interpretation, seven],
    ['a sum last', five, { ...seven, formula: [] } as Interpretation],
    ['as much', five, quantity(5n, 'mi')],
    ['less', five, quantity(4n, 'mi')],
    [
      'less in parts',
      { ...five, amount: exactOf(rational(1n, 2n)) },
      { ...seven, amount: exactOf(rational(1n, 3n)) },
    ],
  ])('%s: none', (_, low, high) => {
    expect(range(text, question(low), question(high)).found).toBeUndefined();
  });

  it('needs both', () => {
    expect(range(text, undefined, question(seven)).found).toBeUndefined();
    expect(range(text, question(five), undefined).found).toBeUndefined();
  });

  it('halves and thirds stand in order', () => {
    const [third, half] = [quantity(1n, 'mi'), quantity(1n, 'mi')].map((one, at) => ({
      ...one,
      amount: exactOf(rational(1n, at === 0 ? 3n : 2n)),
    }));
    if (!third || !half) throw new Error('none');
    expect(range(text, question(third), question(half)).found?.ok).toBe(true);
  });
});
