import type { RateOrigin } from '@equivale/contract';
import { formatDecimal, formatIsoDate, type Locale, quote } from '@equivale/core';
import type { RatesTable } from '../../../api/rates.ts';
import type { SourceQuotes } from '../../../api/source-quotes.ts';
import { typeName } from '../../../converter/provenance/voices.ts';
import { type MessageKey, type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { listClass } from '../../../ui/list.ts';
import { announcedOf, type Details, detailsOf } from '../pair-details.ts';

interface PairProps {
  readonly codes: readonly string[];
  readonly table: RatesTable;
  readonly quotes: SourceQuotes;
}

/** A figure per dollar without the noise of its double. */
const perDollar = (rate: number, code: string, locale: Locale) =>
  `1 USD = ${formatDecimal(String(Number(rate.toPrecision(8))), locale)} ${code}`;

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
  if (new Set(rows.map(({ segment }) => segment)).size < 2) return null;
  return (
    <ul className={`mt-3 ${listClass}`}>
      {rows.map(({ segment = '', rate, ...voice }) => (
        <li key={voice.source} className={`px-4 py-3 ${segment === used ? 'bg-accent-soft' : ''}`}>
          <div className="flex flex-wrap justify-between gap-x-3">
            <b className="font-semibold">{segmentText(code, segment, '', t) ?? segment}</b>
            <span className="ms-auto">{perDollar(rate, code, locale)}</span>
          </div>
          <p className={`type-label text-pretty ${segment === used ? '' : 'text-muted'}`}>
            {[
              segment === used && t('provenance.used'),
              typeName(voice, t),
              segmentText(code, segment, '.purpose', t),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A figure that holds from a later day on. */
function Announced({ codes, origin }: { codes: readonly string[]; origin: RateOrigin }) {
  const { t, locale } = useTranslate();
  return origin.codes
    .filter((code) => codes.includes(code))
    .map((code) => {
      const one = quote({ amount: '1', from: 'USD', to: code }, { rates: {}, origins: [origin] });
      return one.ok ? (
        <p
          key={code}
          className="mt-3 flex flex-wrap justify-between gap-x-3 rounded-field border border-line px-4 py-3"
        >
          {t('provenance.announced', { date: formatIsoDate(origin.date, locale) })}
          <b className="ms-auto font-semibold">{perDollar(one.rate.toNumber(), code, locale)}</b>
        </p>
      ) : null;
    });
}

/** What is official besides the rate in use: segments beside each other, and figures of days that have not begun there. */
export function OfficialRates({ codes, table, quotes }: PairProps) {
  return (
    <>
      {detailsOf(quotes, codes).map(([code, detail]) => (
        <Segments key={code} code={code} table={table} detail={detail} />
      ))}
      {announcedOf(quotes, codes).map((origin) => (
        <Announced key={`${origin.codes} ${origin.date}`} codes={codes} origin={origin} />
      ))}
    </>
  );
}
