import { ArrowUpDown } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';

/** The round button between the two sides. Its icon makes half a turn with each swap. No key in the amount renders it again. */
export const SwapButton = memo(function SwapButton({ onSwap }: { readonly onSwap: () => void }) {
  const { t } = useTranslate();
  const [halfTurns, setHalfTurns] = useState(0);
  const swap = () => {
    setHalfTurns((turns) => turns + 1);
    onSwap();
  };
  return (
    <button type="button" aria-label={t('converter.swap')} onClick={swap} className="swap-button">
      <ArrowUpDown
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className="transition-transform duration-(--slow) ease-(--ease)"
        // No attribute before the first swap: the prerendered page may carry none.
        {...(halfTurns > 0 ? { style: { transform: `rotate(${halfTurns * 180}deg)` } } : {})}
      />
    </button>
  );
});
