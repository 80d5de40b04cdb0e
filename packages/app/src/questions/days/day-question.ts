import { kindOf, type Locale, pairTable, type RateTable, spanOf } from '@equivale/core';
import { type Interpretation, isSum, type Question } from '@equivale/core/parse';
import type { DayReading } from '@equivale/core/parse/days';
import { loadAverage, loadRatesOn, storedRate } from '../../api/past-rates.ts';
import { loadThirdReader, parseQuestion } from '../question-parser.ts';
import { type QuestionOutcome, resolveQuestion, workOut } from '../resolve-question.ts';
import { readDays, readSpan } from './read-days.ts';

/** Result of a question about a past day, or why there is none; without a day how long it is between two. */
export type DayAnswer =
  | ({ readonly past: string } & (
      | { readonly outcome: QuestionOutcome; readonly days?: number }
      | { readonly fault: 'past.offline' | 'past.offline.mean' | 'past.none' | 'past.future' }
    ))
  | { readonly past?: undefined; readonly outcome: QuestionOutcome };

export interface DayQuestionContext {
  readonly locale: Locale;
  /** The person's calendar day. */
  readonly today: string;
  readonly table: RateTable;
  /** The text was also understood without a day; then no word may be skipped to find one. */
  readonly isUnderstood: boolean;
}

export const mayNameDay = (text: string, { locale, today }: Pick<DayQuestionContext, 'locale' | 'today'>) =>
  !readDays(text, locale, today).next().done || readSpan(text, locale, today) !== undefined;

interface Reading extends DayReading {
  readonly question: Question;
}

/** The reading of a day whose remaining text is a question about money. */
function readingOf(text: string, { locale, today, isUnderstood }: DayQuestionContext): Reading | undefined {
  const found: Reading[] = [];
  for (const reading of readDays(text, locale, today)) {
    const question = parseQuestion(reading.rest, { locale });
    if (!question?.ok || question.interpretation.category !== 'currency') continue;
    if (question.corrections.length === 0) return { ...reading, question };
    found.push({ ...reading, question });
  }
  return isUnderstood ? undefined : found[0];
}

const codesOf = ({ interpretation, alternatives }: Question): string[] =>
  alternatives.length > 0 || isSum(interpretation) ? [] : [interpretation.from, ...interpretation.to];

/** Rates of an interpretation's pairs, each in its own table. */
async function pairTables(
  { from, to }: Interpretation,
  past: string,
): Promise<(readonly [target: string, table: RateTable, days?: number])[]> {
  const found = to.map(async (target) => {
    if (kindOf(past) === 'day') {
      const stored = await storedRate(from, target, past);
      if (!stored) return [];
      const { text, source, day, base } = stored;
      return [
        [
          target,
          pairTable(from, target, { rate: text, source, date: day, isInverse: base !== from }),
        ] as const,
      ];
    }
    const span = spanOf(past);
    const mean = await loadAverage(from, target, span);
    if (!mean?.average || !mean.source) return [];
    const last = mean.days > 0 ? span.to : span.from;
    const { average: rate, source, days } = mean;
    return [[target, pairTable(from, target, { rate, source, date: last }), days] as const];
  });
  return (await Promise.all(found)).flat();
}

async function answerOn(
  { rest, question }: Reading,
  past: string,
  { locale, table, today }: DayQuestionContext,
): Promise<DayAnswer> {
  if (spanOf(past).from > today) return { past, fault: 'past.future' };
  const resolved = (rates: RateTable) => resolveQuestion(rest, locale, rates) as QuestionOutcome;
  const isDay = kindOf(past) === 'day';
  const day = past === today ? table : isDay ? (await loadRatesOn(past, codesOf(question))).table : null;
  if (day) return { past, outcome: resolved(day) };
  const unknown = { past, fault: isDay ? 'past.offline' : 'past.offline.mean' } as const;
  if (isSum(question.interpretation)) return unknown;
  const outcomes = (await pairTables(question.interpretation, past)).map(([target, rates, days]) => {
    const outcome = resolved(rates);
    return { target, outcome, days };
  });
  const [first] = outcomes;
  if (!first?.outcome.ok) return unknown;
  const results = outcomes.flatMap(({ outcome, target }) =>
    outcome.ok ? outcome.results.filter(({ to }) => to === target) : [],
  );
  return {
    past,
    outcome: { ...first.outcome, results, others: [] },
    ...(first.days !== undefined && { days: first.days }),
  };
}

/** Answers, likeliest reading of the day first; empty if the text names no day. */
export async function answerDay(text: string, context: DayQuestionContext): Promise<readonly DayAnswer[]> {
  const { isUnderstood, locale, table, today } = context;
  const span = isUnderstood ? undefined : readSpan(text, locale, today);
  if (span) return [{ outcome: workOut(span, text, locale, table) }];
  await loadThirdReader();
  const reading = readingOf(text, context);
  return reading ? Promise.all(reading.pasts.map((past) => answerOn(reading, past, context))) : [];
}
