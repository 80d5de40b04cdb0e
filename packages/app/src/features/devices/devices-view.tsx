import '../../ui/form.css';
import './devices.css';
import { LockOpen } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { useMembership } from '../../sync/membership-store.ts';
import { startSync } from '../../sync/start-sync.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeviceList } from './device-list.tsx';
import { EnterWords } from './enter-words.tsx';
import { NoDevices } from './no-devices.tsx';
import { PairKnown } from './pair-known.tsx';
import { PairNew } from './pair-new.tsx';
import { SpareWords } from './spare-words.tsx';

/** The person's devices: what they share, how another one is added, how one is removed. */
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
