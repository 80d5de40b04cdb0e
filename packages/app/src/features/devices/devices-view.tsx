import '../../ui/forms/form.css';
import './devices.css';
import { FileKey2, LockOpen, MonitorSmartphone, QrCode, Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { useMembership } from '../../sync/membership-store.ts';
import { startSync } from '../../sync/start-sync.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listClass } from '../../ui/list.ts';
import { lazyPart } from '../../ui/part.tsx';
import { DeviceList } from './device-list.tsx';

/** What a person sees who shares nothing yet: what it is, and three doors. */
function NoDevices() {
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

// Each is a step that few take, and nobody two of them.
const PairKnown = lazyPart(async () => (await import('./pair-known.tsx')).PairKnown);
const PairNew = lazyPart(async () => (await import('./pair-new.tsx')).PairNew);
const SpareWords = lazyPart(async () => (await import('./spare-words.tsx')).SpareWords);
const EnterWords = lazyPart(async () => (await import('./enter-words.tsx')).EnterWords);

export function DevicesView() {
  const { t } = useTranslate();
  const { step } = useParams<{ step?: string }>();
  const membership = useMembership();
  const isSharing = membership !== undefined;
  useEffect(() => {
    if (isSharing) startSync();
  }, [isSharing]);
  // Browsers encrypt for pages that came over a secure connection only.
  if (!globalThis.isSecureContext)
    return <EmptyState icon={LockOpen} title={t('devices.insecure')} body={t('devices.insecure.body')} />;
  if (step === 'known') return <PairKnown />;
  if (step === 'new') return <PairNew />;
  if (membership)
    return step === 'words' ? <SpareWords membership={membership} /> : <DeviceList membership={membership} />;
  return step === 'words' ? <EnterWords /> : <NoDevices />;
}
