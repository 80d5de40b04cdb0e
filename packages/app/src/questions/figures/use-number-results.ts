import type { RateTable } from '@equivale/core';
import { useRates } from '../../api/rates.ts';
import type { Pair } from '../../conversion/conversion.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { LIMITS } from '../../device/limits.ts';
import { ownRateInUse, useOwnMoney } from '../../device/own-money/own-money.ts';
import { useFavorites, useRecentConversions } from '../../device/stored-pairs.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import type { QuestionResults } from '../question-results.ts';
import { resolveAmount } from '../resolve-question.ts';
import { rowOf } from '../use-question-results.ts';
import { isNumber } from './figures.ts';

/** Pairs that a number is answered with. */
const MOST = 4;

/** The pairs that the person uses, the last one first. */
function useLastPairs(): readonly Pair[] {
  const { from, to } = useConverterState((state) => state.currency);
  const { data: recent = [] } = useRecentConversions(LIMITS.recentInSearch);
  const { data: favorites = [] } = useFavorites();
  const current: Pair = { category: 'currency', fromUnit: from, toUnit: to[0] };
  const all = [...recent, ...favorites, current].filter(({ category }) => category !== 'kitchen');
  const keyOf = ({ category, fromUnit, toUnit }: Pair) => [category, fromUnit, toUnit].join();
  return [...new Map(all.map((pair) => [keyOf(pair), pair])).values()].slice(0, MOST);
}

/** A number alone in the pair that was converted last, then in others of the person; nothing for any other text. */
export function useNumberResults(query: string): QuestionResults | undefined {
  const { t, locale } = useTranslate();
  const table: RateTable | undefined = useRates()?.table;
  const money = useOwnMoney();
  const pairs = useLastPairs();
  if (!isNumber(query) || !table) return undefined;
  const ownRateOf = (from: string, to: string) => ownRateInUse(money, from, to);
  const [best, ...others] = pairs
    .flatMap((pair) => resolveAmount(query, pair, locale, table, ownRateOf))
    .map((result) => rowOf(result, t, locale));
  return best && { results: [{ ...best, tag: t('search.last') }], others };
}
