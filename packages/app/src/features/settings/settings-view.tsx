import { ArrowUpDown, CreditCard, HardDrive, MonitorSmartphone, Moon, Ruler } from 'lucide-react';
import { config } from '../../config.ts';
import { RATE, SHARE, useInstallRow } from '../../converter/app-rows.ts';
import { choose } from '../../device/choose.ts';
import { usePreferences } from '../../device/preferences.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { withSite } from '../../platform/site.ts';
import { ActionRows, type RowData } from '../../ui/action-row.tsx';
import { Icon } from '../../ui/icon.tsx';
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
import { Switch } from '../../ui/switch.tsx';
import { FiguresRow } from './figures-row.tsx';
import { LanguageRow } from './language-row.tsx';

function DarkModeRow() {
  const { t } = useTranslate();
  const { theme } = usePreferences();
  return (
    <li>
      <div className={rowClass}>
        <Icon of={Moon} className="mx-1 flex-none" />
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

const OrderSheet = lazyPart(async () => (await import('./order.sheet.tsx')).Sheet, 'arranging');

const WaysSheet = lazyPart(async () => (await import('./ways.sheet.tsx')).Sheet, 'own-money');

const PlainRecordsRow = __PLAIN_RECORDS__
  ? lazyPart(async () => (await import('./plain-records-row.tsx')).PlainRecordsRow)
  : () => null;

/** What the person has set up: the order of home, how they pay, what they made and store. */
const OWN: readonly RowData[] = [
  { icon: ArrowUpDown, title: 'settings.order', detail: 'settings.order.detail', sheet: OrderSheet },
  { icon: CreditCard, title: 'settings.ways', detail: 'settings.ways.detail', sheet: WaysSheet },
  { icon: MonitorSmartphone, title: 'devices.name', detail: 'settings.devices', href: '/devices' },
];
const STORED: readonly RowData[] = [
  { icon: Ruler, title: 'category.own', detail: 'settings.own', href: '/own-units' },
  { icon: HardDrive, title: 'my-data.name', detail: 'settings.data', href: '/my-data' },
];

/** Language, figures and theme, and what this app is. */
export function SettingsView() {
  const { t } = useTranslate();
  return (
    <div className="max-w-[720px]">
      <section className={groupClass}>
        <h2 className={groupTitleClass}>{t('settings.preferences')}</h2>
        <ul className={listClass}>
          <LanguageRow />
          <FiguresRow />
          <DarkModeRow />
          <ActionRows rows={OWN} />
          {__PLAIN_RECORDS__ && (
            <Part>
              <PlainRecordsRow />
            </Part>
          )}
          <ActionRows rows={STORED} />
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
          <ActionRows rows={[SHARE, RATE, ...useInstallRow()]} />
        </ul>
      </section>
      <p className={listFootClass}>{t('settings.foot')}</p>
    </div>
  );
}

export const loadSettingsView = () => withSite(SettingsView);
