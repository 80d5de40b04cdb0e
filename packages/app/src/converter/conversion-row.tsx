import { formatPercent, formatRelativeTime } from '@equivale/core';
import { Link } from 'wouter';
import type { ConversionRecord } from '../conversion/conversion.ts';
import { categoryKey, type DescribedConversion } from '../conversion/describe-conversion.ts';
import { recordPath } from '../conversion/past.ts';
import { resumeConversion } from '../conversion/resume-conversion.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { Delta } from '../ui/delta.tsx';
import { rowActionClass, tagClass } from '../ui/list.ts';
import { RowText } from '../ui/row-text.tsx';
import { PairMark } from './rows/pair-mark.tsx';

/** Lets a figure break before its unit: of large text a row has room for one of them. */
const breakable = (figure: string) => figure.replace(/\u202F(?=\D+( |$))/, ' ');

interface PastConversionProps {
  readonly record: ConversionRecord;
  readonly described: DescribedConversion;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A past conversion: its mark, the question, when, the result as it was, and how a currency has moved since. */
export function PastConversion({ record, described, now }: PastConversionProps) {
  const { t, locale } = useTranslate();
  const { question, value, today, mark } = described;
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

export function ConversionRow(past: PastConversionProps) {
  const { locale } = useTranslate();
  const { record } = past;
  return (
    <li>
      <Link
        href={recordPath(record)}
        onClick={() => resumeConversion(record, locale)}
        className={rowActionClass}
      >
        <PastConversion {...past} />
      </Link>
    </li>
  );
}
