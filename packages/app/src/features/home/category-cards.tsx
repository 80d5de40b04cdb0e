import { COMMON_CATEGORIES, EXTENDED_CATEGORIES } from '@equivale/core';
import { Luggage, Rows3 } from 'lucide-react';
import { Link } from 'wouter';
import { useCardOrder } from '../../arranging/card-order.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Emoji } from '../../ui/emoji.tsx';
import { Icon } from '../../ui/icon.tsx';

export function CategoryCards() {
  const { t } = useTranslate();
  const { home: shown = COMMON_CATEGORIES } = useCardOrder();
  return (
    <ul aria-label={t('home.categories')} className="cards">
      {shown.map(({ id, emoji }) => (
        <li key={id} data-card={id} className={id === 'currency' ? 'card-currency' : undefined}>
          <Link href={id === 'currency' ? '/currency' : `/category/${id}`} className="card-link">
            <Emoji>{emoji}</Emoji>
            <span>
              <b>
                {t(`category.${id}`)}
                {id === 'currency' && <span className="card-tag">{t('home.advanced')}</span>}
              </b>
              <small>{t(`category.${id}.description`)}</small>
            </span>
          </Link>
          {id === 'currency' && (
            <div className="card-more">
              <Link href="/list">
                <Icon of={Rows3} />
                {t('home.several')}
              </Link>
              <Link href="/trip">
                <Icon of={Luggage} />
                {t('home.travelling')}
              </Link>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const CHIPS = [{ id: 'kitchen' as const }, ...EXTENDED_CATEGORIES];

/** The kitchen and the extended categories, in one row of chips; specialist ones only if pinned. */
export function ExtendedCategories() {
  const { t } = useTranslate();
  const { categories: shown = CHIPS } = useCardOrder();
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
