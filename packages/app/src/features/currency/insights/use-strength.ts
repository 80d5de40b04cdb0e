import type { HistoryPoint } from '@equivale/contract';
import { dayNumber, strengthIndex } from '@equivale/core';
import { useMemo } from 'react';
import { useHistory } from '../../../api/history.ts';

/** SPEC section 9's fixed values: shown under a label where there is no history to compute from. */
const PLACEHOLDERS = { USD: 85, EUR: 78, GBP: 72, JPY: 68, CHF: 75 };
const SPAN = 30;

export interface Strength {
  /** `placeholder`: the service has no history; `unknown`: the device has none, and the service does not answer. */
  readonly state: 'loading' | 'ready' | 'placeholder' | 'unknown';
  /** Score by currency, strongest first. */
  readonly scores: readonly (readonly [code: string, score: number])[];
  /** First and last day compared; undefined for placeholders. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** How USD, EUR, GBP, JPY and CHF have done against each other over the last 30 days. */
export function useStrength(): Strength {
  const usd = useHistory('EUR', 'USD', '1m');
  const gbp = useHistory('EUR', 'GBP', '1m');
  const jpy = useHistory('EUR', 'JPY', '1m');
  const chf = useHistory('EUR', 'CHF', '1m');
  const isLoading = [usd, gbp, jpy, chf].some((history) => history.isLoading);
  const [usdData, gbpData, jpyData, chfData] = [usd, gbp, jpy, chf].map(({ response }) => response?.data);
  return useMemo(() => {
    const perEuro = { USD: usdData, GBP: gbpData, JPY: jpyData, CHF: chfData };
    const ends = isLoading ? undefined : compareEnds(perEuro);
    if (ends) return { state: 'ready', ...ends };
    const isAnswered = Object.values(perEuro).every((data) => data !== undefined);
    const state = isLoading ? 'loading' : isAnswered ? 'placeholder' : 'unknown';
    return { state, scores: ranked(PLACEHOLDERS), from: undefined, to: undefined };
  }, [usdData, gbpData, jpyData, chfData, isLoading]);
}

/** Scores between the newest day that all have, and the newest such day at least 30 days before (or the first one). */
function compareEnds(perEuro: Readonly<Record<string, readonly HistoryPoint[] | undefined>>) {
  const byCode = Object.entries(perEuro).map(
    ([code, data = []]) => [code, new Map(data.map(({ date, rate }) => [date, Number(rate)]))] as const,
  );
  const [first] = byCode;
  const days = [...(first?.[1].keys() ?? [])].filter((date) => byCode.every(([, rates]) => rates.has(date)));
  const to = days.at(-1);
  if (to === undefined || days.length < 2) return undefined;
  const from = days.findLast((date) => dayNumber(to) - dayNumber(date) >= SPAN) ?? days[0] ?? to;
  const ratesOn = (date: string) => ({
    EUR: 1,
    ...Object.fromEntries(byCode.map(([code, rates]) => [code, rates.get(date) ?? 0])),
  });
  return { scores: ranked(strengthIndex(ratesOn(from), ratesOn(to))), from, to };
}

const ranked = (scores: Readonly<Record<string, number>>) =>
  Object.entries(scores).sort(([, a], [, b]) => b - a);
