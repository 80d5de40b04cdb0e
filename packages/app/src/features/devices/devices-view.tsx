import '../../ui/forms/form.css';
import './devices.css';
import { LockOpen } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { useMembership } from '../../sync/membership-store.ts';
import { startSync } from '../../sync/start-sync.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart } from '../../ui/part.tsx';
import { DeviceList } from './device-list.tsx';
import { NoDevices } from './no-devices.tsx';

// Each is a step that few take, and nobody two of them.
const PairKnown = lazyPart(async () => (await import('./pair-known.tsx')).PairKnown);
const PairNew = lazyPart(async () => (await import('./pair-new.tsx')).PairNew);
const SpareWords = lazyPart(async () => (await import('./spare-words.tsx')).SpareWords);
const EnterWords = lazyPart(async () => (await import('./enter-words.tsx')).EnterWords);

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
