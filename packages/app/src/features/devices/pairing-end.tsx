import { Unplug } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.ts';
import { mainButtonClass } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PairingEnd } from './use-pairing.ts';

/** Why two devices were not paired, and the way to begin again. */
export function PairingEnded({ end, onAgain }: { readonly end: PairingEnd; readonly onAgain: () => void }) {
  const { t } = useTranslate();
  return (
    <EmptyState
      icon={Unplug}
      title={t(`devices.end.${end}`)}
      body={t(`devices.end.${end}.body`)}
      tone="warn"
      isAlert
      isUnderLine
    >
      <button type="button" className={mainButtonClass} onClick={onAgain}>
        {t('devices.again')}
      </button>
    </EmptyState>
  );
}
