import { formatIsoDate, type Locale, type Markup } from '@equivale/core';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { useHistory } from '../../api/history.ts';
import type { Rates, RatesTable } from '../../api/rates.ts';
import type { Conversion, Targets } from '../../conversion/conversion.ts';
import { type RateInUse, TODAY } from '../../conversion/rate-in-use.ts';
import type { ResultSum } from '../../converter/converter-card.tsx';
import { dayOfFigure } from '../../converter/provenance/day-of-figure.ts';
import { isFirstSight } from '../../converter/provenance/describe-provenance.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { sourceName } from '../../converter/provenance/source-name.ts';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { CurrencyProvenanceStrip } from './currency-provenance-strip.tsx';
import { type CurrencyResult, currencyResult } from './currency-result.ts';
import { DayChange } from './day-change.tsx';

/** What the converter's card shows of the rate in use, whichever it is. */
export interface ShownRate {
  readonly inUse: RateInUse;
  /** The device has said which rate that is; before that nothing is worth a record. */
  readonly isKnown: boolean;
  /** Whose rate it is, and the day it holds for: both stand on the chip. */
  readonly name: string;
  readonly day?: string | undefined;
  readonly convert: (conversion: Conversion, target: string, markup?: Markup) => CurrencyResult;
  /** The lines of which the result is the sum, and the verb beside it. */
  readonly sum?: (result: CurrencyResult) => ResultSum | undefined;
  /** The one comparison under the rate. */
  readonly under: (result: CurrencyResult) => ReactNode;
  /** What stands in place of the rate and its comparison where there is none. */
  readonly instead?: (result: CurrencyResult) => ReactNode;
  /** The last strip, in which the chip stands. */
  readonly provenance: (chip: ReactNode) => ReactNode;
}

interface PairProps {
  readonly from: string;
  readonly to: string;
  readonly table: RatesTable;
}

/** How the pair moved since the day before, where there is a history. */
const TodaysChange = memo(function TodaysChange({ from, to, table }: PairProps) {
  const { response } = useHistory(from, to, '7d');
  const newest = pairFigures(table, from, to)
    .market.map(({ day }) => day)
    .sort()
    .at(-1);
  return <DayChange points={response?.data ?? []} day={newest} />;
});

/** `16:00`, by the reader's own clock. */
const clock = (instant: string, { id }: Locale): string =>
  new Date(instant).toLocaleTimeString(id, { hour: 'numeric', minute: '2-digit' });

/** The newest reference rate: what stands in the card when nobody chose another. */
export function useTodaysRate(from: string, to: Targets, rates: Rates, isKnown: boolean): ShownRate {
  const { t, locale } = useTranslate();
  const { table } = rates;
  const [target] = to;
  const today = useToday();
  const isFirst = isFirstSight(rates);
  const { name, day } = useMemo(() => {
    const { market, day } = pairFigures(table, from, target);
    const names = market.map(({ source }) => sourceName(table, source, t, { isShort: true }));
    // Only the ECB's hour is in the table.
    const isNews = day === today && market.every(({ source }) => source === 'ecb');
    const hour = isNews && table.timestamp?.startsWith(today) ? ` ${clock(table.timestamp, locale)}` : '';
    return {
      name:
        [...new Set(names)].join(' + ') || t(rates.place === 'fixed' ? 'provenance.undated' : 'source.legal'),
      day: day && (isFirst ? formatIsoDate(day, locale) : dayOfFigure(day, t, locale, today) + hour),
    };
  }, [table, rates.place, isFirst, from, target, today, t, locale]);
  const change = useMemo(() => <TodaysChange from={from} to={target} table={table} />, [from, target, table]);
  return {
    inUse: TODAY,
    isKnown,
    name,
    day,
    convert: (conversion, code, markup) =>
      currencyResult(conversion, code, { table, t, locale, options: { markup } }),
    under: useCallback(() => change, [change]),
    provenance: (chip) => <CurrencyProvenanceStrip from={from} to={target} rates={rates} chip={chip} />,
  };
}
