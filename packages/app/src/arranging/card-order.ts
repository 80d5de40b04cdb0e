import { create } from 'zustand';

interface CardOrder {
  readonly home?: readonly string[];
  readonly categories?: readonly string[];
}

/** Order of home's cards and chips once changed; index.html applies it to the first paint. */
export const useCardOrder = create<CardOrder>(() => ({}));

export const inOrder = <Card extends { readonly id: string }>(all: readonly Card[], ids: readonly string[]) =>
  ids.flatMap((id) => all.find((card) => card.id === id) ?? []);
