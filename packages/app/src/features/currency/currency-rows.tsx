import { type Currency, convertCurrencyExact, formatIsoDate, formatRate, type Locale } from '@equivale/core';
import type { RatesTable } from '../../data/rates.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { Flag } from '../../ui/flag.tsx';
import type { PickerRow } from '../../ui/picker-list.tsx';
import { originOf } from './rate-origin.ts';

export interface RowContext {
  readonly names: Readonly<Record<string, string>>;
  readonly table: RatesTable;
  /** The currency on the other side, and what the picker calls it. */
  readonly other: string;
  readonly otherLabel: string;
  readonly t: Translate;
  readonly locale: Locale;
}

/** What sets a rate apart from its neighbours: tied by law, withdrawn, or of another day than the table. */
function noteOf(code: string, { table, t, locale }: RowContext): string | undefined {
  const origin = originOf(table, code);
  if (origin?.mark === 'peg') return t('picker.peg');
  if (origin?.mark === 'retired') return t('picker.retired');
  if (!origin || origin.date === table.timestamp?.slice(0, 10)) return undefined;
  return formatIsoDate(origin.date, locale);
}

/** A currency as a row of the picker: code over name, and its rate against the other side. */
export function currencyRow({ code, region }: Currency, context: RowContext): PickerRow {
  const one = convertCurrencyExact('1', context.other, code, context.table.rates);
  const isOther = code === context.other;
  return {
    id: code,
    title: code,
    detail: context.names[code],
    mark: <Flag region={region} code={code} />,
    end: isOther ? context.otherLabel : one.ok ? formatRate(one, context.locale) : undefined,
    endNote: isOther || !one.ok ? undefined : noteOf(code, context),
  };
}
