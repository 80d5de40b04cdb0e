import type { ExchangeRates } from '@equivale/contract';
import { dayNumber, isoDate, SAME_MONEY } from '@equivale/core';
import { publishedBy } from '../rates/exchange-rates.ts';
import type { ObservationIndex } from '../rates/observation-index.ts';
import { sourceInfo } from '../sources/all-sources.ts';
import type { Observation } from '../sources/source.ts';

type Origin = ExchangeRates['origins'][number];

/** Rates that differ by less are the same figure, divided in another order. */
const SAME = 1e-12;

/** When values were published, by source, code and day, as far as their sources say so. */
export type PublicationTimes = ReadonlyMap<string, string>;

const keyOf = (source: string, code: string, date: string): string => `${source} ${code} ${date}`;

export const publicationTimes = (values: Iterable<Observation>): PublicationTimes =>
  new Map(
    [...values].flatMap(({ source, code, date, publishedAt }) =>
      publishedAt === undefined ? [] : [[keyOf(source, code, date), publishedAt] as const],
    ),
  );

/** Code of the series by which a source quotes a currency: its own currency is quoted by the dollar. */
const quoted = (source: string, code: string): string =>
  sourceInfo(source).base === code ? 'USD' : (SAME_MONEY.get(code) ?? code);

/** The first figure after a day that differs from the one in force on it. */
function announcedAfter({ source, date }: Origin, code: string, index: ObservationIndex) {
  const day = dayNumber(date);
  const rate = index.cross(source, code, 'USD', day)?.rate;
  for (let at = day; rate !== undefined; ) {
    const next = index.next(source, quoted(source, code), at);
    if (next === undefined) return undefined;
    const found = index.cross(source, code, 'USD', next.day);
    if (found?.day === next.day && Math.abs(found.rate / rate - 1) > SAME) return found;
    at = next.day;
  }
  return undefined;
}

/** The origins of what the sources of an origin have published for later days, one for each code and day. */
function announcedBy(origin: Origin, index: ObservationIndex, times: PublicationTimes): Origin[] {
  const { source, published: _, ...rest } = origin;
  return origin.codes.flatMap((code): Origin[] => {
    const found = announcedAfter(origin, code, index);
    const published = found && publishedBy({ source, code, day: found.day }, index);
    if (found === undefined || published === undefined) return [];
    const date = isoDate(found.day);
    const publishedAt = times.get(keyOf(source, quoted(source, code), date));
    return [{ ...rest, source, date, codes: [code], published, ...(publishedAt && { publishedAt }) }];
  });
}

/** A table with what is known of its publications: when each origin was published, and what is announced for days to come. */
export function withPublications<Table extends Pick<ExchangeRates, 'origins'>>(
  table: Table,
  index: ObservationIndex,
  times: PublicationTimes,
): Table & Pick<ExchangeRates, 'announced'> {
  const observed = table.origins.filter(({ mark }) => mark === 'observed');
  const announced = observed.flatMap((origin) => announcedBy(origin, index, times));
  const origins = table.origins.map((origin) => {
    const { source, codes, date } = origin;
    const publishedAt = codes
      .flatMap((code) => times.get(keyOf(source, quoted(source, code), date)) ?? [])
      .sort()
      .at(-1);
    return publishedAt === undefined ? origin : { ...origin, publishedAt };
  });
  return { ...table, origins, ...(announced.length > 0 && { announced }) };
}
