import { create } from 'zustand';

interface CardOrder {
  readonly home?: readonly string[];
  readonly categories?: readonly string[];
}

/**
 * Order of home's cards and chips; undefined if unchanged. Read after home's first screen, for which index.html adopts a
 * style with the order.
 */
export const useCardOrder = create<CardOrder>(() => ({}));

/** The visible items of a list. */
export const inOrder = <Card extends { readonly id: string }>(all: readonly Card[], ids: readonly string[]) =>
  ids.flatMap((id) => all.find((card) => card.id === id) ?? []);
