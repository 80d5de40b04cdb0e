import { COMMON_CATEGORIES, EXTENDED_CATEGORIES, SPECIALIST_CATEGORIES } from '@equivale/core';
import { queryClient } from '../device/query-client.ts';
import { logStorage } from '../device/storage-fault.ts';
import { i18n } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { arrangementQuery } from './arrangements.ts';
import { cardsKey } from './card-order.ts';
import { LISTS } from './usage.ts';
import { type Arrangeable, type ArrangedItems, arrangeItems } from './use-arranged.ts';

type Cards = ArrangedItems<Arrangeable>;

const cardOf = ({ id }: { readonly id: string }) => ({ id, title: i18n._(`category.${id}`) });

/** The cards of home, in the catalogue's order. */
export const homeCards = () => COMMON_CATEGORIES.map(cardOf);

/** What has a chip under the cards, and the specialist categories, which have one where they are pinned. */
export const categoryCards = () => [
  { id: 'kitchen', title: i18n._('kitchen.name') },
  ...[...EXTENDED_CATEGORIES, ...SPECIALIST_CATEGORIES].map(cardOf),
];

const isSpecialist = ({ id }: Arrangeable) => SPECIALIST_CATEGORIES.some((category) => category.id === id);
const idsOf = (items: readonly Arrangeable[]) => items.map(({ id }) => id);

/** What puts the written page in order before it is first painted. */
function styleOf(home: readonly string[], categories: readonly string[], hidden: readonly string[]): string {
  const rule = (id: string, style: string) => `[data-card="${id}"]{${style}}`;
  const spans = home.length % 2 === 1 ? rule(home[0] as string, 'grid-column:1/-1') : '';
  return [
    '[data-card]{order:99}',
    ...[...home, ...categories].map((id, at) => rule(id, `order:${at}`)),
    ...hidden.map((id) => rule(id, 'display:none')),
    `@media(max-width:767.9px){[data-card]{grid-column:auto}${spans}}`,
  ].join('');
}

/**
 * Writes down what home needs of its lists; where nobody has changed their order, it needs nothing.
 * @returns whether that is another order than before
 */
export function storeCards(home: Cards, categories: Cards): boolean {
  const shown = [...home.pinned, ...home.rest];
  const chips = [...categories.pinned, ...categories.rest.filter((item) => !isSpecialist(item))];
  const stored = {
    home: [...idsOf(shown), ...idsOf(home.hidden).map((id) => `-${id}`)],
    categories: [...idsOf(chips), ...idsOf(categories.hidden).map((id) => `-${id}`)],
    css: styleOf(idsOf(shown), idsOf(chips), [...idsOf(home.hidden), ...idsOf(categories.hidden)]),
  };
  const text = home.isArranged || categories.isArranged ? JSON.stringify(stored) : null;
  try {
    if (localStorage.getItem(cardsKey) === text) return false;
    if (text === null) localStorage.removeItem(cardsKey);
    else localStorage.setItem(cardsKey, text);
    return true;
  } catch (error) {
    logStorage('The order of the cards could not be stored', error);
    return false;
  }
}

/**
 * Brings what home needs up to date, with what a release has added and in another language. By use they are sorted anew
 * for the next visit: nothing moves under the finger.
 */
export async function refreshCards(language: Language): Promise<void> {
  const [home, categories] = await Promise.all(
    (
      [
        [LISTS.home, homeCards()],
        [LISTS.categories, categoryCards()],
      ] as const
    ).map(async ([list, items]) =>
      arrangeItems(items, await queryClient.fetchQuery(arrangementQuery(list)), language),
    ),
  );
  if (!home || !categories || !storeCards(home, categories)) return;
  if (home.sorting !== 'use' && categories.sorting !== 'use') dispatchEvent(new Event('storage'));
}
