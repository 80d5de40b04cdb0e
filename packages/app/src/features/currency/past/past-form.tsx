import {
  dayNumber,
  FIRST_ECB_DAY,
  isoDate,
  kindOf,
  monthsBefore,
  type PastKind,
  spanOf,
} from '@equivale/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHistory } from '../../../api/history.ts';
import type { RatesTable } from '../../../api/rates.ts';
import { printAddress } from '../../../conversion/address.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { describePast, printPast } from '../../../conversion/past.ts';
import { useToday } from '../../../device/use-today.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { chipClass } from '../../../ui/chip.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { MainButton } from '../../../ui/forms/main-button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { PastAnswer } from './past-answer.tsx';
import { SpanField } from './span-field.tsx';

interface PastFormProps {
  readonly from: string;
  readonly to: Targets;
  readonly table: RatesTable;
  readonly past: string | undefined;
  readonly onChosen: () => void;
}

const KINDS: readonly PastKind[] = ['day', 'month', 'quarter', 'year'];

const dayBefore = (day: string) => isoDate(dayNumber(day) - 1);
/** The last day of the year before. */
const yearEnd = (day: string) => `${Number(day.slice(0, 4)) - 1}-12-31`;

/** The last day, month, quarter or year that has gone by. */
function lastOf(kind: PastKind, today: string): string {
  const year = Number(today.slice(0, 4));
  if (kind === 'day') return dayBefore(today);
  if (kind === 'year') return String(year - 1);
  const before = isoDate(monthsBefore(dayNumber(`${today.slice(0, 7)}-01`), kind === 'month' ? 1 : 3));
  if (kind === 'month') return before.slice(0, 7);
  return `${before.slice(0, 4)}-Q${Math.ceil(Number(before.slice(5, 7)) / 3)}`;
}

function useShortcuts(today: string) {
  const { t, locale } = useTranslate();
  const back = (months: number) => isoDate(monthsBefore(dayNumber(today), months));
  return [
    { day: dayBefore(today), label: t('past.yesterday') },
    { day: back(1), label: t('past.monthAgo') },
    { day: back(12), label: t('past.yearAgo') },
    { day: yearEnd(today), label: describePast(yearEnd(today), locale) },
  ];
}

/** Chooses a day or a span; the result is previewed below. */
export function PastForm({ from, to, table, past, onChosen }: PastFormProps) {
  const { t, locale } = useTranslate();
  const [, navigate] = useLocation();
  const today = useToday();
  const [draft, setDraft] = useState(past ?? lastOf('day', today));
  /** What the field of the day holds: nothing while one of its parts is empty. */
  const [day, setDay] = useState(draft);
  const shortcuts = useShortcuts(today);
  const history = useHistory(from, to[0], 'max').response;
  const points = history?.data ?? [];
  const kind = kindOf(draft);
  const first = points[0]?.date ?? FIRST_ECB_DAY;
  const chooseDay = (next: string) => {
    setDay(next);
    if (next) setDraft(next);
  };
  const isWritten = kind !== 'day' || day === draft;
  const isUsable = isWritten && !Number.isNaN(dayNumber(spanOf(draft).from)) && spanOf(draft).from <= today;
  const use = (next?: string) => {
    onChosen();
    navigate(printAddress({ category: 'currency', from, to }) + printPast(next));
  };
  return (
    <>
      <div className="sheet-body form">
        <Segments
          legend={t('past.kind')}
          className="w-full"
          options={KINDS.map((id) => ({ id, label: t(`past.kind.${id}`), name: t(`past.kind.${id}`) }))}
          value={kind}
          onChange={(next) => {
            setDraft(lastOf(next, today));
            setDay(lastOf('day', today));
          }}
        />
        {kind === 'day' ? (
          <>
            <DateField
              label={t('past.dayFrom', { date: describePast(first, locale) })}
              first={first}
              last={today}
              day={day}
              onDay={chooseDay}
            />
            <div className="flex flex-wrap gap-2">
              {shortcuts.map(({ day: shortcut, label }) => (
                <button key={label} type="button" className={chipClass} onClick={() => chooseDay(shortcut)}>
                  {label}
                </button>
              ))}
            </div>
          </>
        ) : (
          <SpanField value={draft} first={first} today={today} onChange={setDraft} />
        )}
        {isUsable && (
          <PastAnswer key={kind} from={from} to={to} past={draft} table={table} history={history} />
        )}
      </div>
      <div className="form-foot">
        {past && <Button onClick={() => use()}>{t('past.back')}</Button>}
        <MainButton
          type="button"
          missing={isUsable ? undefined : t(isWritten ? 'past.missing.ahead' : 'past.missing')}
          onClick={() => use(draft)}
        >
          {t(kind === 'day' ? 'past.use' : 'past.use.mean')}
        </MainButton>
      </div>
    </>
  );
}
