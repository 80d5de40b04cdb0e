import { beforeEach, describe, expect, it } from 'vitest';
import {
  amountOf,
  chooseCurrencies,
  chooseUnits,
  enterCategory,
  leaveCategory,
  resetConverter,
  setUnitAmount,
  typeCurrencyAmount,
  typeUnitAmount,
  useConverterState,
} from './converter-state.ts';

const start = useConverterState.getState();
const now = useConverterState.getState;

beforeEach(() => useConverterState.setState(start, true));

describe('the converter state', () => {
  it('[S3.converter-state] [S9.default-pair] starts at 100 USD in EUR, with no units and 0', () => {
    expect(now()).toMatchObject({
      fromCurrency: 'USD',
      toCurrency: 'EUR',
      currencyAmount: { value: '100' },
      fromUnit: '',
      toUnit: '',
      unitAmount: { value: '0' },
    });
  });

  it('[S4.reset] back to 100 and 0 with empty fields; chosen currencies and units stay', () => {
    chooseCurrencies('GBP', 'JPY');
    chooseUnits('mi', 'km');
    typeCurrencyAmount('7', ',');
    typeUnitAmount('8', { signed: false, decimal: ',' });
    resetConverter();
    expect(now()).toEqual({
      fromCurrency: 'GBP',
      toCurrency: 'JPY',
      currencyAmount: { text: '', value: '100' },
      fromUnit: 'mi',
      toUnit: 'km',
      unitAmount: { text: '', value: '0' },
    });
  });

  it('[S2.category-back] leaving a category clears units and values', () => {
    chooseUnits('mi', 'km');
    typeUnitAmount('8', { signed: false, decimal: ',' });
    leaveCategory();
    expect(now()).toMatchObject({ fromUnit: '', toUnit: '', unitAmount: { text: '', value: '0' } });
  });

  it('[S4.entering-category] other units reset the value and clear the input', () => {
    typeUnitAmount('8', { signed: false, decimal: ',' });
    enterCategory('kg', 'g');
    expect(now()).toMatchObject({ fromUnit: 'kg', toUnit: 'g', unitAmount: { text: '', value: '0' } });
  });

  it.each(['NaN', 'x', '', '1,2,3'])(
    '[S5.unit-value] a value that is no number (%s) is stored as 0',
    (text) => {
      setUnitAmount(amountOf(text, ','));
      expect(now().unitAmount.value).toBe('0');
    },
  );

  it.each(['', '.', ','])('[S5.category-empty] %j counts as 0', (text) => {
    typeUnitAmount('5', { signed: false, decimal: ',' });
    typeUnitAmount(text, { signed: false, decimal: ',' });
    expect(now().unitAmount.value).toBe('0');
  });

  it.each(['', '  '])('[S5.currency-input] an amount of %j is 0', (text) => {
    typeCurrencyAmount(text, ',');
    expect(now().currencyAmount).toEqual({ text: '', value: '0' });
  });
});
