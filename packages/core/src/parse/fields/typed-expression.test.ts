import { describe, expect, it } from 'vitest';
import { isExpression, readExpression, sanitizeExpression } from './typed-expression.ts';

const plain = { signed: false, decimal: ',' } as const;
const signed = { signed: true, decimal: ',' } as const;

describe('arithmetic in an amount field (DESIGN "Converter")', () => {
  it.each([
    ['3', false],
    ['-3', false],
    ['3,5', false],
    ['3*', true],
    ['3 x', false],
    ['3 *', true],
    ['12.5*3', true],
    ['3,−', true],
  ])('%j is arithmetic: %j', (text, expected) => {
    expect(isExpression(text)).toBe(expected);
  });

  it.each([
    ['12.5', '12.5*', '12.5×'],
    ['12.5×', '12.5×/', '12.5÷'],
    ['3×24', '3×24a', '3×24'],
    ['3×2,4', '3×2,4,', '3×2,4'],
    ['1,5×2', '1,5×2,', '1,5×2,'],
    ['', '-3+4', '3+4'],
    ['', '3 × 24,50', '3×24,50'],
    ['', '+-3+4', '3+4'],
    ['', '3+-*4', '3×4'],
  ])('%j then %j shows %j', (previous, next, shown) => {
    expect(sanitizeExpression(previous, next, plain)).toBe(shown);
  });

  it('keeps a leading minus for temperature', () => {
    expect(sanitizeExpression('', '-3+4', signed)).toBe('\u22123+4');
    expect(sanitizeExpression('', '+3*4', signed)).toBe('3×4');
  });

  // By hand; thirds and sixths as any pocket calculator rounds them.
  it.each([
    ['3×24,50', '73.5'],
    ['12.5×3', '37.5'],
    ['2+3×4', '14'],
    ['10−4−3', '3'],
    ['100÷8÷5', '2.5'],
    ['0,1+0,2', '0.3'],
    ['10÷3', '3.333333'],
    ['5÷6', '0.833333'],
    ['2÷3', '0.666667'],
    ['7×', '7'],
    ['7×−', '7'],
    ['5+0', '5'],
    ['5×0', '0'],
    ['7+8−', '15'],
    ['3−3', '0'],
  ])('%s comes to %s', (text, expected) => {
    expect(readExpression(text, plain)).toEqual({ ok: true, text: expected });
  });

  it('goes below zero for temperature only', () => {
    expect(readExpression('3−5', plain)).toEqual({ ok: false, code: 'negative' });
    expect(readExpression('3−5', signed)).toEqual({ ok: true, text: '-2' });
    expect(readExpression('\u22122,5×2', signed)).toEqual({ ok: true, text: '-5' });
  });

  it.each(['1.2.3+4', '4+1.2.3', '-5+3', '3×-5'])('refuses %s', (text) => {
    expect(readExpression(text, plain)).toEqual({ ok: false, code: 'not-a-number' });
  });

  it('refuses to divide by zero', () => {
    expect(readExpression('5÷0', plain)).toEqual({ ok: false, code: 'division-by-zero' });
    expect(readExpression('5÷0,5', plain)).toEqual({ ok: true, text: '10' });
  });
});
