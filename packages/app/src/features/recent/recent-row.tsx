import { formatIsoDate, formatPercent, formatRelativeTime } from '@equivale/core';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import type { ConversionRecord } from '../../conversion/conversion.ts';
import {
  categoryKey,
  type DescribedConversion,
  describeConversion,
} from '../../conversion/describe-conversion.ts';
import { recordPath } from '../../conversion/past.ts';
import { resumeConversion } from '../../conversion/resume-conversion.ts';
import { ConversionRow } from '../../converter/conversion-row.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { useNow } from '../../platform/use-now.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowActionClass } from '../../ui/list.ts';

interface ThenAndNowProps {
  readonly record: ConversionRecord;
  readonly described: DescribedConversion;
}

const lineClass = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1.5';

/** The two results of a past conversion: at the rate it used, and at today's. */
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
export function RecentRow({ record }: { readonly record: ConversionRecord }) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const described = describeConversion(record, locale, useRates()?.table);
  const { question, value, today, mark } = described;
  const when = formatRelativeTime(
    record.timestamp,
    now,
    locale,
    new Date(record.timestamp).getTimezoneOffset(),
  );
  const percent = today && formatPercent(today.change, locale, { signed: true });
  const row = (
    <ConversionRow
      pair={record}
      title={question}
      detail={`${t(categoryKey(record.category))} · ${when}`}
      value={value}
      mark={mark && t(mark)}
      change={percent ? { text: percent, spoken: t('recent.change', { percent }) } : undefined}
    />
  );
  if (record.category !== 'currency') {
    return (
      <li>
        <Link
          href={recordPath(record)}
          onClick={() => resumeConversion(record, locale)}
          className={rowActionClass}
        >
          {row}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className={rowActionClass}
      >
        {row}
      </button>
      <div id={panel} hidden={!isOpen} className="pe-4 pb-2 ps-14">
        <ThenAndNow record={record} described={described} />
      </div>
    </li>
  );
}
