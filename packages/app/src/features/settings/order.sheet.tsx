import { CATEGORIES } from '@equivale/core';
import { useEffect, useMemo } from 'react';
import { EditList } from '../../arranging/edit-list.tsx';
import { readCardOrder } from '../../arranging/read-card-order.ts';
import { categoryCards, homeCards, storeCards } from '../../arranging/store-cards.ts';
import { LISTS } from '../../arranging/usage.ts';
import { type Arrangeable, useArranged } from '../../arranging/use-arranged.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { Emoji } from '../../ui/emoji.tsx';
import { listFootClass } from '../../ui/list.ts';
import { Sheet as Frame } from '../../ui/sheet.tsx';

const KITCHEN = '🥣';
const withEmoji = (item: Arrangeable) => ({
  ...item,
  mark: <Emoji>{CATEGORIES.find(({ id }) => id === item.id)?.emoji ?? KITCHEN}</Emoji>,
});

export const messages = ['arranging'] as const;

/** The cards of home and the categories under them, to be put in order. */
export function Sheet({ opener, onClose }: OverlayProps) {
  const { t, language } = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language only
  const [cards, categories] = useMemo(
    () => [homeCards().map(withEmoji), categoryCards().map(withEmoji)] as const,
    [language],
  );
  const home = useArranged(LISTS.home, cards);
  const chips = useArranged(LISTS.categories, categories);
  useEffect(() => {
    if (!home || !chips) return;
    storeCards(home, chips);
    readCardOrder();
  }, [home, chips]);
  return (
    <Frame title={t('settings.order')} opener={opener} onClose={onClose}>
      <EditList list={LISTS.home} title={t('arrange.home')} label={t('arrange.home')} items={cards} />
      <div className="mt-6">
        <EditList
          list={LISTS.categories}
          title={t('category.more')}
          label={t('category.more')}
          items={categories}
        />
      </div>
      <p className={listFootClass}>{t('arrange.foot')}</p>
    </Frame>
  );
}
