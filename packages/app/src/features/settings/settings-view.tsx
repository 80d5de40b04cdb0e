import {
  ArrowUpDown,
  CreditCard,
  Download,
  HardDrive,
  MonitorSmartphone,
  Moon,
  Ruler,
  Share2,
  Star,
} from 'lucide-react';
import { withEditList } from '../../arranging/edit-button.tsx';
import { config } from '../../config.ts';
import { choose } from '../../device/choose.ts';
import { install, useInstallWay } from '../../device/install.ts';
import { usePreferences } from '../../device/preferences.ts';
import { withQueries } from '../../device/queries.tsx';
import { saying, useTranslate } from '../../i18n/i18n.ts';
import { playStoreUrl } from '../../platform/outside-links.ts';
import { shareApp } from '../../platform/share-app.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import {
  groupClass,
  groupTitleClass,
  listClass,
  listFootClass,
  rowClass,
  rowTextClass,
  rowTitleClass,
} from '../../ui/list.ts';
import { Logo } from '../../ui/logo.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { SheetRow } from '../../ui/sheet-row.tsx';
import { Switch } from '../../ui/switch.tsx';
import { FiguresRow } from './figures-row.tsx';
import { LanguageRow } from './language-row.tsx';

function DarkModeRow() {
  const { t } = useTranslate();
  const { theme } = usePreferences();
  return (
    <li>
      <div className={rowClass}>
        <Moon aria-hidden size={20} strokeWidth={1.75} className="mx-1 flex-none" />
        <b id="dark-mode" className={`${rowTextClass} ${rowTitleClass}`}>
          {t('settings.dark')}
        </b>
        <Switch
          labelledBy="dark-mode"
          isOn={theme === 'dark'}
          onChange={(isOn) => choose({ theme: isOn ? 'dark' : 'light' })}
        />
      </div>
    </li>
  );
}

const OrderSheet = lazyPart(async () => (await withEditList(() => import('./order-sheet.tsx'))).OrderSheet);

const WaysSheet = lazyPart(() =>
  saying('own-money', async () => withQueries((await import('./ways/ways-sheet.tsx')).WaysSheet)),
);

const PlainRecordsRow = __PLAIN_RECORDS__
  ? lazyPart(async () => (await import('./plain-records-row.tsx')).PlainRecordsRow)
  : () => null;

/** What the person has set up: the order of home, how they pay. */
function OwnRows() {
  const { t } = useTranslate();
  return (
    <>
      <SheetRow
        icon={ArrowUpDown}
        title={t('settings.order')}
        detail={t('settings.order.detail')}
        sheet={(slot) => <OrderSheet {...slot} />}
      />
      <SheetRow
        icon={CreditCard}
        title={t('settings.ways')}
        detail={t('settings.ways.detail')}
        sheet={(slot) => <WaysSheet {...slot} />}
      />
    </>
  );
}

/** Language, figures and theme, and what this app is. */
export function SettingsView() {
  const { t } = useTranslate();
  const way = useInstallWay();
  return (
    <div className="max-w-[720px]">
      <section className={groupClass}>
        <h2 className={groupTitleClass}>{t('settings.preferences')}</h2>
        <ul className={listClass}>
          <LanguageRow />
          <FiguresRow />
          <DarkModeRow />
          <OwnRows />
          <li>
            <ActionRow
              icon={MonitorSmartphone}
              title={t('devices.name')}
              detail={t('settings.devices')}
              href="/devices"
            />
          </li>
          {__PLAIN_RECORDS__ && (
            <Part>
              <PlainRecordsRow />
            </Part>
          )}
          <li>
            <ActionRow icon={Ruler} title={t('category.own')} detail={t('settings.own')} href="/own-units" />
          </li>
          <li>
            <ActionRow
              icon={HardDrive}
              title={t('my-data.name')}
              detail={t('settings.data')}
              href="/my-data"
            />
          </li>
        </ul>
      </section>
      <section className={groupClass}>
        <h2 className={groupTitleClass}>{t('about.name')}</h2>
        <ul className={listClass}>
          <li>
            <div className={rowClass}>
              <Logo size={28} />
              <span className={rowTextClass}>
                <b className={rowTitleClass}>{t('app.title')}</b>
                <small className="type-label block text-muted">
                  {t('settings.version', { version: config.version })}
                </small>
              </span>
            </div>
          </li>
          <li>
            <ActionRow
              icon={Share2}
              title={t('share.title')}
              onPress={() => void shareApp(t('app.description'))}
            />
          </li>
          <li>
            <ActionRow icon={Star} title={t('rate.title')} href={playStoreUrl} />
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
      <p className={listFootClass}>{t('settings.foot')}</p>
    </div>
  );
}
