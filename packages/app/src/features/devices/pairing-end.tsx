import { Unplug } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PairingEnd } from './use-pairing.ts';

interface PairingEndedProps {
  readonly end: PairingEnd;
  readonly onNext: () => void;
}

/** Why two devices were not paired, and the way to begin again, or to the list of those that are. */
export function PairingEnded({ end, onNext }: PairingEndedProps) {
  const { t } = useTranslate();
  return (
    <EmptyState
      icon={Unplug}
      title={t(`devices.end.${end}`)}
      body={t(`devices.end.${end}.body`)}
      tone="warn"
      isAlert
    >
      <Button isMain onClick={onNext}>
        {t(end === 'unanswered' ? 'devices.done' : 'devices.again')}
      </Button>
    </EmptyState>
  );
}
