import { formatIsoDate } from '@equivale/core';
import { ArrowRight } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { Link } from 'wouter';
import type { ConversionRecord } from '../../conversion/conversion.ts';
import type { DescribedConversion } from '../../conversion/describe-conversion.ts';
import { recordPath } from '../../conversion/past.ts';
import { resumeConversion } from '../../conversion/resume-conversion.ts';
import { ConversionRow, PastConversion } from '../../converter/conversion-row.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowActionClass } from '../../ui/list.ts';

interface ThenAndNowProps {
  readonly record: ConversionRecord;
  readonly described: DescribedConversion;
}

const lineClass = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1.5';

function ThenAndNow({ record, described: { rate, value, today } }: ThenAndNowProps) {
  const { t, locale } = useTranslate();
  const then = record.rateDate ? ` · ${formatIsoDate(record.rateDate, locale)}` : '';
  return (
    <>
      <dl>
        <div className={lineClass}>
          <dt>
            {t('recent.asItWas')}
            {rate && <small className="type-label block text-muted">{rate + then}</small>}
          </dt>
          <dd className="font-semibold">{value}</dd>
        </div>
        <div className={lineClass}>
          <dt>{t('recent.atTodaysRate')}</dt>
          <dd className="font-semibold">{today?.value ?? t('recent.unchanged')}</dd>
        </div>
      </dl>
      <Link
        href={recordPath(record)}
        onClick={() => resumeConversion(record, locale)}
        className="type-label-strong inline-flex min-h-touch items-center gap-1 rounded-small text-accent hover:underline"
      >
        {t('recent.again')}
        <Icon of={ArrowRight} size={16} className="turned" />
      </Link>
    </>
  );
}

/** One past conversion. A unit leads to its converter; a currency opens to what it was and what it would be today. */
export function RecentRow(past: ComponentProps<typeof PastConversion>) {
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  if (past.record.category !== 'currency') return <ConversionRow {...past} />;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className={rowActionClass}
      >
        <PastConversion {...past} />
      </button>
      <div id={panel} hidden={!isOpen} className="pe-4 pb-2 ps-14">
        <ThenAndNow {...past} />
      </div>
    </li>
  );
}
