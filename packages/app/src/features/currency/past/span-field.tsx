import { kindOf } from '@equivale/core';
import { useTranslate } from '../../../i18n/i18n.ts';

interface SpanFieldProps {
  /** A year, a quarter or a month, as an address names it. */
  readonly value: string;
  readonly first: string;
  readonly today: string;
  readonly onChange: (next: string) => void;
}

const counted = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

export function SpanField({ value, first, today, onChange }: SpanFieldProps) {
  const { t, locale } = useTranslate();
  const kind = kindOf(value);
  const [year = '', part] = value.split('-');
  const years = counted(Number(first.slice(0, 4)), Number(today.slice(0, 4))).reverse();
  const isPast = (text: string) => `${year}-${text}` <= today;
  const months = counted(1, 12).map((month) => month.padStart(2, '0'));
  const parts = kind === 'quarter' ? months.filter((_, at) => at % 3 === 0) : months;
  const idOf = (month: string) => (kind === 'quarter' ? `Q${Math.ceil(Number(month) / 3)}` : month);
  const labelOf = (month: string) =>
    kind === 'quarter'
      ? t('past.quarter', { quarter: idOf(month).slice(1), year })
      : `${locale.months[Number(month) - 1]} ${year}`;
  const choose = (nextYear: string, nextPart = part) =>
    onChange(nextPart ? `${nextYear}-${nextPart}` : nextYear);
  return (
    <div className="grid [grid-auto-flow:column] [grid-auto-columns:minmax(0,_1fr)] gap-3">
      <label className="grid gap-1.5">
        <span className="type-label text-muted">{t('past.yearFrom', { year: first.slice(0, 4) })}</span>
        <select
          className="w-full min-h-12 py-0 px-3.5 border border-control rounded-field bg-surface text-text [font:500_1rem_/_1.5rem_var(--font)] tabular-nums"
          value={year}
          onChange={({ target }) => choose(target.value)}
        >
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {kind !== 'year' && (
        <label className="grid gap-1.5">
          <span className="type-label text-muted">{t(`past.kind.${kind}`)}</span>
          <select
            className="w-full min-h-12 py-0 px-3.5 border border-control rounded-field bg-surface text-text [font:500_1rem_/_1.5rem_var(--font)] tabular-nums"
            value={part}
            onChange={({ target }) => choose(year, target.value)}
          >
            {parts.filter(isPast).map((month) => (
              <option key={month} value={idOf(month)}>
                {labelOf(month)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
