import { toRecordedText } from '@equivale/core';
import { useMemo } from 'react';
import type { Rates } from '../../../api/rates.ts';
import { useSourceQuotes } from '../../../api/source-quotes.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import type { RateOf } from '../../../conversion/rate-in-use.ts';
import { institutionName, publishedDay } from '../../../converter/provenance/voices.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { CurrencyConverter } from '../currency-converter.tsx';
import { currencyResult } from '../currency-result.ts';
import { useMarkupShown } from '../markup/use-markup-shown.tsx';
import { pairQuotes } from '../pair-quotes.ts';
import { type ShownRate, useTodaysRate } from '../shown-rate.tsx';

interface SourceConverterProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
  readonly inUse: RateOf<'source'>;
}

/** The currency converter at the rate of another institution; at the reference rate where that is not at hand. */
export function SourceConverter({ from, to, rates, inUse }: SourceConverterProps) {
  const { t, locale } = useTranslate();
  const { table } = rates;
  const [target] = to;
  const today = useTodaysRate(from, to, rates, true);
  const quotes = useSourceQuotes(rates.place === 'network');
  const voice = useMemo(
    () =>
      typeof quotes === 'string'
        ? undefined
        : pairQuotes(quotes.details, table, from, target).find(({ source }) => source === inUse.source),
    [quotes, table, from, target, inUse.source],
  );
  const base: ShownRate = voice
    ? {
        ...today,
        inUse,
        name: institutionName(table, voice, t),
        day: publishedDay(voice, t, locale),
        convert(conversion, code, markup) {
          const own = { base: from, code: target, text: toRecordedText(voice.rate) };
          const options = code === target ? { own, markup } : { markup };
          return currencyResult(conversion, code, { table, t, locale, options, day: voice.date });
        },
        under: () => undefined,
      }
    : { ...today, isKnown: quotes !== 'loading' };
  const shown = useMarkupShown(base, { from, to: target, table, markup: inUse.markup });
  return <CurrencyConverter from={from} to={to} rates={rates} shown={shown} />;
}
