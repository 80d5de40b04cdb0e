import { describe, expect, it } from 'vitest';
import { eraseText, insertText, nextBracket } from './key-text.ts';

const at = (place: number, end = place) => ({ start: place, end });

describe('the keypad writes', () => {
  it.each([
    ['12', '5', '125'],
    ['12+', '×', '12×'],
    ['12×', '−', '12×−'],
    ['5', 'km', '5 km'],
    ['5 km', '→', '5 km → '],
    ['5 km → ', 'mi', '5 km → mi'],
    ['5 km +', '3', '5 km +3'],
    ['(', 'km', '(km'],
    ['20', '°C', '20 °C'],
  ])('«%s» and the key %s make «%s»', (text, key, made) => {
    expect(insertText(text, at(text.length), key)).toEqual({ text: made, caret: made.length });
  });

  it('at the caret, and over what is selected', () => {
    expect(insertText('12', at(1), '9')).toEqual({ text: '192', caret: 2 });
    expect(insertText('12 km', at(3, 5), 'mi')).toEqual({ text: '12 mi', caret: 5 });
  });

  it('erases what is selected, or one character before the caret, a pair of surrogates as one', () => {
    expect(eraseText('12 km', at(5))).toEqual({ text: '12 k', caret: 4 });
    expect(eraseText('12 km', at(0, 3))).toEqual({ text: 'km', caret: 0 });
    expect(eraseText('1😀', at(3))).toEqual({ text: '1', caret: 1 });
    expect(eraseText('', at(0))).toEqual({ text: '', caret: 0 });
  });

  it.each([
    ['', '('],
    ['2×', '('],
    ['(2+3', ')'],
    ['(2+3)', '('],
    ['(2+', '('],
  ])('after «%s» the bracket key writes %s', (before, bracket) => {
    expect(nextBracket(before)).toBe(bracket);
  });
});
