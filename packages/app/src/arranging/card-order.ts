import { create } from 'zustand';

interface CardOrder {
  readonly home?: readonly string[];
  readonly categories?: readonly string[];
}

/**
 * The order of home's cards and chips, none where nobody has changed it. It is read after home's first sight, for which
 * the style that index.html adopts puts the cards in their places.
 */
export const useCardOrder = create<CardOrder>(() => ({}));

/** Those of a list that are shown, in their order. */
export const inOrder = <Card extends { readonly id: string }>(all: readonly Card[], ids: readonly string[]) =>
  ids.flatMap((id) => all.find((card) => card.id === id) ?? []);
