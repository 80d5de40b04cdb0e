import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { questionParser, units } from '../../testing/parse-question.ts';
import type { Interpretation } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { combine, type Operand, SumText } from './sum-text.ts';
import { type Place, SumPatterns } from './wording/sum-patterns.ts';
import { SumSigns } from './wording/sum-signs.ts';

const signs = new SumSigns(LANGUAGES);
const patterns = new SumPatterns(signs);
const asked: string[] = [];
const questions = {
  ...questionParser,
  parse(text: string, options: ParseOptions) {
    asked.push(text);
    return questionParser.parse(text, options);
  },
};
/** A text whose parts are asked for, from now on in `asked`. */
function sumText(source: string) {
  asked.length = 0;
  return new SumText(source, signs, patterns, questions, units, { locale });
}
const placeOf = (source: string, part: string): Place => {
  const start = source.indexOf(part);
  return [start, start + part.length];
};
const said = (operand: Operand | undefined) =>
  operand?.map(
    ({ amount, from, to, assumedTarget }) =>
      `${amount.toNumber()} ${from}${assumedTarget || from === '' ? '' : ` > ${to}`}`,
  )[0];

describe('amounts', () => {
  it.each([
    ['5 km', '5 km'],
    ['20', '20 '],
    ['half a mile', '0.5 mi'],
    ['un euro', '1 EUR'],
    ['gbp', undefined],
    ['km', undefined],
    ['foo', undefined],
    ['20 m2 foo 3', undefined],
  ])('%s is %s', (text, meant) => {
    expect(said(sumText(text).amount([0, text.length]))).toBe(meant);
  });

  it.each([
    ['gbp', 'missing-amount', [0, 3]],
    ['x gbp', 'missing-amount', [2, 5]],
    ['x foobar', 'unknown-word', [2, 8]],
  ])('%s: %s', (text, code, span) => {
    const sum = sumText(text);
    sum.amount(placeOf(text, text.replace('x ', '')));
    expect(sum.error).toMatchObject({ code, span });
  });

  it('has a target where one follows', () => {
    const text = '5 km in miles';
    expect(said(sumText(text).amount([0, 4], [5, 13]))).toBe('5 km > mi');
    expect(asked).toEqual(['5 km in miles']);
  });

  it('tells what it read otherwise, once, where it was typed', () => {
    const text = '3 m + 5 kilso';
    const sum = sumText(text);
    for (let round = 0; round < 2; round++) sum.amount(placeOf(text, '5 kilso'));
    expect(sum.corrections).toEqual([{ span: [8, 13], word: 'kilos' }]);
    sum.unit(placeOf(text, 'kilso'));
    expect(sum.corrections).toEqual([{ span: [8, 13], word: 'kilos' }]);
  });

  it.each([
    ['5 km', '5 km'],
    ['5:30 min/km', '5.5 minkm'],
    ['5 kilso', undefined],
    ['5 km in miles', undefined],
    ['5 km en millass', undefined],
  ])('%s, plainly, is %s', (text, meant) => {
    expect(said(sumText(text).plainAmount([0, text.length]))).toBe(meant);
  });

  it('puts words side by side with a space', () => {
    expect(said(sumText('x').amountOf(['5', 'km']))).toBe('5 km');
    expect(asked).toEqual(['5 km ']);
  });
});

describe('targets', () => {
  it.each([
    ['m', 'length', 'in miles', '1 m > mi'],
    ['m', 'length', 'in usd', undefined],
    ['m', 'length', '', '1 m'],
    ['USD', 'currency', 'in eur', '1 XDR > EUR'],
    ['USD', 'currency', 'in kg', undefined],
    ['m2', 'area', 'in ft2', '1 m2 > ft2'],
  ])('%s, %s %s: %s', (unit, category, target, meant) => {
    const sum = sumText(target);
    expect(said(sum.target(unit, category, target ? [0, target.length] : undefined))).toBe(meant);
  });

  it('names units of a category', () => {
    const sum = sumText('x');
    expect(sum.unitNamed('ft2', 'area')).toBe('ft2');
    expect(sum.unitNamed('ft2', 'length')).toBeUndefined();
    expect(sum.unitNamed('ft22', 'area')).toBeUndefined();
    expect(sum.unitNamed('km/h', 'speed')).toBe('kmh');
  });
});

