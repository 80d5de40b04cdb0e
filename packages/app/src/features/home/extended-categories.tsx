import { CATEGORIES, EXTENDED_CATEGORIES } from '@equivale/core';
import { Link } from 'wouter';
import { inOrder, useCardOrder } from '../../arranging/card-order.ts';
import { useTranslate } from '../../i18n/i18n.ts';

const KITCHEN = { id: 'kitchen' } as const;

/** The kitchen and the extended categories, in one row of chips under the cards. The specialist ones stand under More, unless they are pinned. */
export function ExtendedCategories() {
  const { t } = useTranslate();
  const { categories } = useCardOrder();
  const shown = categories
    ? inOrder([KITCHEN, ...CATEGORIES], categories)
    : [KITCHEN, ...EXTENDED_CATEGORIES];
  return (
    <ul aria-label={t('category.more')} className="chips">
      {shown.map(({ id }) => (
        <li key={id} data-card={id}>
          <Link href={id === 'kitchen' ? '/kitchen' : `/category/${id}`} className="chip">
            {t(id === 'kitchen' ? 'kitchen.name' : `category.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
