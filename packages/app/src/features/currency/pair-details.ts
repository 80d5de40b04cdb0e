import type { RateOrigin, RatesWithQuotes } from '@equivale/contract';
import type { RatesTable } from '../../api/rates.ts';
import type { SourceQuotes } from '../../api/source-quotes.ts';
import { sourceName } from '../../converter/provenance/source-name.ts';
import type { Translate } from '../../i18n/i18n.ts';

export type Details = RatesWithQuotes['details'][string];

/** What the service says of the currencies of a pair, the dollar aside, in which all are quoted. */
export const detailsOf = (quotes: SourceQuotes, codes: readonly string[]): [string, Details][] =>
  typeof quotes === 'string'
    ? []
    : codes.flatMap((code): [string, Details][] => {
        const details = quotes.details[code];
        return details ? [[code, details]] : [];
      });

/** Origins of days that have not begun there, with a figure of a currency of a pair. */
export const announcedOf = (quotes: SourceQuotes, pair: readonly string[]): readonly RateOrigin[] =>
  typeof quotes === 'string' || !quotes.announced
    ? []
    : quotes.announced.filter(({ codes }) => codes.some((code) => pair.includes(code)));

/** Whether something else is official: segments, or a figure of a day that has not begun there. */
export const hasMore = (quotes: SourceQuotes, codes: readonly string[]): boolean =>
  announcedOf(quotes, codes).length > 0 ||
  detailsOf(quotes, codes).some(([, { opinions }]) => opinions.some(({ segment }) => segment !== undefined));

/** What must be known of a pair: a doubted peg, or an authority without a figure, which nobody knows while sources load. */
export function noticesOf(
  codes: readonly string[],
  table: RatesTable,
  quotes: SourceQuotes,
  t: Translate,
): string[] {
  const known = new Map(detailsOf(quotes, codes));
  const published = [...known.values()].flatMap(({ opinions }) =>
    opinions.map(({ source, institution = source }) => institution),
  );
  return codes.flatMap((code) => {
    const origin = table.origins.find((one) => one.codes.includes(code));
    if (!origin || origin.source === 'legal') return [];
    if (origin.doubted) return t('provenance.doubted', { code });
    const { authority } = known.get(code) ?? {};
    const { source, institution = source, compiled } = origin;
    if (authority && authority.key !== institution) {
      const name = sourceName({ sources: { [authority.key]: authority } }, authority.key, t);
      return published.includes(authority.key) ? [] : t('provenance.authority.absent', { name, code });
    }
    const isOthers = quotes !== 'loading' && (compiled || (authority === null && source !== 'ecb'));
    return isOthers ? t('provenance.authority.none', { code }) : [];
  });
}
