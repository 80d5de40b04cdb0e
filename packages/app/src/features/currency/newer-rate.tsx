import type { Rates } from '../../api/rates.ts';
import { useSourceQuotes } from '../../api/source-quotes.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { institutionName, isMonthly, publishedDay } from '../../converter/provenance/voices.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { pairQuotes } from './pair-quotes.ts';

interface NewerRateProps {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
}

/** Beside a rate that is old: who has published a newer one of the pair, and of which day. */
export function NewerRate({ from, to, rates: { table } }: NewerRateProps) {
  const { t, locale } = useTranslate();
  const quotes = useSourceQuotes(true);
  if (typeof quotes === 'string') return null;
  const { day = '' } = pairFigures(table, from, to);
  const [newest] = pairQuotes(quotes.details, table, from, to)
    .filter(({ source, date }) => date > day && !isMonthly(source))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  if (!newest) return null;
  const name = institutionName(table, newest, t);
  return ` · ${t('provenance.newer', { name, day: publishedDay(newest, t, locale) })}`;
}
