import type { HistoryPoint } from '@equivale/contract';
import type { Locale } from '@equivale/core';
import { csvText } from '../../../platform/csv-file.ts';

export function daysCsv(
  points: readonly HistoryPoint[],
  source: string,
  names: readonly string[],
  { decimal }: Pick<Locale, 'decimal'>,
): string {
  return csvText(
    [names, ...points.map(({ date, rate }) => [date, rate.replace('.', decimal), source])],
    decimal,
  );
}
