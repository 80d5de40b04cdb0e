import { formatPercent, formatRelativeTime } from '@equivale/core';
import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import type { ConversionRecord } from '../../conversion/conversion.ts';
import { categoryKey, describeConversion } from '../../conversion/describe-conversion.ts';
import { recordPath } from '../../conversion/past.ts';
import { resumeConversion } from '../../conversion/resume-conversion.ts';
import { ConversionRow } from '../../converter/conversion-row.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { useNow } from '../../platform/use-now.ts';
import { listClass, rowActionClass } from '../../ui/list.ts';

/** Past conversions with their results as they were, and how a currency has moved since; each leads to its converter. */
export function RecentList({ records }: { readonly records: readonly ConversionRecord[] }) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const rates = useRates()?.table;
  return (
    <ul className={listClass}>
      {records.map((record) => {
        const { question, value, today, mark } = describeConversion(record, locale, rates);
        const offset = new Date(record.timestamp).getTimezoneOffset();
        const when = formatRelativeTime(record.timestamp, now, locale, offset);
        const percent = today && formatPercent(today.change, locale, { signed: true });
        return (
          <li key={record.id}>
            <Link
              href={recordPath(record)}
              onClick={() => resumeConversion(record, locale)}
              className={rowActionClass}
            >
              <ConversionRow
                pair={record}
                title={question}
                detail={`${t(categoryKey(record.category))} · ${when}`}
                value={value}
                mark={mark && t(mark)}
                change={percent ? { text: percent, spoken: t('recent.change', { percent }) } : undefined}
              />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
