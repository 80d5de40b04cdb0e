import { EXTENDED_CATEGORIES, SPECIALIST_CATEGORIES } from '@equivale/core';
import {
  Bell,
  Calculator,
  ChevronRight,
  CircleHelp,
  CookingPot,
  Download,
  FileText,
  Heart,
  History,
  Info,
  Luggage,
  Mail,
  Printer,
  Receipt,
  Rows3,
  Share2,
  ShieldCheck,
  Star,
  WifiOff,
} from 'lucide-react';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { install, useInstallWay } from '../../device/install.ts';
import { withQueries } from '../../device/queries.tsx';
import { saying, useTranslate } from '../../i18n/i18n.ts';
import { pathIn } from '../../i18n/languages.ts';
import { currentPlatform } from '../../platform/current-platform.ts';
import { notify } from '../../platform/notices.ts';
import { playStoreUrl, supportMailUrl } from '../../platform/outside-links.ts';
import { homeOf, shareApp } from '../../platform/share-app.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { cardClass } from '../../ui/card.ts';
import { Emoji } from '../../ui/emoji.tsx';
import {
  groupClass,
  groupTitleClass,
  listClass,
  rowActionClass,
  rowTextClass,
  rowTitleClass,
} from '../../ui/list.ts';
import { Logo } from '../../ui/logo.tsx';
import { lazyPart } from '../../ui/part.tsx';
import { SheetRow } from '../../ui/sheet-row.tsx';

const PaidPart = lazyPart(() =>
  saying('own-money', async () => withQueries((await import('./paid-part.tsx')).PaidPart)),
);

function Features() {
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

/** The converters beyond the nine of home. */
function Converters() {
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
              <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="flex-none text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Support() {
  const { t } = useTranslate();
  const donate = () =>
    notify({
      message: 'more.donate.thanks',
      action: {
        label: 'more.donate.open',
        run: () => void window.open(config.donationUrl, '_blank', 'noopener'),
      },
    });
  return (
    <section className={groupClass}>
      <h2 className={groupTitleClass}>{t('more.support')}</h2>
      <ul className={listClass}>
        <li>
          <ActionRow
            icon={CircleHelp}
            title={t('more.help')}
            detail={t('more.help.detail')}
            href={supportMailUrl(t('contact.subject'))}
          />
        </li>
        <li>
          <ActionRow icon={Star} title={t('rate.title')} href={playStoreUrl} />
        </li>
        <li>
          <ActionRow icon={Heart} title={t('more.donate')} onPress={donate} />
        </li>
      </ul>
    </section>
  );
}

const pages = [
  { path: '/about', title: 'about.name', icon: Info },
  { path: '/contact', title: 'contact.name', icon: Mail },
  { path: '/privacy', title: 'privacy.name', icon: ShieldCheck },
  { path: '/terms', title: 'terms.name', icon: FileText },
] as const;

/** Features, support, information and the version. */
export function MoreView() {
  const { t, language } = useTranslate();
  // No part of the app: also inside the native shell they are the site's.
  const openDocs = async () => {
    const home = homeOf(await currentPlatform());
    window.open(new URL(pathIn(language, '/docs'), home), '_blank', 'noopener');
  };
  return (
    <div className="grid items-start gap-x-6 md:grid-cols-2">
      <div>
        <Features />
        <Converters />
      </div>
      <div className="mt-6 md:mt-0">
        <Support />
        <section className={groupClass}>
          <h2 className={groupTitleClass}>{t('more.information')}</h2>
          <ul className={listClass}>
            {pages.map(({ path, title, icon }) => (
              <li key={path}>
                <ActionRow icon={icon} title={t(title)} href={path} />
              </li>
            ))}
            <li>
              <ActionRow icon={Rows3} title={t('more.build')} onPress={() => void openDocs()} />
            </li>
          </ul>
        </section>
        <div className={`${cardClass} mt-6 flex items-center gap-3 p-4`}>
          <Logo size={32} />
          <p>
            <b className="type-strong block">
              {t('app.title')} v{config.version}
            </b>
            <small className="type-label text-muted">{t('more.sources')}</small>
          </p>
        </div>
      </div>
    </div>
  );
}
