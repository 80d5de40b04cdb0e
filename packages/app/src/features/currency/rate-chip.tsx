import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RatesTable } from '../../api/rates.ts';
import type { Targets } from '../../conversion/conversion.ts';
import { type RateInUse, TODAY } from '../../conversion/rate-in-use.ts';
import { saying, useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { lazyPart, Part } from '../../ui/part.tsx';

const RateSheet = lazyPart(() => saying('past', async () => (await import('./rate-sheet.tsx')).RateSheet));

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
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  useEffect(() => {
    if (choice.isFresh) chip.current?.focus();
    choice.isFresh = false;
  }, []);
  return (
    <>
      <button
        ref={chip}
        type="button"
        aria-haspopup="dialog"
        aria-label={`${label}. ${t('rate.choose')}`}
        data-on={inUse === TODAY ? undefined : ''}
        className="rate-chip"
        onClick={() => setOpen(true)}
      >
        {label}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen ? (
        <Part
          onFailed={() => {
            onClose();
            notify({ message: 'part.failed' });
          }}
        >
          <RateSheet
            {...pair}
            inUse={inUse}
            opener={chip.current}
            onClose={onClose}
            onChosen={() => {
              choice.isFresh = true;
              onClose();
            }}
          />
        </Part>
      ) : null}
    </>
  );
}
