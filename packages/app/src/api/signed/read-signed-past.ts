import { type AverageRate, type ExchangeRates, HISTORY_BASE, type HistoryPoint } from '@equivale/contract';
import type { SignedFault, SignedSources } from '@equivale/contract/signed-tables';
import {
  averageRate,
  crossHistories,
  type DaySpan,
  dayNumber,
  HISTORY_DIGITS,
  parseDecimal,
} from '@equivale/core';
import { PEGS } from '@equivale/core/money';
import { pointBy } from '../cut-period.ts';
import { readSignedFiles } from './read-signed-history.ts';

/** Longest published figure; longer ones are quotients, of which only the service has both parts. */
const PUBLISHED_DIGITS = 12;
/** Days without publication: the ECB pauses for five days at most. */
const DAILY_GAP_DAYS = 7;
const ONE = { n: 1n, d: 1n };

/** Published figures per euro, all from one source. */
interface PublishedFigures {
  readonly source: string;
  readonly byCode: ReadonlyMap<string, readonly HistoryPoint[]>;
}

const isPublished = ({ rate }: HistoryPoint): boolean =>
  rate.replace('.', '').replace(/^0+/, '').length <= PUBLISHED_DIGITS;

/** @param wanted the part of the histories to use @returns undefined if it is not as published, or from several sources */
async function readFigures(
  sources: SignedSources,
  currencies: readonly string[],
  wanted: (points: readonly HistoryPoint[]) => readonly HistoryPoint[] | undefined,
): Promise<PublishedFigures | SignedFault | undefined> {
  const codes = [...new Set(currencies)].filter((code) => code !== HISTORY_BASE);
  if (codes.some((code) => PEGS.some((peg) => peg.code === code))) return undefined;
  const files = await readSignedFiles(sources, codes);
  if (typeof files === 'string') return files;
  const parts = files.map((file) => file && wanted(file.data));
  const [first] = files;
  if (!first?.source || files.some((file) => file?.source !== first.source)) return undefined;
  const byCode = new Map<string, readonly HistoryPoint[]>();
  for (const [at, code] of codes.entries()) {
    const points = parts[at];
    if (!points?.every(isPublished)) return undefined;
    byCode.set(code, points);
  }
  return { source: first.source, byCode };
}

/** Rates on a day; undefined without publications of one common day in signed files. */
export async function readSignedDay(
  sources: SignedSources,
  currencies: readonly string[],
  day: string,
): Promise<ExchangeRates | SignedFault | undefined> {
  const figures = await readFigures(sources, [...currencies, 'USD'], (points) => {
    const point = pointBy(points, day);
    return point && [point];
  });
  if (typeof figures !== 'object') return figures;
  const points = [...figures.byCode].flatMap(([code, [point]]) => (point ? [[code, point] as const] : []));
  const date = points[0]?.[1].date ?? '';
  const dollars = Number(figures.byCode.get('USD')?.[0]?.rate);
  if (points.some(([, point]) => point.date !== date)) return undefined;
  const published = Object.fromEntries(points.map(([code, { rate }]) => [code, rate]));
  const doubles = points.map(([code, { rate }]) => [code, Number(rate) / dollars]);
  const rates = { ...Object.fromEntries(doubles), USD: 1, EUR: 1 / dollars };
  const codes = Object.keys(rates);
  const origin = { source: figures.source, date, mark: 'observed', codes } as const;
  return {
    base: 'USD',
    rates,
    timestamp: `${date}T00:00:00.000Z`,
    fallback: false,
    fetchedAt: null,
    origins: [{ ...origin, published: { base: HISTORY_BASE, rates: published } }],
  };
}

/** The figures of a span if they cover each business day. */
function daily(points: readonly HistoryPoint[], { from, to }: DaySpan): HistoryPoint[] | undefined {
  const [oldest, newest] = [points[0], points.at(-1)];
  if (!oldest || !newest || oldest.date > from || newest.date < from) return undefined;
  const found = points.filter(({ date }) => date >= from && date <= to);
  const days = [from, ...found.map(({ date }) => date), newest.date < to ? newest.date : to].map(dayNumber);
  const isDaily = days.every((day, at) => day - (days[at - 1] ?? day) <= DAILY_GAP_DAYS);
  return isDaily ? found : undefined;
}

const seriesOf = (points: readonly HistoryPoint[] | undefined) =>
  points && { figures: points.map(({ rate }) => parseDecimal(rate) ?? ONE), arePrices: false };

/** The average from signed files, computed like the service's; undefined if they do not cover the span. */
export async function readSignedAverage(
  sources: SignedSources,
  base: string,
  target: string,
  span: DaySpan,
): Promise<AverageRate | SignedFault | undefined> {
  const figures = await readFigures(sources, [base, target], (points) => daily(points, span));
  if (typeof figures !== 'object') return figures;
  const { source, byCode } = figures;
  const [ofBase, ofTarget] = [byCode.get(base), byCode.get(target)];
  const days = new Set((ofBase ?? ofTarget)?.map(({ date }) => date));
  const isWhole = [ofBase, ofTarget].every((side) => !side || side.every(({ date }) => days.has(date)));
  if (!isWhole || days.size === 0 || (ofBase && ofTarget && ofBase.length !== ofTarget.length))
    return undefined;
  const inOrder = crossHistories(ofTarget, ofBase).toSorted((a, b) => Number(a.rate) - Number(b.rate));
  const average = averageRate(seriesOf(ofTarget), seriesOf(ofBase), ONE).toSignificant(HISTORY_DIGITS);
  const [lowest = null, highest = null] = [inOrder[0], inOrder.at(-1)];
  return { base, target, ...span, source, average, days: days.size, lowest, highest };
}