describe('percentages', () => {
  it.each([
    ['20', '0.2 '],
    ['12,5', '0.125 '],
    ['foo', undefined],
    ['VAT at 20', undefined],
  ])('%s', (text, meant) => {
    expect(said(sumText(text).percentage([0, text.length]))).toBe(meant);
  });
});

describe('no more is asked of a text', () => {
  const askAll = (source: string, texts: readonly string[]) => {
    const sum = sumText(source);
    for (const text of texts) sum.amountOf([text]);
    return asked.length;
  };
  const faulty = ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff', 'ggg', 'hhh'];
  const lengthOf = (count: number) => `5 km${' '.repeat(count - 5)}`;

  it('than three parts that are not understood, with a word of sums six', () => {
    expect(askAll('x', faulty)).toBe(3);
    expect(askAll('20%', faulty)).toBe(6);
    expect(askAll('x', ['5 km', '6 km', '7 km', '8 km', '9 km'])).toBe(5);
  });

  it('than 180 characters, with a word of sums 240, of long texts 40; what is at fault counts three times', () => {
    expect(askAll('x', [lengthOf(180)])).toBe(1);
    expect(askAll('x', [lengthOf(181)])).toBe(0);
    expect(askAll('20%', [lengthOf(240)])).toBe(1);
    expect(askAll('20%', [lengthOf(241)])).toBe(0);
    expect(askAll('a '.repeat(17), [lengthOf(40)])).toBe(1);
    expect(askAll('a '.repeat(17), [lengthOf(41)])).toBe(0);
    expect(askAll(` ${'aa  '.repeat(16)}`, [lengthOf(41)])).toBe(1);
    expect(askAll(` ${'aa  '.repeat(17)}`, [lengthOf(41)])).toBe(0);
    expect(askAll('x', [lengthOf(100), lengthOf(81)])).toBe(1);
    expect(askAll('x', [lengthOf(100), ` ${lengthOf(79)}`])).toBe(2);
    expect(askAll('x', [`foo${' '.repeat(46)}`, lengthOf(30)])).toBe(2);
    expect(askAll('x', [`foo${' '.repeat(46)}`, lengthOf(31)])).toBe(1);
  });

  it('of more than twelve words', () => {
    const words = (count: number) => `  ${'5m  '.repeat(count)}`.trimEnd();
    expect(askAll('x', [words(12)])).toBe(1);
    expect(askAll('x', [words(13)])).toBe(0);
  });

  it('of what is known', () => {
    expect(askAll('x', ['5 km', '5 km'])).toBe(1);
  });
});

it('finds places, the end of a text too', () => {
  const sum = sumText('¡5 km');
  expect(sum.placeOf([1, 3])).toEqual([1, 3]);
  expect(sum.placeOf([1, 5])).toEqual([1, 5]);
  expect(sum.placeOf([0, 0])).toEqual([0, 0]);
});

it('says of the first part only that it is refused, but of a product whatever was before', () => {
  const sum = sumText('5 km x 3 kg');
  expect([sum.isProduct, sum.corrections]).toEqual([false, []]);
  sum.refuse('missing-unit', [0, 4]);
  sum.refuse('negative', [0, 4]);
  expect(sum.error).toEqual({ ok: false, code: 'missing-unit', span: [0, 4], suggestions: [] });
  sum.refuseProduct([0, 11]);
  expect(sum.isProduct).toBe(true);
  expect(sum.error).toMatchObject({ code: 'not-understood', span: [0, 11] });
});

it('combines the likeliest meanings, then each other one in turns', () => {
  const named = (from: string) => ({ from }) as Interpretation;
  const [a, b]: [Operand, Operand] = [
    [named('a'), named('a1'), named('a2')],
    [named('b'), named('b1'), named('b2')],
  ];
  expect(combine([a, b], (chosen) => chosen.map(({ from }) => from).join(''))).toEqual([
    'ab',
    'a1b',
    'ab1',
    'a2b',
    'ab2',
  ]);
  expect(combine([a, b], ([one]) => (one?.from === 'a1' ? ['x', 'y'] : undefined))).toEqual(['x', 'y']);
});
