import {
  type ExactValue,
  formatDecimal,
  formatIsoDate,
  formatPercent,
  formatRelativeTime,
  type Locale,
  quote,
} from '@equivale/core';
import type { Rates } from '../../api/rates.ts';
import { type SourceQuotes, useSourceQuotes } from '../../api/source-quotes.ts';
import { ProvenanceSheet, type SourceRow } from '../../converter/provenance-sheet.tsx';
import { type MessageKey, type Translate, useTranslate } from '../../i18n/i18n.ts';
import { shareView } from '../../platform/share-app.ts';
import { useNow } from '../../platform/use-now.ts';
import { type PairQuote, pairQuotes, spreadPercent } from './pair-quotes.ts';
import { pairOrigins } from './rate-origin.ts';

interface CurrencyProvenanceProps {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** Digits of a rate where it is told in full. */
const FULL_DIGITS = 6;

const full = (value: ExactValue, locale: Locale) => formatDecimal(value.toSignificant(FULL_DIGITS), locale);

/** `1 EUR = 1,1699 USD`, undefined where a rate is missing. */
function equation(from: string, to: string, rates: Rates, locale: Locale): string | undefined {
  const one = quote({ amount: '1', from, to }, rates.table);
  return one.ok ? `1 ${from} = ${full(one.rate, locale)} ${to}` : undefined;
}

/** How the rate comes about: read as it stands, or as the quotient of two rates against the dollar. */
function calculation(from: string, to: string, rates: Rates, t: Translate, locale: Locale): string {
  const perDollar = (code: string) => {
    const one = quote({ amount: '1', from: 'USD', to: code }, rates.table);
    return one.ok ? full(one.rate, locale) : '';
  };
  if (from === 'USD') return t('provenance.direct');
  if (to === 'USD') return `1 ÷ ${perDollar(from)}`;
  return `${perDollar(to)} ÷ ${perDollar(from)}`;
}

/** The moment the newest table arrived, or where it was found instead. */
function received(rates: Rates, nowMs: number, t: Translate, locale: Locale): string {
  if (rates.place !== 'network') return t(`provenance.place.${rates.place}`);
  const { fetchedAt } = rates.table;
  return fetchedAt === null
    ? t('provenance.place.seed')
    : formatRelativeTime(Date.parse(fetchedAt), nowMs, locale, new Date().getTimezoneOffset());
}

function sourceRows(from: string, to: string, rates: Rates, t: Translate, locale: Locale): SourceRow[] {
  const { observed, legal } = pairOrigins(rates.table, from, to);
  return [
    ...observed.map(({ code, source, date, mark }) => ({
      id: `${source} ${date}`,
      name: t(`source.${source}` as MessageKey),
      detail: formatIsoDate(date, locale),
      value: equation('USD', code, rates, locale),
      note: mark === 'stale' ? t('provenance.lastGood') : t('provenance.used'),
    })),
    ...legal.map(({ code, anchor, rate, inverse, kind, authority }) => ({
      id: code,
      name: t('source.legal'),
      detail: authority,
      value: inverse
        ? `1 ${code} = ${formatDecimal(rate, locale)} ${anchor}`
        : `1 ${anchor} = ${formatDecimal(rate, locale)} ${code}`,
      note: t(`picker.${kind}`),
    })),
  ];
}

/** Sources beside the ones in use, and how far they are from these. */
function quoteRows(
  quotes: readonly PairQuote[],
  pair: string,
  used: readonly SourceRow[],
  t: Translate,
  locale: Locale,
): SourceRow[] {
  const [from, to] = pair.split(' ');
  const names = used.map(({ name }) => name);
  return quotes
    .map(({ source, date, rate, percent }) => ({
      id: `contrast ${source}`,
      name: t(`source.${source}` as MessageKey),
      detail: formatIsoDate(date, locale),
      value: `1 ${from} = ${full(rate, locale)} ${to}`,
      note: t('provenance.contrast', { percent: formatPercent(percent, locale, { signed: true }) }),
    }))
    .filter(({ name }) => !names.includes(name));
}

/** How far apart the sources are, or why that cannot be told. */
function spread(details: SourceQuotes, quotes: readonly PairQuote[], t: Translate, locale: Locale): string {
  if (typeof details === 'string') return t(`provenance.spread.${details}`);
  const percent = spreadPercent(quotes);
  return percent === undefined ? t('provenance.spread.single') : formatPercent(percent, locale);
}

/** The whole story of a pair's rate. */
export function CurrencyProvenance({ from, to, rates, opener, onClose }: CurrencyProvenanceProps) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const dates = pairOrigins(rates.table, from, to).observed.map(({ date }) => date);
  const [oldest] = dates.sort();
  const details = useSourceQuotes(rates.place === 'network');
  const quotes = typeof details === 'string' ? [] : pairQuotes(details, rates.table, from, to);
  const used = sourceRows(from, to, rates, t, locale);
  const facts = [
    { name: t('provenance.inverse'), value: equation(to, from, rates, locale) },
    { name: t('provenance.published'), value: published(rates, oldest, locale) },
    { name: t('provenance.received'), value: received(rates, now, t, locale) },
    { name: t('provenance.calculation'), value: calculation(from, to, rates, t, locale) },
    { name: t('provenance.spread'), value: spread(details, quotes, t, locale) },
  ];
  return (
    <ProvenanceSheet
      headline={equation(from, to, rates, locale) ?? t('error.missing-rate', { code: to })}
      lead={
        oldest === undefined
          ? t(rates.place === 'fixed' ? 'provenance.lead.fixed' : 'provenance.lead.legal')
          : t('provenance.lead', { date: formatIsoDate(oldest, locale) })
      }
      facts={facts.flatMap(({ name, value }) => (value === undefined ? [] : { name, value }))}
      sources={[...used, ...quoteRows(quotes, `${from} ${to}`, used, t, locale)]}
      remark={t('provenance.remark')}
      opener={opener}
      onClose={onClose}
      onShare={(headline) => void shareView(headline)}
    />
  );
}

/** When the source published; only the date is known of a rate that is not of the table's own day. */
function published(rates: Rates, date: string | undefined, locale: Locale): string | undefined {
  const { timestamp } = rates.table;
  if (date === undefined) return undefined;
  return timestamp?.startsWith(date) ? moment(timestamp, locale) : formatIsoDate(date, locale);
}

/** A moment in the reader's own time: `21 ago 2026, 16:00 CEST`. */
function moment(instant: string, locale: Locale): string {
  const date = new Date(instant);
  const time = new Intl.DateTimeFormat(locale.id, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const day = new Intl.DateTimeFormat('sv', { dateStyle: 'short' }).format(date);
  return `${formatIsoDate(day, locale)}, ${time.format(date)}`;
}
