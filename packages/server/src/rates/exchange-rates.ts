import { type ExchangeRates, isPublishedText } from '@equivale/contract';
import { ecbPublicationMs, isoDate, ratesPerDollar, SAME_MONEY } from '@equivale/core';
import { SOURCES, sourceInfo } from '../sources/all-sources.ts';
import type { SourceKey } from '../sources/source.ts';
import { lawOn } from './facts/currency-facts.ts';
import { voiceOf } from './facts/voice.ts';
import type { ServedRate } from './merge.ts';
import type { ObservationIndex } from './observation-index.ts';

type Origin = ExchangeRates['origins'][number];
type Published = NonNullable<Origin['published']>;

const MAJORS = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY'];

/** The figure of a law as it states it; its base is the anchor. */
function publishedByLaw(code: string, day: number): Published | undefined {
  // the anchor's day may lie before the first of the law
  const law = (lawOn(code, day) ?? lawOn(code, Number.POSITIVE_INFINITY))?.peg;
  if (law?.inverse) return { base: law.anchor, inverse: true, rates: { [code]: law.inverse } };
  return law && { base: law.anchor, rates: { [code]: law.rate } };
}

/** What a source wrote for a code and for the dollar of that day; without one of them nothing, as the two belong together. */
export function publishedBy(
  { source, code, day }: Pick<ServedRate, 'source' | 'code' | 'day'>,
  index: ObservationIndex,
): Published | undefined {
  if (source === 'legal') return publishedByLaw(code, day);
  const { base, inverse } = sourceInfo(source);
  const sides = new Set([SAME_MONEY.get(code) ?? code, 'USD']);
  sides.delete(base);
  const texts = [...sides].map((side) => [side, index.textOn(source, side, day) ?? ''] as const);
  if (!texts.every(([, text]) => isPublishedText(text))) return undefined;
  return { base, ...(inverse && { inverse }), rates: Object.fromEntries(texts) };
}

/**
 * Codes grouped by source, day and mark, by who has a newer value, and by base and direction of what was published, in a fixed order: best source
 * first, then the newer day.
 */
function origins(table: ReadonlyMap<string, ServedRate>, index: ObservationIndex): Origin[] {
  const groups = new Map<string, Origin>();
  for (const served of table.values()) {
    const { code, source, day, mark, doubted, newer } = served;
    const published = publishedBy(served, index);
    const ofLaw = source === 'legal' ? `${published?.base} ${published?.inverse}` : '';
    const key = `${source} ${day} ${mark} ${doubted} ${ofLaw} ${newer?.source} ${newer?.day}`;
    const kind = isMarket(source) ? 'market' : 'official';
    const group = groups.get(key) ?? {
      source,
      date: isoDate(day),
      mark,
      codes: [],
      kind,
      ...(doubted && { doubted }),
      ...(newer && { newer: { source: newer.source, date: isoDate(newer.day) } }),
      ...voiceOf(source),
    };
    const rates = { ...group.published?.rates, ...published?.rates };
    groups.set(key, {
      ...group,
      codes: [...group.codes, code],
      ...(published && { published: { ...published, rates } }),
    });
  }
  const rank = (key: SourceKey): number => SOURCES.findIndex((info) => info.key === key);
  const list = [...groups.values()].map((group) => ({ ...group, codes: group.codes.toSorted() }));
  return list.sort(
    (a, b) =>
      rank(a.source) - rank(b.source) ||
      b.date.localeCompare(a.date) ||
      String(a.codes).localeCompare(String(b.codes)),
  );
}

const isMarket = (source: SourceKey): boolean => ['exchange', 'compiled'].includes(sourceInfo(source).kind);

/** The names of all that a table or a history may speak of: of institutions that a relay passes on, of these. */
export const namesOf = (relayed: ReadonlySet<SourceKey>): NonNullable<ExchangeRates['sources']> =>
  Object.fromEntries(
    SOURCES.filter(
      ({ key, served, kind, via }) =>
        served && kind !== 'computed' && (via === undefined || relayed.has(key)),
    ).map(({ key, name, short }) => [key, { name, ...(short && { short }) }]),
  );

/** Whether a value is stored from an earlier time rather than just fetched. A computed rate is as live as its anchor, which is in the table too. */
const isStored = ({ source, mark }: ServedRate, live: ReadonlySet<SourceKey>): boolean =>
  mark === 'stale' || (source !== 'legal' && !live.has(source));

/**
 * The response of `GET /api/exchange-rates` for a merged table.
 * @param table result of `mergeLatest`, or of `ratesOnDay`
 * @param index the values that were merged, with the texts of the sources
 * @param refresh `live`: sources that answered lately, absent for a day gone by, whose table is a record and no fallback;
 *   `fetchedAt`: instant of the last live refresh
 * @returns rates in order of code; `timestamp` is the publication of the oldest of the major currencies
 */
export function exchangeRates(
  table: ReadonlyMap<string, ServedRate>,
  index: ObservationIndex,
  { live, fetchedAt }: { readonly live?: ReadonlySet<SourceKey>; readonly fetchedAt: string | null },
): ExchangeRates {
  const days = MAJORS.flatMap((code) => table.get(code)?.day ?? []);
  const merged = Object.fromEntries([...table.values()].map(({ code, rate }) => [code, rate]));
  const published = { rates: merged, origins: origins(table, index) };
  return {
    base: 'USD',
    rates: ratesPerDollar(published),
    timestamp: new Date(ecbPublicationMs(isoDate(Math.min(...days)))).toISOString(),
    origins: published.origins,
    sources: namesOf(
      new Set(published.origins.flatMap(({ source, newer }) => [source, newer?.source ?? source])),
    ),
    fallback: live !== undefined && [...table.values()].some((rate) => isStored(rate, live)),
    fetchedAt,
  };
}
