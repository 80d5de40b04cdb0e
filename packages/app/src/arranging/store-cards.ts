import { COMMON_CATEGORIES, EXTENDED_CATEGORIES, SPECIALIST_CATEGORIES } from '@equivale/core';
import { queryClient } from '../device/query-client.ts';
import { logStorage } from '../device/storage-fault.ts';
import { i18n } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { arrangementQuery } from './arrangements.ts';
import { cardsKey, readCardOrder } from './read-card-order.ts';
import { LISTS } from './usage.ts';
import { type Arrangeable, type ArrangedItems, arrangeItems } from './use-arranged.ts';

type Cards = ArrangedItems<Arrangeable>;

const cardOf = ({ id }: { readonly id: string }) => ({ id, title: i18n._(`category.${id}`) });

export const homeCards = () => COMMON_CATEGORIES.map(cardOf);

/** Categories with a chip below the cards; specialist ones if pinned. */
export const categoryCards = () => [
  { id: 'kitchen', title: i18n._('kitchen.name') },
  ...[...EXTENDED_CATEGORIES, ...SPECIALIST_CATEGORIES].map(cardOf),
];

const isSpecialist = ({ id }: Arrangeable) => SPECIALIST_CATEGORIES.some((category) => category.id === id);
const idsOf = (items: readonly Arrangeable[]) => items.map(({ id }) => id);

/** Style that orders the prerendered page before its first paint. */
function styleOf(home: readonly string[], categories: readonly string[], hidden: readonly string[]): string {
  const rule = (id: string, style: string) => `[data-card="${id}"]{${style}}`;
  return [
    '[data-card]{order:99}',
    ...[...home, ...categories].map((id, at) => rule(id, `order:${at}`)),
    ...hidden.map((id) => rule(id, 'display:none')),
  ].join('');
}

export function storeCards(home: Cards, categories: Cards): void {
  const cards = idsOf([...home.pinned, ...home.rest]);
  const chips = idsOf([...categories.pinned, ...categories.rest.filter((item) => !isSpecialist(item))]);
  const css = styleOf(cards, chips, idsOf([...home.hidden, ...categories.hidden]));
  const text = JSON.stringify({ home: cards, categories: chips, css });
  try {
    if (home.isArranged || categories.isArranged) localStorage.setItem(cardsKey, text);
    else localStorage.removeItem(cardsKey);
  } catch (error) {
    logStorage('The order of the cards could not be stored', error);
  }
}

/** Updates home's order at a start: lists sorted by use must not change under the finger. */
export async function refreshCards(language: Language): Promise<void> {
  const arranged = async (list: string, items: readonly Arrangeable[]) =>
    arrangeItems(items, await queryClient.fetchQuery(arrangementQuery(list)), language);
  const [home, categories] = await Promise.all([
    arranged(LISTS.home, homeCards()),
    arranged(LISTS.categories, categoryCards()),
  ]);
  storeCards(home, categories);
  if (home.sorting !== 'use' && categories.sorting !== 'use') readCardOrder();
}
