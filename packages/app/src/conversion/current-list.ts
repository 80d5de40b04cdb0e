import { create } from 'zustand';
import type { CurrencyList } from './currency-list.ts';

export const currencyListKey = 'equivale-currency-list';

interface CurrentList {
  /** None until one has been opened. */
  readonly list?: CurrencyList;
  /** It is the device's own, rather than one that somebody shared. */
  readonly isOwn?: boolean;
  /** How often another list was stored from elsewhere: by another tab, another device or a copy. */
  readonly storedTimes: number;
}

export const useCurrencyList = create<CurrentList>(() => ({ storedTimes: 0 }));

/** Another list was stored: where the device's own is on the screen, that is shown. */
export const noteStoredList = (): void =>
  useCurrencyList.setState(({ storedTimes }) => ({ storedTimes: storedTimes + 1 }));
