import { EXTENDED_CATEGORIES, SPECIALIST_CATEGORIES } from '@equivale/core';
import {
  Bell,
  Calculator,
  ChevronRight,
  CookingPot,
  Download,
  History,
  Luggage,
  Printer,
  Receipt,
  Rows3,
  Ruler,
  Share2,
  WifiOff,
} from 'lucide-react';
import { Link } from 'wouter';
import { install, useInstallWay } from '../../device/install.ts';
import { withQueries } from '../../device/queries.tsx';
import { saying, useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { shareApp } from '../../platform/share-app.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Emoji } from '../../ui/emoji.tsx';
import {
  groupClass,
  groupTitleClass,
  listClass,
  rowActionClass,
  rowTextClass,
  rowTitleClass,
} from '../../ui/list.ts';
import { lazyPart } from '../../ui/part.tsx';
import { SheetRow } from '../../ui/sheet-row.tsx';

const PaidPart = lazyPart(() =>
  saying('own-money', async () => withQueries((await import('./paid-part.tsx')).PaidPart)),
);

/** What there is beside converting, and the app itself: kept for offline use, passed on, installed. */
export function Features() {
  const { t } = useTranslate();
  const way = useInstallWay();
  return (
    <section className={groupClass}>
      <h2 className={groupTitleClass}>{t('more.features')}</h2>
      <ul className={listClass}>
        <li>
          <ActionRow
            icon={History}
            title={t('home.recent')}
            detail={t('more.recent.detail')}
            href="/recent-conversions"
          />
        </li>
        <li>
          <ActionRow
            icon={Calculator}
            title={t('calculator.name')}
            detail={t('more.calculator.detail')}
            href="/calculator"
          />
        </li>
        <li>
          <ActionRow icon={Rows3} title={t('list.name')} detail={t('more.list.detail')} href="/list" />
        </li>
        <SheetRow
          icon={Receipt}
          title={t('more.paid')}
          detail={t('more.paid.detail')}
          sheet={(slot) => <PaidPart {...slot} />}
        />
        <li>
          <ActionRow icon={Luggage} title={t('trip.name')} detail={t('more.trip.detail')} href="/trip" />
        </li>
        <li>
          <ActionRow icon={Bell} title={t('alerts.name')} detail={t('more.alerts.detail')} href="/alerts" />
        </li>
        <li>
          <ActionRow
            icon={Printer}
            title={t('pocket.name')}
            detail={t('more.pocket.detail')}
            href="/pocket"
          />
        </li>
        <li>
          <ActionRow
            icon={CookingPot}
            title={t('kitchen.name')}
            detail={t('more.kitchen.detail')}
            href="/kitchen"
          />
        </li>
        <li>
          <ActionRow
            icon={WifiOff}
            title={t('more.offline')}
            detail={t('more.offline.detail')}
            onPress={() => notify({ message: 'more.offline.available' })}
          />
        </li>
        <li>
          <ActionRow
            icon={Share2}
            title={t('share.title')}
            onPress={() => void shareApp(t('app.description'))}
          />
        </li>
        {way && (
          <li>
            <ActionRow
              icon={Download}
              title={t('install.title')}
              detail={t(`install.${way}`)}
              onPress={() => void install(way)}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

const TechnicalSheet = lazyPart(() =>
  saying('technical', async () => (await import('./technical-sheet.tsx')).TechnicalSheet),
);

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
              <ChevronRight
                aria-hidden
                size={20}
                strokeWidth={1.75}
                className="turned flex-none text-muted"
              />
            </Link>
          </li>
        ))}
        <SheetRow
          icon={Ruler}
          title={t('more.technical')}
          detail={t('more.technical.detail')}
          sheet={(slot) => <TechnicalSheet {...slot} />}
        />
      </ul>
    </section>
  );
}
