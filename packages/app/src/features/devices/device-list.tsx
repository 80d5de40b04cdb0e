import { formatRelativeTime } from '@equivale/core';
import { CloudOff, FileKey2, MonitorSmartphone, Plus, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { type OverlayProps, open } from '../../platform/overlays.ts';
import { useNow } from '../../platform/use-now.ts';
import type { Device } from '../../records/kinds/devices.ts';
import type { Membership } from '../../sync/membership.ts';
import { devicesOf } from '../../sync/membership.ts';
import { remove, stopSharing, syncNow } from '../../sync/sync-device.ts';
import { ActionRows, type RowData } from '../../ui/action-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { listClass, listFootClass, rowClass, tagClass } from '../../ui/list.ts';
import { Prompt } from '../../ui/prompt.tsx';
import { RowGroup } from '../../ui/row-group.tsx';
import { RowText } from '../../ui/row-text.tsx';
import { SyncStatus } from './sync-status.tsx';

/** Interval of rounds while somebody looks at the list. */
const LOOK_EVERY_MS = 15_000;

interface DeviceRowProps {
  readonly device: Device;
  readonly isOwn: boolean;
  readonly onRemove: (button: HTMLElement) => void;
}

function DeviceRow({ device, isOwn, onRemove }: DeviceRowProps) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const time = formatRelativeTime(
    device.seenAt,
    Math.max(now, device.seenAt),
    locale,
    new Date(now).getTimezoneOffset(),
  );
  return (
    <li>
      <div className={rowClass}>
        <Icon of={MonitorSmartphone} className="mx-1 flex-none" />
        <RowText
          title={
            <>
              {device.name} {isOwn && <span className={tagClass}>{t('devices.this')}</span>}
            </>
          }
          detail={!isOwn && t('devices.seen', { time })}
        />
        {!isOwn && (
          <IconButton
            icon={Trash2}
            label={t('devices.remove', { name: device.name })}
            className="-me-3 text-muted"
            onClick={(event) => onRemove(event.currentTarget)}
          />
        )}
      </div>
    </li>
  );
}

async function removeAndSay(id: string): Promise<void> {
  const after = await remove(id).catch(() => undefined);
  notify({ message: after && !after.fault ? 'devices.removed' : 'devices.remove.failed' });
}

async function eraseAndSay(): Promise<void> {
  if (!(await stopSharing(true))) notify({ message: 'devices.erase.failed' });
}

function StopDialog(overlay: OverlayProps) {
  const { t } = useTranslate();
  return (
    <Prompt
      {...overlay}
      cancel={t('devices.cancel')}
      title={t('devices.stop.question')}
      body={t('devices.stop.body')}
      actions={[
        { label: t('devices.erase'), run: () => void eraseAndSay() },
        { label: t('devices.stop.here'), run: () => void stopSharing(false) },
      ]}
    />
  );
}

interface RemoveDialogProps extends OverlayProps {
  readonly device: Device;
  readonly membership: Membership;
}

function RemoveDialog({ device, membership, ...overlay }: RemoveDialogProps) {
  const { t, language } = useTranslate();
  const others = devicesOf(membership).filter(({ id }) => id !== device.id);
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
  return (
    <Prompt
      {...overlay}
      cancel={t('devices.cancel')}
      title={t('devices.remove.question', { name: device.name })}
      body={`${t('devices.remove.body')} ${t('devices.remove.stay', { names })}`}
      actions={[{ label: t('devices.remove.confirm'), run: () => void removeAndSay(device.id) }]}
    />
  );
}

const ADD: readonly RowData[] = [
  { icon: Plus, title: 'devices.add', detail: 'devices.add.detail', href: '/devices/known' },
];
const SPARE: readonly RowData[] = [
  { icon: FileKey2, title: 'devices.words', detail: 'devices.words.detail', href: '/devices/words' },
  { icon: CloudOff, title: 'devices.stop', detail: 'devices.stop.detail', sheet: StopDialog },
];

export function DeviceList({ membership }: { readonly membership: Membership }) {
  const { t } = useTranslate();
  useEffect(() => {
    const timer = setInterval(() => void syncNow(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="max-w-[720px]">
      <SyncStatus membership={membership} />
      <ul className={listClass}>
        {devicesOf(membership).map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isOwn={device.id === membership.deviceId}
            onRemove={(button) => open(RemoveDialog, { device, membership }, button)}
          />
        ))}
        <ActionRows rows={ADD} />
      </ul>
      <RowGroup title={t('devices.spare')}>
        <ActionRows rows={SPARE} />
      </RowGroup>
      <p className={listFootClass}>{t('devices.foot')}</p>
    </div>
  );
}
