import type { Locale } from '@equivale/core';
import { describePast, printPast } from '../../conversion/past.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { type QuestionResults, type ResultRow, withCorrections } from '../question-results.ts';
import type { QuestionOutcome } from '../resolve-question.ts';
import type { ShownResult } from '../shown-result.ts';
import type { DayAnswer } from './day-question.ts';

/** Renders results and problems that name no day. */
export interface RowMaker {
  readonly toRow: (result: ShownResult) => ResultRow;
  readonly problemOf: (
    outcome: QuestionOutcome & { ok: false },
  ) => Pick<QuestionResults, 'fault' | 'problem'>;
}

/** A result with the day or days of its rate, at which its converter opens. */
function datedRow(
  row: ResultRow,
  { past, days }: { past: string; days?: number },
  t: Translate,
  locale: Locale,
) {
  return {
    ...row,
    key: `${past} ${row.key}`,
    question: `${row.question} · ${describePast(past, locale)}`,
    ...(days !== undefined && { note: `${row.note?.split(' · ')[0]} · ${t('past.meanOf', { days })}` }),
    ...(row.path && { path: row.path + printPast(past) }),
  };
}

/** A text's results at the rate of its day; the other order of day and month is an alternative. */
export function dayResults(
  [first, ...others]: readonly DayAnswer[],
  { toRow, problemOf }: RowMaker,
  t: Translate,
  locale: Locale,
): QuestionResults | undefined {
  if (!first) return undefined;
  const rowsOf = (answer: DayAnswer): ResultRow[] =>
    'outcome' in answer && answer.outcome.ok
      ? answer.outcome.results.map((result) =>
          answer.past === undefined ? toRow(result) : datedRow(toRow(result), answer, t, locale),
        )
      : [];
  const corrections = 'outcome' in first && first.outcome.ok ? first.outcome.corrections : [];
  const [best, ...more] = rowsOf(first);
  const results = best ? [withCorrections(best, corrections, t), ...more] : [];
  const left = others.flatMap((answer) => rowsOf(answer).slice(0, 1));
  if (results.length > 0 || left.length > 0)
    return results.length > 0 ? { results, others: left } : { results: left, others: [] };
  if ('fault' in first) {
    const message = t(first.fault);
    return { results: [], others: [], fault: message, problem: { message, span: [0, 0], suggestions: [] } };
  }
  return { results: [], others: [], ...(first.outcome.ok ? {} : problemOf(first.outcome)) };
}
