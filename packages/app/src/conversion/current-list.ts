import { create } from 'zustand';
import type { CurrencyList } from './currency-list.ts';

/** The key under which the newest list of currencies is stored on the device. */
export const currencyListKey = 'equivale-currency-list';

/** The list on the screen; none until one has been opened, or another one has been stored from elsewhere. */
export const useCurrencyList = create<{ readonly list?: CurrencyList }>(() => ({}));
