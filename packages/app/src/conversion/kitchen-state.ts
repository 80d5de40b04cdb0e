import { create } from 'zustand';
import { converterPath } from './address.ts';
import type { Amount } from './amount.ts';

export interface KitchenChoice {
  readonly ingredient: string;
  readonly from: string;
  readonly to: string;
}

/** What the kitchen holds while the app is open; the address names the rest. */
interface KitchenState {
  readonly amount: Amount;
  readonly last?: KitchenChoice;
}

export const useKitchenState = create<KitchenState>(() => ({ amount: { text: '', value: '1' } }));

export const setKitchenAmount = (amount: Amount): void => useKitchenState.setState({ amount });

export const kitchenPair = ({ ingredient, from, to }: KitchenChoice) =>
  ({ category: 'kitchen', fromUnit: `${ingredient}/${from}`, toUnit: to }) as const;

export const kitchenPath = (choice: KitchenChoice): string => converterPath(kitchenPair(choice));
