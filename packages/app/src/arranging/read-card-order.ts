import { useCardOrder } from './card-order.ts';

/** Home's order, if changed, before the database is open: visible ids, and `css` for the first paint. */
export const cardsKey = 'equivale-cards';

/** Reads the stored order and replaces the style that index.html adopted. */
export function readCardOrder(): void {
  try {
    const { home, categories } = JSON.parse(localStorage.getItem(cardsKey) ?? '{}');
    const isSound = Array.isArray(home) && Array.isArray(categories);
    useCardOrder.setState(isSound ? { home, categories } : {}, true);
    document.adoptedStyleSheets = [];
  } catch {
    // No storage (private mode, prerendering) or junk in it: nothing was changed.
  }
}
