import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RatesTable } from '../../api/rates.ts';
import type { Targets } from '../../conversion/conversion.ts';
import { type RateInUse, TODAY } from '../../conversion/rate-in-use.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { open } from '../../platform/overlays.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/part.tsx';

const RateSheet = lazyPart(async () => (await import('./rate-sheet.tsx')).RateSheet, 'past');

interface RateChipProps {
  /** Names the rate in use. */
  readonly label: string;
  readonly from: string;
  readonly to: Targets;
  /** `1 USD = 0,8548 EUR` */
  readonly rate: string;
  /** The newest table. */
  readonly table: RatesTable;
  readonly inUse: RateInUse;
}

/** Another rate was chosen in the sheet: the chip that then stands in the place of its opener takes the focus. */
const choice = { isFresh: false };

/** The rate in use, by name; opens the choice of another. */
export function RateChip({ label, inUse, ...pair }: RateChipProps) {
  const { t } = useTranslate();
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (choice.isFresh) chip.current?.focus();
    choice.isFresh = false;
  }, []);
  return (
    <button
      ref={chip}
      type="button"
      aria-haspopup="dialog"
      aria-label={`${label}. ${t('rate.choose')}`}
      data-on={inUse === TODAY ? undefined : ''}
      className="rate-chip"
      onClick={() => {
        const onChosen = () => {
          choice.isFresh = true;
          close();
        };
        const close = open(RateSheet, { ...pair, inUse, onChosen }, chip.current);
      }}
    >
      {label}
      <Icon of={ChevronDown} size={16} />
    </button>
  );
}
