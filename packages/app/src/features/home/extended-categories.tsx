import { EXTENDED_CATEGORIES } from '@equivale/core';
import { Link } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { chipClass, chipsClass } from './chip.ts';

/** The kitchen and the extended categories, in one row of chips under the cards. The specialist ones stand under More. */
export function ExtendedCategories() {
  const { t } = useTranslate();
  return (
    <ul aria-label={t('category.more')} className={chipsClass}>
      <li>
        <Link href="/kitchen" className={chipClass}>
          {t('kitchen.name')}
        </Link>
      </li>
      {EXTENDED_CATEGORIES.map(({ id }) => (
        <li key={id}>
          <Link href={`/category/${id}`} className={chipClass}>
            {t(`category.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
