import type { RatesWithQuotes } from '@equivale/contract';
import { formatDecimal, formatIsoDate, type Locale } from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import type { SourceQuotes } from '../../api/source-quotes.ts';
import { institutionName, typeName } from '../../converter/provenance/voices.ts';
import { type MessageKey, type Translate, useTranslate } from '../../i18n/i18n.ts';

type Details = RatesWithQuotes['details'][string];

/** What the service says of the currencies of a pair, the dollar aside, in which all are quoted. */
const detailsOf = (details: SourceQuotes, codes: readonly string[]): [string, Details][] =>
  typeof details === 'string'
    ? []
    : codes.flatMap((code): [string, Details][] => (details[code] ? [[code, details[code]]] : []));

/**
 * What a reader has to know of the currencies of a pair: a peg that is doubted, or an authority of which there is no figure.
 * @param codes of the pair
 */
export function noticesOf(
  codes: readonly string[],
  table: RatesTable,
  details: SourceQuotes,
  t: Translate,
): string[] {
  const known = new Map(detailsOf(details, codes));
  return codes.flatMap((code) => {
    const origin = table.origins.find((one) => one.codes.includes(code));
    if (!origin || origin.source === 'legal') return [];
    if (origin.doubted) return t('provenance.doubted', { code });
    const { authority } = known.get(code) ?? {};
    const { source, institution = source, compiled } = origin;
    if (authority && authority.key !== institution)
      return t('provenance.authority.absent', { name: authority.name, code });
    return compiled ? t('provenance.authority.none', { code }) : [];
  });
}

interface PairProps {
  readonly codes: readonly string[];
  readonly table: RatesTable;
  readonly details: SourceQuotes;
}

const perDollar = (rate: number, published: string | undefined, locale: Locale) =>
  formatDecimal(published ?? String(rate), locale);

/** A message that a segment may have, by its currency; none of a segment that came after the app was built. */
const segmentText = (code: string, segment: string, part: string, t: Translate): string | undefined => {
  const key = `segment.${code}.${segment}${part}`;
  const text = t(key as MessageKey);
  return text === key ? undefined : text;
};

/** Official rates that hold side by side, the one in use marked: they are never averaged. */
function Segments({ code, table, detail }: { code: string; table: RatesTable; detail: Details }) {
  const { t, locale } = useTranslate();
  const used = table.origins.find(({ codes }) => codes.includes(code))?.segment;
  const rows = detail.opinions.filter(({ segment }) => segment !== undefined);
  const [first] = rows;
  if (!first || new Set(rows.map(({ segment }) => segment)).size < 2) return null;
  return (
    <>
      <ul className="mt-3 overflow-hidden rounded-card border border-line [&>li+li]:border-line [&>li+li]:border-t">
        {rows.map(({ segment = '', rate, published, source, rateType, compiled }) => (
          <li key={source} className={`px-4 py-3 ${segment === used ? 'bg-accent-soft' : ''}`}>
            <div className="flex flex-wrap justify-between gap-x-3">
              <b className="font-semibold">{segmentText(code, segment, '', t) ?? segment}</b>
              <span className="ms-auto">
                1 USD ={' '}
                {perDollar(rate, published?.base === 'USD' ? published.rates[code] : undefined, locale)}{' '}
                {code}
              </span>
            </div>
            <p className={`type-label text-pretty ${segment === used ? '' : 'text-muted'}`}>
              {[
                segment === used ? t('provenance.used') : undefined,
                typeName({ source, rateType, compiled }, t),
                segmentText(code, segment, '.purpose', t),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <p className="type-label mt-2 text-pretty text-muted">
        {t('provenance.segments', { name: institutionName(table, first, t) })}
      </p>
    </>
  );
}

/** A figure that is published for a day which has not begun there: shown, and not used yet. */
function Announced({ code, announced }: { code: string; announced: NonNullable<Details['announced']> }) {
  const { t, locale } = useTranslate();
  const { date, rate, published } = announced;
  return (
    <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 rounded-field border border-line px-4 py-3">
      <span className="min-w-0">
        {t('provenance.announced', { date: formatIsoDate(date, locale) })}
        <small className="type-label block text-pretty text-muted">{t('provenance.announced.note')}</small>
      </span>
      <b className="ms-auto font-semibold">
        1 USD = {perDollar(rate, published?.base === 'USD' ? published.rates[code] : undefined, locale)}{' '}
        {code}
      </b>
    </div>
  );
}

/** What is official besides the rate in use: segments beside each other, and what is announced. */
export const OfficialRates = ({ codes, table, details }: PairProps) =>
  detailsOf(details, codes).map(([code, detail]) => (
    <div key={code}>
      <Segments code={code} table={table} detail={detail} />
      {detail.announced ? <Announced code={code} announced={detail.announced} /> : null}
    </div>
  ));
