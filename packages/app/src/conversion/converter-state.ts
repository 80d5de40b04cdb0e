import { type AmountOptions, readAmount, sanitizeAmount } from '@equivale/core';
import { create } from 'zustand';

/** An amount being typed: the text in the field, and the canonical decimal it stands for. */
export interface Amount {
  readonly text: string;
  readonly value: string;
  /** What a typed text would mean with the separators of the other convention: `1.234` beside `1234`. */
  readonly other?: string;
  /** A group of three is being typed. */
  readonly isIncomplete?: true;
}

/** What the two converters hold while the app is open. Rates and history are asked from `data/rates` and `data/history`. */
interface ConverterState {
  readonly fromCurrency: string;
  readonly toCurrency: string;
  readonly currencyAmount: Amount;
  /** Empty until a category is entered. */
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly unitAmount: Amount;
}

/** An empty field, which counts as 0. */
export const NOTHING: Amount = { text: '', value: '0' };
const HUNDRED: Amount = { text: '', value: '100' };

/** SPEC section 3, "Converter state". Results are not held: they follow from what is. */
export const useConverterState = create<ConverterState>(() => ({
  fromCurrency: 'USD',
  toCurrency: 'EUR',
  currencyAmount: HUNDRED,
  fromUnit: '',
  toUnit: '',
  unitAmount: NOTHING,
}));

const { setState, getState } = useConverterState;

/** The amount after a key; a text that the rules refuse leaves it as it was. */
function typed(before: Amount, next: string, options: AmountOptions): Amount {
  const text = sanitizeAmount(before.text, next, options);
  const parsed = readAmount(text, options);
  if (!parsed.ok) return before;
  const { text: value, other, isIncomplete } = parsed;
  return { text, value, ...(other !== undefined && { other }), ...(isIncomplete && { isIncomplete }) };
}

/**
 * An amount that was not typed: a result moved into the input, or a record. Anything that is no number is 0.
 * @param plain plain digits, ASCII minus
 * @param separator the reader's decimal separator, for the text in the field
 */
export function amountOf(plain: string, separator: '.' | ','): Amount {
  const parsed = readAmount(plain, { signed: true, decimal: '.' });
  return parsed.ok ? { text: parsed.text.replace('.', separator), value: parsed.text } : NOTHING;
}

/** Choosing what is chosen already tells nobody: whoever listens would be drawn again for nothing. */
export function chooseCurrencies(fromCurrency: string, toCurrency: string): void {
  const held = getState();
  if (held.fromCurrency !== fromCurrency || held.toCurrency !== toCurrency)
    setState({ fromCurrency, toCurrency });
}

export function typeCurrencyAmount(text: string, decimal: AmountOptions['decimal']): void {
  setState({ currencyAmount: typed(getState().currencyAmount, text, { signed: false, decimal }) });
}

export function setCurrencyAmount(currencyAmount: Amount): void {
  setState({ currencyAmount });
}

export function chooseUnits(fromUnit: string, toUnit: string): void {
  const held = getState();
  if (held.fromUnit !== fromUnit || held.toUnit !== toUnit) setState({ fromUnit, toUnit });
}

export function typeUnitAmount(text: string, options: AmountOptions): void {
  setState({ unitAmount: typed(getState().unitAmount, text, options) });
}

export function setUnitAmount(unitAmount: Amount): void {
  setState({ unitAmount });
}

/** Entering a category with units that are not its own: values are 0 and the input is empty. */
export function enterCategory(fromUnit: string, toUnit: string): void {
  setState({ fromUnit, toUnit, unitAmount: NOTHING });
}

/** Back from the category view clears units and values. */
export function leaveCategory(): void {
  enterCategory('', '');
}

/** Both unit values to 0 and the currency amount to 100, the field empty; the chosen pairs stay. */
export function resetConverter(): void {
  setState({ currencyAmount: HUNDRED, unitAmount: NOTHING });
}
