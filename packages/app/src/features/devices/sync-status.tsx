import { formatRelativeTime } from '@equivale/core';
import { useTranslate } from '../../i18n/i18n.ts';
import { useNow } from '../../platform/use-now.ts';
import type { Membership } from '../../sync/membership.ts';
import { useIsSyncing } from '../../sync/membership-store.ts';
import { beginNewGroup, forgetRollback, stopSharing, syncNow } from '../../sync/sync-device.ts';
import { Button } from '../../ui/button.tsx';

/** What a person can do about a fault; the others pass, or are mended elsewhere. */
const REMEDIES = {
  damaged: { label: 'devices.replace', run: () => syncNow(true) },
  unreadable: { label: 'devices.replace', run: () => syncNow(true) },
  ended: { label: 'devices.begin-anew', run: beginNewGroup },
  gone: { label: 'devices.put-back', run: () => syncNow(true) },
  removed: { label: 'devices.understood', run: () => stopSharing(false) },
  'pair-again': { label: 'devices.pair-again', run: () => stopSharing(false) },
} as const;

const remedyOf = (fault: string) => REMEDIES[fault as keyof typeof REMEDIES];

/** Whether the devices agree, the time of the newest change, and faults. */
export function SyncStatus({ membership }: { readonly membership: Membership }) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const isBusy = useIsSyncing();
  const { fault, syncedAt, newestAt, isRolledBack } = membership;
  const remedy = fault && remedyOf(fault);
  const time =
    newestAt &&
    formatRelativeTime(newestAt, Math.max(now, newestAt), locale, new Date(now).getTimezoneOffset());
  const agreed = time ? t('devices.synced', { time }) : t('devices.synced.nothing');
  return (
    <div className="mb-2 grid gap-3">
      <p role="status" className="flex min-h-touch items-center text-muted">
        {fault ? t(`devices.fault.${fault}`) : syncedAt ? agreed : isBusy ? t('devices.syncing') : ''}
      </p>
      {remedy && (
        <Button className="justify-self-start" onClick={() => void remedy.run()}>
          {t(remedy.label)}
        </Button>
      )}
      {isRolledBack && (
        <div className="form-note items-center" role="alert">
          <p className="flex-1">{t('devices.rolled-back')}</p>
          <Button onClick={() => void forgetRollback()}>{t('devices.understood')}</Button>
        </div>
      )}
    </div>
  );
}
