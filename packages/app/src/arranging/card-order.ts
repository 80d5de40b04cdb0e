import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

/**
 * Under this key stands what home needs of its two lists before the device's database is open: the shown and, behind a
 * hyphen, the hidden cards; and the same for the first paint as `css`, which index.html puts on the written page. It is there
 * only where somebody has changed their order, and is written anew with every change.
 */
export const cardsKey = 'equivale-cards';

/** The lists of home. */
export interface CardOrder {
  readonly home?: readonly string[];
  readonly categories?: readonly string[];
}

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

function readText(): string | null {
  try {
    return localStorage.getItem(cardsKey);
  } catch {
    return null;
  }
}

function parse(text: string): CardOrder {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The order of home's cards as it is stored; empty while a written page is taken over, on which `css` stands for it. */
export function useCardOrder(): CardOrder {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  useLayoutEffect(() => {
    if (text !== null) document.adoptedStyleSheets = [];
  }, [text]);
  return useMemo(() => parse(text ?? '{}'), [text]);
}

/** The shown ones of a list: in the stored order, then what that does not name yet. */
export function shownCards<Id extends string>(
  all: readonly Id[],
  wanted: readonly Id[],
  stored: readonly string[] = [],
): readonly Id[] {
  const known = stored.filter((id): id is Id => all.includes(id as Id));
  return [...known, ...wanted.filter((id) => !stored.includes(id) && !stored.includes(`-${id}`))];
}
