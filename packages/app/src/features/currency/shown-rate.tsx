import { dayNumber, type Markup } from '@equivale/core';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { useHistory } from '../../api/history.ts';
import type { Rates, RatesTable } from '../../api/rates.ts';
import type { Conversion, Targets } from '../../conversion/conversion.ts';
import { type RateInUse, TODAY } from '../../conversion/rate-in-use.ts';
import type { ResultSum } from '../../converter/converter-card.tsx';
import { figureOrigin } from '../../converter/provenance/figure-origin.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { DayChange } from '../../converter/rows/day-change.tsx';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { CurrencyProvenanceStrip } from './currency-provenance-strip.tsx';
import { type CurrencyResult, currencyResult } from './currency-result.ts';

/** What the converter's card shows of the rate in use, whichever it is. */
export interface ShownRate {
  readonly inUse: RateInUse;
  /** The device has answered which rate that is; before that nothing is worth a record. */
  readonly isKnown: boolean;
  /** Whose rate it is, and its day: the text of the chip. */
  readonly name: string;
  readonly day?: string | undefined;
  readonly convert: (conversion: Conversion, target: string, markup?: Markup) => CurrencyResult;
  /** The lines of which the result is the sum, and the verb beside it. */
  readonly sum?: (result: CurrencyResult) => ResultSum | undefined;
  readonly under: (result: CurrencyResult) => ReactNode;
  /** Shown in place of the rate and its comparison where there is none. */
  readonly instead?: (result: CurrencyResult) => ReactNode;
  /** The last strip, with the chip. */
  readonly provenance: (chip: ReactNode) => ReactNode;
}

interface PairProps {
  readonly from: string;
  readonly to: string;
  readonly table: RatesTable;
}

const TodaysChange = memo(function TodaysChange({ from, to, table }: PairProps) {
  const { t } = useTranslate();
  const { response } = useHistory(from, to, '7d');
  const today = useToday();
  const { day } = pairFigures(table, from, to);
  const isPast = day !== undefined && dayNumber(today) - dayNumber(day) > 1;
  return <DayChange points={response?.data ?? []} day={day} when={isPast ? t('rate.thatDay') : undefined} />;
});

/** The newest reference rate, which the card shows when nobody chose another. */
export function useTodaysRate(from: string, to: Targets, rates: Rates, isKnown: boolean): ShownRate {
  const { t, locale } = useTranslate();
  const { table } = rates;
  const [target] = to;
  const today = useToday();
  const { name, day } = useMemo(
    () => figureOrigin(rates, { from, to: target }, today, t, locale),
    [rates, from, target, today, t, locale],
  );
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
