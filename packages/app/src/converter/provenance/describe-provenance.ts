import {
  DAY_MS,
  dayNumber,
  dayOfInstant,
  formatDecimal,
  formatFixed,
  formatIsoDate,
  formatRelativeTime,
  type Locale,
} from '@equivale/core';
import type { Rates } from '../../api/rates.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { type FixedFigure, pairFigures } from './pair-figures.ts';
import type { ProvenanceState } from './provenance-strip.tsx';
import { sourceName } from './source-name.ts';

/** Central banks publish on working days: over a long weekend a rate is this old and still the newest. */
export const OLD_AFTER_DAYS = 5;

interface Provenance {
  /** The pair has no rate. */
  readonly isMissing: boolean;
  readonly state: ProvenanceState;
  readonly word: string | undefined;
  readonly text: string;
  /** Beside the chip that names source and day: the age, or what is not as it should be. */
  readonly note: string;
}

/** Bundled rates while the service is requested: their date says enough, and the page was prerendered with this text. */
export const isFirstSight = (rates: Rates): boolean => rates.place === 'bundle' && rates.isRefreshing;

/** The relative age, unless it is so great that it would only repeat the date. */
function ageText(rates: Rates, nowMs: number, locale: Locale): string | undefined {
  const { timestamp } = rates.table;
  if (timestamp === null || isFirstSight(rates)) return undefined;
  const thenMs = Date.parse(timestamp);
  return nowMs - thenMs < 7 * DAY_MS ? formatRelativeTime(thenMs, nowMs, locale) : undefined;
}

function stateOf(rates: Rates, age: number): Exclude<ProvenanceState, 'past' | 'own'> {
  if (rates.place === 'fixed') return 'approximate';
  if (rates.isRefreshing && rates.place !== 'network') return 'loading';
  if (age > OLD_AFTER_DAYS) return 'old';
  if (rates.refusal) return 'rejected';
  return rates.isUnreachable ? 'offline' : 'good';
}

/** The label of a state that is not good. */
function wordOf(
  state: Exclude<ProvenanceState, 'past' | 'own'>,
  age: number,
  t: Translate,
  locale: Locale,
): string | undefined {
  if (state === 'good') return undefined;
  // Always several days (OLD_AFTER_DAYS), so no plural form is to be chosen: the first one of a page costs a phone 60 ms.
  if (state === 'old') return t('provenance.old', { count: formatFixed(age, 0, locale) });
  return t(`provenance.${state}`);
}

/** What law or policy says of a currency: `AED por su paridad fija con USD: 3,6725`. */
export const describeFixed = (
  { fixed, currency, anchor, base, text }: FixedFigure,
  t: Translate,
  locale: Locale,
): string =>
  t(`provenance.${fixed}`, {
    code: currency,
    anchor,
    rate:
      base === anchor ? formatDecimal(text, locale) : `1 ${base} = ${formatDecimal(text, locale)} ${anchor}`,
  });

/** Source, date and age of the pair's oldest part, with a label where it is not good. */
export function describeProvenance(
  rates: Rates,
  pair: { from: string; to: string },
  nowMs: number,
  t: Translate,
  locale: Locale,
): Provenance {
  const { figures, market, fixed, day } = pairFigures(rates.table, pair.from, pair.to);
  const age = day ? Math.max(0, dayOfInstant(nowMs) - dayNumber(day)) : 0;
  const state = stateOf(rates, age);
  // What law fixes is not of the day on which the table arrived.
  const isOnlyFixed = market.length === 0 && fixed.length > 0;
  // Of an old rate the label says it already, in whole days of the rate's own date.
  const since = state === 'old' || isOnlyFixed ? undefined : ageText(rates, nowMs, locale);
  const laws = fixed.map((figure) => describeFixed(figure, t, locale));
  const word = wordOf(state, age, t, locale);
  const bundled = isFirstSight(rates) ? t('provenance.bundled') : undefined;
  const parts = [
    bundled,
    ...new Set(
      market.map(
        ({ source, day }) =>
          `${sourceName(rates.table, source, t, { isShort: true })} · ${formatIsoDate(day, locale)}`,
      ),
    ),
    since,
    ...laws,
  ];
  const text = state === 'approximate' ? t('provenance.undated') : parts.filter(Boolean).join(' · ');
  const note = [word, bundled, since, ...laws].filter(Boolean).join(' · ');
  const isMissing = figures.length === 0 && state !== 'loading';
  return { isMissing, state, word, text, note };
}
