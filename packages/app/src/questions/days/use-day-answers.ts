import type { RateTable } from '@equivale/core';
import { localDay } from '../../conversion/past-days.ts';
import { useHydratedQuery } from '../../device/use-hydrated-query.ts';
import { saying, useTranslate } from '../../i18n/i18n.ts';
import type { QuestionOutcome } from '../resolve-question.ts';
import type { DayAnswer } from './day-question.ts';

/** What a year, or a date in figures, looks like: a text with one may be understood as something else without it. */
const DATE_LIKE = /(?:19|20)\d\d|\d[/.-]\d+[/.-]\d/;

let loaded: typeof import('./day-question.ts') | undefined;

/**
 * What a text asks about a day gone by; what understands days is loaded with the first text that may name one.
 * @param outcome what the text comes to without them; undefined while that is not known
 * @returns nothing, or an empty list, for a text that names no day
 */
export function useDayAnswers(
  query: string,
  outcome: QuestionOutcome | undefined,
  table: RateTable | undefined,
): readonly DayAnswer[] | 'loading' | undefined {
  const { locale } = useTranslate();
  const isUnderstood = outcome?.ok === true && outcome.corrections.length === 0;
  const mayName = isUnderstood ? DATE_LIKE.test(query) : /\d/.test(query);
  const today = localDay(Date.now());
  const isWanted =
    table !== undefined &&
    outcome !== undefined &&
    mayName &&
    (!loaded || loaded.mayNameDay(query, { locale, today }));
  const { data, isLoading } = useHydratedQuery({
    queryKey: ['day-question', locale.id, today, query],
    queryFn: async () => {
      loaded ??= await saying('past', () => import('./day-question.ts'));
      return loaded.answerDay(query, { locale, today, table: table as RateTable, isUnderstood });
    },
    enabled: isWanted,
    retry: false,
    networkMode: 'always',
  });
  if (!isWanted) return undefined;
  return isLoading ? 'loading' : data;
}
