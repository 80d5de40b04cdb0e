import { Calendar, ChartNoAxesColumn, ChevronRight, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { RatesTable } from '../../../api/rates.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import type { RateInUse } from '../../../conversion/rate-in-use.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { rowActionClass, rowTextClass, rowTitleClass } from '../../../ui/list.ts';
import { SheetFrame } from '../../../ui/sheet.tsx';
import './past.css';
import { PastForm } from './past-form.tsx';

interface RateSheetProps {
  readonly from: string;
  readonly to: Targets;
  /** `1 USD = 0,8548 EUR` */
  readonly rate: string;
  /** The newest table. */
  readonly table: RatesTable;
  readonly inUse: RateInUse;
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
  /** Another rate is in use now. */
  readonly onChosen: () => void;
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
  readonly onClick: () => void;
}

function Row({ icon: Icon, title, detail, onClick }: RowProps) {
  return (
    <li>
      <button type="button" className={`${rowActionClass} past-row`} onClick={onClick}>
        <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
        <span className={rowTextClass}>
          <b className={rowTitleClass}>{title}</b>
          <small className="type-label block text-muted">{detail}</small>
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
      </button>
    </li>
  );
}

/** Which rate to use: what there is besides the newest one, and then its own choice. */
export function RateSheet({ inUse, rate, opener, onClose, ...form }: RateSheetProps) {
  const { t } = useTranslate();
  const past = inUse.basis === 'past' ? inUse.past : undefined;
  const [kind, setKind] = useState<'day' | 'mean' | undefined>(past ? 'day' : undefined);
  const title = kind ? t('past.title') : rate || t('past.which');
  return (
    <SheetFrame title={title} opener={opener} onClose={onClose}>
      {kind ? (
        <PastForm {...form} past={past} begin={kind} />
      ) : (
        <div className="sheet-body">
          <h3 className="type-label-strong mb-1 text-muted">{t('past.which')}</h3>
          <ul className="[&>li+li]:border-line [&>li+li]:border-t">
            <Row
              icon={Calendar}
              title={t('past.row.day')}
              detail={t('past.row.day.detail')}
              onClick={() => setKind('day')}
            />
            <Row
              icon={ChartNoAxesColumn}
              title={t('past.row.mean')}
              detail={t('past.row.mean.detail')}
              onClick={() => setKind('mean')}
            />
          </ul>
        </div>
      )}
    </SheetFrame>
  );
}
