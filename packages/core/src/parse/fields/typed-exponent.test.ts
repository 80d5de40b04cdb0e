import { describe, expect, it } from 'vitest';
import { readAmount, sanitizeAmount } from './typed-amount.ts';
import { readExpression, sanitizeExpression } from './typed-expression.ts';

const spanish = { signed: false, decimal: ',' } as const;
/** What a field holds after these keys, and what it is worth. */
function typed(keys: string, options: Parameters<typeof readAmount>[1] = spanish) {
  const text = [...keys].reduce((shown, key) => sanitizeAmount(shown, shown + key, options), '');
  const read = readAmount(text, options);
  return [text, read.ok ? read.text : read.code];
}

describe('[D.typed-exponent] a typed exponent is read as such', () => {
  it.each([
    ['1e5', '1e5', '100000'],
    ['1E5', '1e5', '100000'],
    ['1,5e3', '1,5e3', '1500'],
    ['2.5e-3', '2.5e-3', '0.0025'],
    ['12e+2', '12e+2', '1200'],
    ['0,0012e4', '0,0012e4', '12'],
    ['1e', '1e', '1'],
    ['1e-', '1e-', '1'],
    ['12euros', '12e', '12'],
    ['1e12', '1e12', '1000000000000'],
    ['e5', '5', '5'],
    ['2a6x', '26', '26'],
  ])('%s', (keys, text, value) => {
    expect(typed(keys)).toEqual([text, value]);
  });

  it('with a sign where amounts have one', () => {
    expect(typed('-4e1', { signed: true, decimal: ',' })).toEqual(['-4e1', '-40']);
    expect(typed('\u22124e\u22121', { signed: true, decimal: ',' })).toEqual(['-4e-1', '-0.4']);
  });

  it('in front of an operator too', () => {
    expect(sanitizeExpression('1e5', '1e5+', spanish)).toBe('100000+');
    expect(sanitizeExpression('1,5e-2', '1,5e-2*', spanish)).toBe('0,015×');
  });

  it.each([
    ['2-1e5', '2\u22121e5', '-99998'],
    ['2*1e5', '2×1e5', '200000'],
    ['2*1e12', '2×1e12', '2000000000000'],
    ['2*1,5e-3', '2×1,5e-3', '0.003'],
    ['2*1.5E+3', '2×1.5e3', '3000'],
    ['2*1e', '2×1e', '2'],
    ['2*1e-', '2×1e-', '2'],
    ['2*1e*3', '2×1×3', '6'],
    ['2*1e3+4', '2×1000+4', '2004'],
    ['2*1e-3+4', '2×0,001+4', '4.002'],
    ['2*1e3euros', '2×1e3', '2000'],
  ])('and behind one: %s', (keys, text, value) => {
    const signed = { signed: true, decimal: ',' } as const;
    const shown = [...keys].reduce((before, key) => sanitizeExpression(before, before + key, signed), '');
    const read = readExpression(shown, signed);
    expect(shown).toBe(text);
    expect(read).toEqual({ ok: true, text: value });
  });
});
