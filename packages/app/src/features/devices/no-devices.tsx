import { FileKey2, MonitorSmartphone, QrCode, Smartphone } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listClass } from '../../ui/list.ts';

/** What a person sees who shares nothing yet: what it is, and three doors. */
export function NoDevices() {
  const { t } = useTranslate();
  const doors = [
    { step: 'new', icon: QrCode },
    { step: 'known', icon: Smartphone },
    { step: 'words', icon: FileKey2 },
  ] as const;
  return (
    <EmptyState icon={MonitorSmartphone} title={t('devices.empty.title')} body={t('devices.empty.body')}>
      <ul className={listClass}>
        {doors.map(({ step, icon }) => (
          <li key={step}>
            <ActionRow
              icon={icon}
              title={t(`devices.door.${step}`)}
              detail={t(`devices.door.${step}.detail`)}
              href={`/devices/${step}`}
            />
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
