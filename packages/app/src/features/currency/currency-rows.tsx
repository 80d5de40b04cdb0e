import { type Currency, formatIsoDate, formatRate, type Locale, quote } from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import type { PickerRow } from '../../converter/picker/picker-groups.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { Flag } from '../../ui/flag.tsx';

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
  const { day, fixed } = pairFigures(table, table.base, code);
  const law = fixed.find(({ currency }) => currency === code);
  if (law) return t(`picker.${law.fixed}`);
  return day === undefined || day === table.timestamp?.slice(0, 10) ? undefined : formatIsoDate(day, locale);
}

/** Rates are computed when a row is rendered: a list opens before all of its 170 are. */
export function currencyRow({ code, region }: Currency, context: RowContext): PickerRow {
  const isOther = code === context.other;
  const one = once(() => quote({ amount: '1', from: context.other, to: code }, context.table));
  return {
    id: code,
    title: code,
    detail: context.names[code],
    mark: <Flag region={region} code={code} />,
    get end() {
      if (isOther) return context.otherLabel;
      const rate = one();
      return rate.ok ? formatRate(rate.rate, context.locale) : undefined;
    },
    get endNote() {
      return isOther || !one().ok ? undefined : noteOf(code, context);
    },
  };
}

/** Computes something at the first call only. */
function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
