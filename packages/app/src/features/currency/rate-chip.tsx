import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TODAY } from '../../conversion/rate-in-use.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { open } from '../../platform/overlays.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { takesFocus } from './open-rate.ts';
import type { RatePair } from './rate-pair.ts';

// It says what kind of figure each rate is, as the provenance does.
const RateMenu = lazyPart(
  async () => (await import('./choice/rate-menu.tsx')).RateMenu,
  'past',
  'provenance',
);
const RateUndo = lazyPart(async () => (await import('./choice/rate-undo.tsx')).RateUndo, 'past');

interface RateChipProps extends RatePair {
  /** Whose rate is used and the day it holds for: `BCE · 21 ago`. */
  readonly label: string;
  /** `1 USD = 0,8548 EUR` */
  readonly rate: string;
}

/** The rate in use, by name, with the word that undoes a chosen one; opens the choice of another. */
export function RateChip({ label, rate, ...pair }: RateChipProps) {
  const { t } = useTranslate();
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus()) chip.current?.focus();
  }, []);
  const isChosen = pair.inUse !== TODAY;
  return (
    <>
      <button
        ref={chip}
        type="button"
        aria-haspopup="dialog"
        aria-label={`${label}. ${t('rate.choose')}`}
        data-on={isChosen ? '' : undefined}
        className="rate-chip"
        onClick={() => open(RateMenu, { ...pair, rate }, chip.current)}
      >
        {label}
        <Icon of={ChevronDown} size={16} />
      </button>
      {isChosen && (
        <Part>
          <RateUndo {...pair} />
        </Part>
      )}
    </>
  );
}
