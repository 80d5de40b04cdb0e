import type { HistoryPoint } from '@equivale/contract';
import { formatIsoDate, formatPercent } from '@equivale/core';
import { useTranslate } from '../../i18n/i18n.ts';
import { Delta } from '../../ui/delta.tsx';
import { dailyChange } from './daily-change.ts';

interface DayChangeProps {
  /** Oldest first. */
  readonly points: readonly HistoryPoint[];
  /** Day of the rate on the screen. */
  readonly day: string | undefined;
  /** Stands after it: `ese día`. */
  readonly when?: string | undefined;
}

/** How a rate moved since the day before; nothing where its history ends on another day. */
export function DayChange({ points, day, when }: DayChangeProps) {
  const { t, locale } = useTranslate();
  const change = dailyChange(points, day);
  const percent = change && formatPercent(change.percent, locale, { signed: true });
  if (!change || !percent) return null;
  return (
    <>
      <Delta
        text={percent}
        spoken={t('rate.change', { percent, date: formatIsoDate(change.since, locale) })}
      />
      {when && ` ${when}`}
    </>
  );
}
