import { formatPercent, formatRelativeTime } from '@equivale/core';
import { Link } from 'wouter';
import { useRates } from '../api/rates.ts';
import type { ConversionRecord } from '../conversion/conversion.ts';
import { categoryKey, describeConversion } from '../conversion/describe-conversion.ts';
import { recordPath } from '../conversion/past.ts';
import { resumeConversion } from '../conversion/resume-conversion.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { useNow } from '../platform/use-now.ts';
import { Delta } from '../ui/delta.tsx';
import { rowActionClass, tagClass } from '../ui/list.ts';
import { RowText } from '../ui/row-text.tsx';
import { PairMark } from './rows/pair-mark.tsx';

/** Lets a figure break before its unit: of large text a row has room for one of them. */
const breakable = (figure: string) => figure.replace(/\u202F(?=\D+( |$))/, ' ');

interface PastConversionProps {
  readonly record: ConversionRecord;
}

/** A past conversion: its mark, the question, when, the result as it was, and how a currency has moved since. */
export function PastConversion({ record }: PastConversionProps) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const { question, value, today, mark } = describeConversion(record, locale, useRates()?.table);
  const offset = new Date(record.timestamp).getTimezoneOffset();
  const when = formatRelativeTime(record.timestamp, now, locale, offset);
  const percent = today && formatPercent(today.change, locale, { signed: true });
  return (
    <>
      <PairMark {...record} />
      <RowText title={breakable(question)} detail={`${t(categoryKey(record.category))} · ${when}`} />
      <span className="wrap-anywhere ms-auto text-end">
        <b className="block font-semibold leading-[1.375rem]">{breakable(value)}</b>
        {mark && <span className={tagClass}>{t(mark)}</span>}
        {percent && <Delta text={percent} spoken={t('recent.change', { percent })} />}
      </span>
    </>
  );
}

/** A row that leads back to it. */
export function ConversionRow({ record }: PastConversionProps) {
  const { locale } = useTranslate();
  return (
    <li>
      <Link
        href={recordPath(record)}
        onClick={() => resumeConversion(record, locale)}
        className={rowActionClass}
      >
        <PastConversion record={record} />
      </Link>
    </li>
  );
}
