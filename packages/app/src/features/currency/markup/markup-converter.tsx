import type { Rates } from '../../../api/rates.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import type { ChosenMarkup } from '../../../conversion/rate-in-use.ts';
import { CurrencyConverter } from '../currency-converter.tsx';
import { useTodaysRate } from '../shown-rate.tsx';
import { useMarkupShown } from './use-markup-shown.tsx';

interface MarkupConverterProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
  readonly markup: ChosenMarkup;
}

export function MarkupConverter({ from, to, rates, markup }: MarkupConverterProps) {
  const today = useTodaysRate(from, to, rates, true);
  const shown = useMarkupShown(today, { from, to: to[0], table: rates.table, markup });
  return <CurrencyConverter from={from} to={to} rates={rates} shown={shown} />;
}
