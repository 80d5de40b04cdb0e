import { formatIsoDate, formatPercent, type Locale } from '@equivale/core';
import { type Rates, type RatesTable, useRates } from '../../api/rates.ts';
import { type SourceQuotes, useSourceQuotes } from '../../api/source-quotes.ts';
import { config } from '../../config.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { ProvenanceSheet, type SourceRow } from '../../converter/provenance/provenance-sheet.tsx';
import { sourceName } from '../../converter/provenance/source-name.ts';
import {
  describeVoice,
  institutionName,
  typeName,
  type Voice,
  voiceOf,
} from '../../converter/provenance/voices.ts';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { pathIn } from '../../i18n/languages.ts';
import { isOutOfReach } from '../../platform/out-of-reach.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { isNative } from '../../platform/platform.ts';
import { useNow } from '../../platform/use-now.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { calculation, figureRows, full } from './figure-rows.ts';
import { areWorthACard, gapText, kindName, shownKinds } from './kinds/describe-kind.ts';
import { hasMore, noticesOf } from './pair-details.ts';
import { isComparable, type PairQuote, pairQuotes, spreadPercent } from './pair-quotes.ts';
import { equation, published, received } from './provenance-facts.ts';

const OfficialRates = lazyPart(
  async () => (await import('./official/official-rates.tsx')).OfficialRates,
  'official',
);

interface CurrencyProvenanceProps extends OverlayProps {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
}

/** Sources beside the ones in use, and how far they are from these. */
function quoteRows(
  quotes: readonly PairQuote[],
  { table, from, to, day }: { table: RatesTable; from: string; to: string; day: string | undefined },
  used: readonly SourceRow[],
  t: Translate,
  locale: Locale,
): SourceRow[] {
  const names = used.map(({ name }) => name);
  return quotes
    .map((quoted) => ({
      id: `contrast ${quoted.source}`,
      name: institutionName(table, quoted, t),
      detail: [formatIsoDate(quoted.date, locale), describeVoice(table, quoted, t)]
        .filter(Boolean)
        .join(' · '),
      value: `1 ${from} = ${full(quoted.rate, locale)} ${to}`,
      note: isComparable(quoted, day)
        ? t('provenance.comparison', { percent: formatPercent(quoted.percent, locale, { signed: true }) })
        : t('provenance.noted'),
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

function spread(response: SourceQuotes, quotes: readonly PairQuote[], t: Translate, locale: Locale): string {
  if (typeof response === 'string') return t(`provenance.spread.${response}`);
  const percent = spreadPercent(quotes);
  return percent === undefined ? t('provenance.spread.single') : formatPercent(percent, locale);
}

/** Who says each figure in use, and what kind of figure it is: `Banco Central Europeo · tipo de referencia`. */
const leadOf = (voices: readonly Voice[], table: RatesTable, t: Translate): string =>
  [
    ...new Set(
      voices.map((voice) =>
        [institutionName(table, voice, t), typeName(voice, t)].filter(Boolean).join(' · '),
      ),
    ),
    t('provenance.lead'),
  ].join('\n');

/** Pages of the site about these figures; the native app has none of its own. */
function ReadOn() {
  const { t, language } = useTranslate();
  const site = isNative() ? config.siteUrl : '';
  return (
    <p className="mt-2 flex flex-wrap gap-x-6">
      {(['meaning', 'status'] as const).map((page) => (
        <a
          key={page}
          className="inline-flex min-h-touch items-center text-accent underline underline-offset-3"
          href={site + pathIn(language, page === 'status' ? '/status' : '/docs/rates')}
          target="_blank"
          rel="noopener"
          onClick={(event) => isOutOfReach() && event.preventDefault()}
        >
          {t(`provenance.${page}`)}
        </a>
      ))}
    </p>
  );
}

export function CurrencyProvenance({ from, to, rates: opened, ...sheet }: CurrencyProvenanceProps) {
  const rates = useRates() ?? opened;
  const { t, locale } = useTranslate();
  const now = useNow();
  const made = pairFigures(rates.table, from, to);
  const { day } = made;
  const response = useSourceQuotes(rates.place === 'network');
  const quotes = typeof response === 'string' ? [] : pairQuotes(response.details, rates.table, from, to);
  const used = figureRows(made, rates.table, t, locale);
  const voices = made.market.map((figure) => voiceOf(figure, rates.table));
  // Of several the rows say it, each of its own.
  const voice = new Set(voices).size === 1 ? voices[0] : undefined;
  const comparable = quotes.filter((quoted) => isComparable(quoted, day));
  const facts = [
    [t('provenance.type'), voice && typeName(voice, t)],
    [t('provenance.validFor'), day && formatIsoDate(day, locale)],
    [t('provenance.published'), published(rates, voice, day, locale)],
    [
      t('provenance.via'),
      voice?.via && t('provenance.via.rebased', { name: sourceName(rates.table, voice.via, t) }),
    ],
    [t('provenance.inverse'), equation(to, from, rates, locale)],
    [t('provenance.received'), received(rates, now, t, locale)],
    [t('provenance.signature'), rates.signature && t(`provenance.signature.${rates.signature}`)],
    [t('provenance.calculation'), calculation(made, t, locale)],
    [t('provenance.spread'), spread(response, comparable, t, locale)],
  ] as const;
  return (
    <ProvenanceSheet
      headline={equation(from, to, rates, locale) ?? t('error.missing-rate', { code: to })}
      lead={
        day === undefined
          ? t(rates.place === 'fixed' ? 'provenance.lead.fixed' : 'provenance.lead.legal')
          : leadOf(voices, rates.table, t)
      }
      notices={noticesOf([from, to], rates.table, response, t)}
      facts={facts}
      sources={[
        ...used,
        ...quoteRows(quotes, { table: rates.table, from, to, day }, used, t, locale),
        ...streetRows(`${from} ${to}`, rates, t, locale),
      ]}
      remark={t('provenance.remark')}
      {...sheet}
      links={<ReadOn />}
    >
      {hasMore(response, [from, to]) && (
        <Part>
          <OfficialRates codes={[from, to]} table={rates.table} quotes={response} />
        </Part>
      )}
    </ProvenanceSheet>
  );
}
