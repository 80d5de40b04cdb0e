import { EXTENDED_CATEGORIES, SPECIALIST_CATEGORIES } from '@equivale/core';
import {
  Bell,
  Calculator,
  ChevronRight,
  CookingPot,
  History,
  Luggage,
  Printer,
  Receipt,
  Rows3,
  Ruler,
  WifiOff,
} from 'lucide-react';
import { Link } from 'wouter';
import { SHARE, useInstallRow } from '../../converter/app-rows.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { ActionRows, type RowData } from '../../ui/action-row.tsx';
import { Emoji } from '../../ui/emoji.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  groupClass,
  groupTitleClass,
  listClass,
  rowActionClass,
  rowTextClass,
  rowTitleClass,
} from '../../ui/list.ts';
import { lazyPart } from '../../ui/part.tsx';

const PaidPart = lazyPart(async () => (await import('./paid.sheet.tsx')).Sheet, 'own-money');

const FEATURES: readonly RowData[] = [
  { icon: History, title: 'home.recent', detail: 'more.recent.detail', href: '/recent-conversions' },
  { icon: Calculator, title: 'calculator.name', detail: 'more.calculator.detail', href: '/calculator' },
  { icon: Rows3, title: 'list.name', detail: 'more.list.detail', href: '/list' },
  { icon: Receipt, title: 'more.paid', detail: 'more.paid.detail', sheet: PaidPart },
  { icon: Luggage, title: 'trip.name', detail: 'more.trip.detail', href: '/trip' },
  { icon: Bell, title: 'alerts.name', detail: 'more.alerts.detail', href: '/alerts' },
  { icon: Printer, title: 'pocket.name', detail: 'more.pocket.detail', href: '/pocket' },
  { icon: CookingPot, title: 'kitchen.name', detail: 'more.kitchen.detail', href: '/kitchen' },
  {
    icon: WifiOff,
    title: 'more.offline',
    detail: 'more.offline.detail',
    run: () => notify({ message: 'more.offline.available' }),
  },
  SHARE,
];

/** What there is beside converting, and the app itself: kept for offline use, passed on, installed. */
export function Features() {
  const { t } = useTranslate();
  return (
    <section className={groupClass}>
      <h2 className={groupTitleClass}>{t('more.features')}</h2>
      <ul className={listClass}>
        <ActionRows rows={[...FEATURES, ...useInstallRow()]} />
      </ul>
    </section>
  );
}

const TechnicalSheet = lazyPart(
  async () => (await import('./technical-sheet.tsx')).TechnicalSheet,
  'technical',
);

const TECHNICAL: readonly RowData[] = [
  { icon: Ruler, title: 'more.technical', detail: 'more.technical.detail', sheet: TechnicalSheet },
];

/** The converters beyond the nine of home. */
export function Converters() {
  const { t } = useTranslate();
  return (
    <section className={groupClass}>
      <h2 className={groupTitleClass}>{t('category.more')}</h2>
      <ul className={listClass}>
        {[...EXTENDED_CATEGORIES, ...SPECIALIST_CATEGORIES].map(({ id, emoji }) => (
          <li key={id}>
            <Link href={`/category/${id}`} className={`${rowActionClass} flex-nowrap`}>
              <Emoji>{emoji}</Emoji>
              <span className={rowTextClass}>
                <b className={rowTitleClass}>{t(`category.${id}`)}</b>
                <small className="type-label block text-muted">{t(`category.${id}.description`)}</small>
              </span>
              <Icon of={ChevronRight} className="turned flex-none text-muted" />
            </Link>
          </li>
        ))}
        <ActionRows rows={TECHNICAL} />
      </ul>
    </section>
  );
}
