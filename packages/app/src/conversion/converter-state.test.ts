import { describe, expect, it } from 'vitest';
import { amountOf } from './amount.ts';
import type { ConverterId } from './conversion.ts';
import { conversionOf, initialState, reduce } from './converter-state.ts';

type Action = Parameters<typeof reduce>[1];

/** The state after some actions, from the start. */
const after = (...actions: readonly Action[]) => actions.reduce(reduce, initialState);

const open = (category: ConverterId, from: string, to: string): Action => ({
  type: 'open',
  category,
  from,
  to: [to],
});
const key = (category: ConverterId, text: string): Action => ({ type: 'key', category, text, decimal: ',' });
const empty = { text: '', value: '0' };

describe('the converter state', () => {
  it('[S3.converter-state] [S9.default-pair] starts at 100 USD in EUR, with no units', () => {
    expect(initialState).toEqual({
      currency: {
        category: 'currency',
        from: 'USD',
        to: ['EUR'],
        amount: { text: '', value: '100' },
      },
    });
  });

  it('[S4.reset] back to 100 and 0 with empty fields; chosen currencies and units stay', () => {
    const state = after(
      open('currency', 'GBP', 'JPY'),
      open('length', 'mi', 'km'),
      key('currency', '7'),
      key('length', '8'),
      { type: 'reset' },
    );
    expect(state).toEqual({
      currency: {
        category: 'currency',
        from: 'GBP',
        to: ['JPY'],
        amount: { text: '', value: '100' },
      },
      unit: { category: 'length', from: 'mi', to: ['km'], amount: empty },
    });
  });

  it('[S2.category-back] leaving a category clears units and values', () => {
    expect(after(open('length', 'mi', 'km'), key('length', '8'), { type: 'leave' })).toEqual(initialState);
  });

  it('[S4.entering-category] another category resets the value and clears the input; other units of it do not', () => {
    const typed = after(open('length', 'mi', 'km'), key('length', '8'));
    expect(reduce(typed, open('length', 'm', 'km')).unit?.amount.value).toBe('8');
    const entered = reduce(typed, open('weight', 'kg', 'g'));
    expect(entered.unit).toEqual({ category: 'weight', from: 'kg', to: ['g'], amount: empty });
    expect(conversionOf(entered, 'length')).toBeUndefined();
  });

  it('[S5.unit-value] a value that is no number is stored as 0', () => {
    for (const text of ['NaN', 'x', '', '1,2,3']) expect(amountOf(text, ',').value).toBe('0');
  });

  it.each(['', '.', ','])('[S5.category-empty] %j counts as 0', (text) => {
    const state = after(open('length', 'mi', 'km'), key('length', '5'), key('length', text));
    expect(state.unit?.amount.value).toBe('0');
  });

  it.each(['', '  '])('[S5.currency-input] an amount of %j is 0', (text) => {
    expect(after(key('currency', text)).currency.amount).toEqual(empty);
  });

  it('[D.temperature-signed] takes a minus sign for temperatures only', () => {
    const state = after(open('temperature', 'c', 'f'), key('temperature', '-4'), key('currency', '-4'));
    expect([state.unit?.amount.value, state.currency.amount.value]).toEqual(['-4', '4']);
  });

  it('opening what is open already is no news to those who listen', () => {
    const state = after(open('length', 'mi', 'km'));
    expect(reduce(state, open('length', 'mi', 'km'))).toBe(state);
  });
});
