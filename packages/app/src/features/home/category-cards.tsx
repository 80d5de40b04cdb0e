import { COMMON_CATEGORIES } from '@equivale/core';
import { Luggage, Rows3 } from 'lucide-react';
import { Link } from 'wouter';
import { inOrder, useCardOrder } from '../../arranging/card-order.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { cardClass } from '../../ui/card.ts';
import { Emoji } from '../../ui/emoji.tsx';

const linkClass =
  'flex min-h-[72px] flex-wrap content-center items-center gap-x-2 py-3 pe-2 ps-2.5 transition-colors ease-house hover:bg-raised ' +
  'active:bg-pressed md:min-h-22 md:gap-2.5 md:p-3 md:pe-2';

/** What else the currency card leads to: under it on phones, beside it from there on. */
const cellClass =
  'type-label-strong flex min-h-12 min-w-fit grow basis-[45%] items-center gap-2.5 border-line px-3.5 transition-colors ease-house ' +
  'not-first:border-s hover:bg-raised active:bg-pressed max-md:border-t md:basis-auto md:border-s md:px-5';

/**
 * Two columns of a small phone leave `Temperatura` as little as 104 px: the names of all cards shrink together, and where a
 * font is wider still the text stands under the icon. A name is never broken.
 */
const nameClass =
  'type-strong block @min-[19.5rem]:@max-[23rem]:text-[length:clamp(0.8125rem,6.85cqi-8.25px,1rem)]';

/** The nine categories, or those that are shown. Currency has a row of its own; what follows fills up the row before it. */
export function CategoryCards() {
  const { t } = useTranslate();
  const { home } = useCardOrder();
  const shown = home ? inOrder(COMMON_CATEGORIES, home) : COMMON_CATEGORIES;
  return (
    <ul
      aria-label={t('home.categories')}
      className="@container mt-4 grid grid-flow-row-dense grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2 md:grid-cols-[repeat(auto-fit,minmax(max(min(100%,9.75rem),22%),1fr))] md:gap-3"
    >
      {shown.map(({ id, emoji }) => (
        <li
          key={id}
          data-card={id}
          className={id === 'currency' ? `${cardClass} col-span-full overflow-hidden md:flex` : ''}
        >
          <Link
            href={id === 'currency' ? '/currency' : `/category/${id}`}
            className={`${linkClass} ${id === 'currency' ? 'flex-1' : `${cardClass} h-full`}`}
          >
            <Emoji>{emoji}</Emoji>
            <span className="min-w-0 flex-[1_1_min-content]">
              <b className={nameClass}>
                {t(`category.${id}`)}
                {id === 'currency' && (
                  <span className="ms-1.5 inline-block rounded-md border border-control px-[7px] py-px align-[2px] font-medium text-[0.75rem] text-muted leading-[1rem]">
                    {t('home.advanced')}
                  </span>
                )}
              </b>
              <small className="type-label block text-muted">{t(`category.${id}.description`)}</small>
            </span>
          </Link>
          {id === 'currency' && (
            <div className="flex flex-wrap md:flex-nowrap">
              <Link href="/list" className={cellClass}>
                <Rows3 aria-hidden size={20} strokeWidth={1.75} className="text-accent" />
                {t('home.several')}
              </Link>
              <Link href="/trip" className={cellClass}>
                <Luggage aria-hidden size={20} strokeWidth={1.75} className="text-accent" />
                {t('home.travelling')}
              </Link>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
