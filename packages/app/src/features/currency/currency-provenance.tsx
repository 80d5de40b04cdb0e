import { formatIsoDate, formatPercent, formatRelativeTime, type Locale, quote } from '@equivale/core';
import type { Rates, RatesTable } from '../../api/rates.ts';
import { type SourceQuotes, useSourceQuotes } from '../../api/source-quotes.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { ProvenanceSheet, type SourceRow } from '../../converter/provenance/provenance-sheet.tsx';
import { sourceName } from '../../converter/provenance/source-name.ts';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { shareView } from '../../platform/share-app.ts';
import { useNow } from '../../platform/use-now.ts';
import { calculation, figureRows, full } from './figure-rows.ts';
import { areWorthACard, gapText, kindName, shownKinds } from './kinds/describe-kind.ts';
import { type PairQuote, pairQuotes, spreadPercent } from './pair-quotes.ts';

interface CurrencyProvenanceProps {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** `1 EUR = 1,1699 USD`, undefined where a rate is missing. */
function equation(from: string, to: string, rates: Rates, locale: Locale): string | undefined {
  const one = quote({ amount: '1', from, to }, rates.table);
  return one.ok ? `1 ${from} = ${full(one.rate, locale)} ${to}` : undefined;
}

/** The moment the newest table arrived, or where it was found instead. */
function received(rates: Rates, nowMs: number, t: Translate, locale: Locale): string {
  if (rates.place !== 'network') return t(`provenance.place.${rates.place}`);
  const { fetchedAt } = rates.table;
  return fetchedAt === null
    ? t('provenance.place.seed')
    : formatRelativeTime(Date.parse(fetchedAt), nowMs, locale, new Date().getTimezoneOffset());
}

/** Sources beside the ones in use, and how far they are from these. */
function quoteRows(
  quotes: readonly PairQuote[],
  table: RatesTable,
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
      name: sourceName(table, source, t),
      detail: formatIsoDate(date, locale),
      value: `1 ${from} = ${full(rate, locale)} ${to}`,
      note: t('provenance.comparison', { percent: formatPercent(percent, locale, { signed: true }) }),
    }))
    .filter(({ name }) => !names.includes(name));
}

/** Rates of the street that hardly differ from the official one: they have no card of their own. */
function streetRows(pair: string, rates: Rates, t: Translate, locale: Locale): SourceRow[] {
  const [from = '', to = ''] = pair.split(' ');
  const kinds = rates.table.kinds ? shownKinds(from, to, rates.table) : [];
  if (areWorthACard(kinds)) return [];
  return kinds.map((kind) => ({
    id: `street ${kind.street.name}`,
    name: `${kindName(kind.street.name, t)} · ${sourceName(rates.table, kind.street.source, t)}`,
    detail: `${formatIsoDate(kind.street.date, locale)} · ${t('provenance.street')}`,
    value: `1 ${from} = ${full(kind.rate, locale)} ${to}`,
    note: t('provenance.comparison', { percent: gapText(kind, locale) ?? '' }),
  }));
}

/** How far apart the sources are, or why that is unknown. */
function spread(details: SourceQuotes, quotes: readonly PairQuote[], t: Translate, locale: Locale): string {
  if (typeof details === 'string') return t(`provenance.spread.${details}`);
  const percent = spreadPercent(quotes);
  return percent === undefined ? t('provenance.spread.single') : formatPercent(percent, locale);
}

/** The full provenance of a pair's rate. */
export function CurrencyProvenance({ from, to, rates, opener, onClose }: CurrencyProvenanceProps) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const made = pairFigures(rates.table, from, to);
  const { day } = made;
  const details = useSourceQuotes(rates.place === 'network');
  const quotes = typeof details === 'string' ? [] : pairQuotes(details, rates.table, from, to);
  const used = figureRows(made, rates.table, t, locale);
  const facts = [
    { name: t('provenance.inverse'), value: equation(to, from, rates, locale) },
    { name: t('provenance.published'), value: published(rates, day, locale) },
    { name: t('provenance.received'), value: received(rates, now, t, locale) },
    {
      name: t('provenance.signature'),
      value: rates.signature && t(`provenance.signature.${rates.signature}`),
    },
    { name: t('provenance.calculation'), value: calculation(made, t, locale) },
    { name: t('provenance.spread'), value: spread(details, quotes, t, locale) },
  ];
  return (
    <ProvenanceSheet
      headline={equation(from, to, rates, locale) ?? t('error.missing-rate', { code: to })}
      lead={
        day === undefined
          ? t(rates.place === 'fixed' ? 'provenance.lead.fixed' : 'provenance.lead.legal')
          : t('provenance.lead', { date: formatIsoDate(day, locale) })
      }
      facts={facts.flatMap(({ name, value }) => (value === undefined ? [] : { name, value }))}
      sources={[
        ...used,
        ...quoteRows(quotes, rates.table, `${from} ${to}`, used, t, locale),
        ...streetRows(`${from} ${to}`, rates, t, locale),
      ]}
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
