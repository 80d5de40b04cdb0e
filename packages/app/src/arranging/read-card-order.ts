import { useCardOrder } from './card-order.ts';

/**
 * Under this key stands what home needs of its two lists before the device's database is open: the ids that are shown, in
 * their order, and the same for the first paint as `css`, which index.html adopts. It is there only where somebody has
 * changed their order, and is written anew with every change.
 */
export const cardsKey = 'equivale-cards';

/** Takes the order that is stored now, and with it the place of what stood for that until the page ran. */
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
