import { config } from '../../config.ts';
import { RATE, SHARE, useInstallRow } from '../../converter/app-rows.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { withSite } from '../../platform/site.ts';
import { ActionRows } from '../../ui/action-row.tsx';
import { listFootClass, rowClass } from '../../ui/list.ts';
import { Logo } from '../../ui/logo.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { RowColumns, RowGroup } from '../../ui/row-group.tsx';
import { RowText } from '../../ui/row-text.tsx';
import { CHOICES, OWN, STORED } from './settings-rows.ts';

const PlainRecordsRow = __PLAIN_RECORDS__
  ? lazyPart(async () => (await import('./plain-records-row.tsx')).PlainRecordsRow)
  : () => null;

export function SettingsView() {
  const { t } = useTranslate();
  return (
    <RowColumns
      beside={
        <>
          <RowGroup title={t('about.name')}>
            <li>
              <div className={rowClass}>
                <Logo size={28} />
                <RowText title={t('app.title')} detail={t('settings.version', { version: config.version })} />
              </div>
            </li>
            <ActionRows rows={[SHARE, RATE, ...useInstallRow()]} />
          </RowGroup>
          <p className={listFootClass}>{t('settings.foot')}</p>
        </>
      }
    >
      <RowGroup title={t('settings.preferences')}>
        {CHOICES.map(({ title, Row }) => (
          <Row key={title} />
        ))}
        <ActionRows rows={OWN} />
        {__PLAIN_RECORDS__ && (
          <Part>
            <PlainRecordsRow />
          </Part>
        )}
        <ActionRows rows={STORED} />
      </RowGroup>
    </RowColumns>
  );
}

export const loadSettingsView = () => withSite(SettingsView);
