import type { RateTable } from '@equivale/core';
import { localDay } from '../../conversion/past-days.ts';
import { useHydratedQuery } from '../../device/use-hydrated-query.ts';
import { addMessages, useTranslate } from '../../i18n/i18n.ts';
import type { QuestionResults } from '../question-results.ts';
import type { QuestionOutcome } from '../resolve-question.ts';
import type { RowMaker } from './day-results.ts';

/** Matches years and numeric dates, whose texts may mean something else without a day. */
const DATE_LIKE = /(?:19|20)\d\d|\d[/.-]\d+[/.-]\d|(?:el|on) \d+\/\d/i;
/** Matches a figure, and three words: days until Christmas. */
const MAY_NAME = /\d|\S\s+\S+\s+\S/;

type Days = typeof import('./day-question.ts') & typeof import('./day-results.ts');

let loaded: Days | undefined;

async function loadDays(): Promise<Days> {
  const code = [import('./day-question.ts'), import('./day-results.ts')] as const;
  const [question, results] = await Promise.all([...code, addMessages('past')]);
  return { ...question, ...results };
}

/** Loads the day reader with the first text that may name a day; undefined if it names none. */
export function useDayResults(
  query: string,
  outcome: QuestionOutcome | undefined,
  table: RateTable | undefined,
  maker: RowMaker,
): QuestionResults | 'loading' | undefined {
  const { t, locale } = useTranslate();
  const isUnderstood = outcome?.ok === true && outcome.corrections.length === 0;
  const mayName = isUnderstood ? DATE_LIKE.test(query) : MAY_NAME.test(query);
  const today = localDay(Date.now());
  const isWanted =
    table !== undefined &&
    outcome !== undefined &&
    mayName &&
    (!loaded || loaded.mayNameDay(query, { locale, today }));
  const { data, isLoading } = useHydratedQuery({
    queryKey: ['day-question', locale.id, locale.figures, today, isWanted ? query : ''],
    queryFn: async () => {
      loaded ??= await loadDays();
      return loaded.answerDay(query, { locale, today, table: table as RateTable, isUnderstood });
    },
    enabled: isWanted,
  });
  if (!isWanted) return undefined;
  if (isLoading) return 'loading';
  return data && loaded?.dayResults(data, maker, t, locale);
}
