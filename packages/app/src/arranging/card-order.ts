import type { CATEGORIES, COMMON_CATEGORIES } from '@equivale/core';
import { create } from 'zustand';

interface CardOrder {
  readonly home?: readonly (typeof COMMON_CATEGORIES)[number][];
  readonly categories?: readonly { readonly id: (typeof CATEGORIES)[number]['id'] | 'kitchen' }[];
}

/** Order of home's cards and chips once changed; index.html applies it to the first paint. */
export const useCardOrder = create<CardOrder>(() => ({}));
