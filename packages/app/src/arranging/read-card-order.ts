import { CATEGORIES, COMMON_CATEGORIES } from '@equivale/core';
import { useCardOrder } from './card-order.ts';

/** Home's order, if changed, before the database is open: visible ids, and `css` for the first paint. */
export const cardsKey = 'equivale-cards';

const inOrder = <Card extends { readonly id: string }>(all: readonly Card[], ids: readonly string[]) =>
  ids.flatMap((id) => all.find((card) => card.id === id) ?? []);

/** Reads the stored order and replaces the style that index.html adopted. */
export function readCardOrder(): void {
  try {
    const { home, categories } = JSON.parse(localStorage.getItem(cardsKey) ?? '{}');
    const isSound = Array.isArray(home) && Array.isArray(categories);
    const order = isSound && {
      home: inOrder(COMMON_CATEGORIES, home),
      categories: inOrder([{ id: 'kitchen' as const }, ...CATEGORIES], categories),
    };
    useCardOrder.setState(order || {}, true);
    document.adoptedStyleSheets = [];
  } catch {
    // No storage (private mode, prerendering) or junk in it: nothing was changed.
  }
}
