import { CATEGORIES, EXTENDED_CATEGORIES } from '@equivale/core';
import { Link } from 'wouter';
import { type CardOrder, shownCards } from '../../arranging/card-order.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { chipClass, chipsClass } from './chip.ts';

type ChipId = 'kitchen' | (typeof CATEGORIES)[number]['id'];

const ids = (categories: readonly { readonly id: ChipId }[]): readonly ChipId[] => [
  'kitchen',
  ...categories.map(({ id }) => id),
];

/** The kitchen and the extended categories, in one row of chips under the cards. The specialist ones stand under More, unless they are pinned. */
export function ExtendedCategories({ order }: { readonly order: CardOrder['categories'] }) {
  const { t } = useTranslate();
  return (
    <ul aria-label={t('category.more')} className={chipsClass}>
      {shownCards(ids(CATEGORIES), ids(EXTENDED_CATEGORIES), order).map((id) => (
        <li key={id} data-card={id}>
          <Link href={id === 'kitchen' ? '/kitchen' : `/category/${id}`} className={chipClass}>
            {t(id === 'kitchen' ? 'kitchen.name' : `category.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
