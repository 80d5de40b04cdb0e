import { findCurrency, formatIsoDate, formatRate, type Locale } from '@equivale/core';
import { useRates } from '../api/rates.ts';
import { converterPath } from '../conversion/address.ts';
import { amountOf } from '../conversion/amount.ts';
import { dispatch } from '../conversion/converter-state.ts';
import { emojiOf } from '../conversion/describe-conversion.ts';
import { describePast, printPast } from '../conversion/past.ts';
import { useOwnUnits } from '../device/own-units.ts';
import { type MessageKey, type Translate, useTranslate } from '../i18n/i18n.ts';
import { useCurrencyNames } from '../i18n/use-names.ts';
import type { DayAnswer } from './days/day-question.ts';
import { useDayAnswers } from './days/use-day-answers.ts';
import type { QuestionResults, ResultRow } from './question-results.ts';
import { type QuestionOutcome, resolveQuestion } from './resolve-question.ts';
import type { ShownResult } from './shown-result.ts';
import { useKitchenResults } from './use-kitchen-results.ts';
import { useSecondReading } from './use-second-reading.ts';

/** Failures that mean «this is a question, and it cannot be answered»; after all others the text may still be a name. */
const spokenFaults = new Set([
  'below-absolute-zero',
  'division-by-zero',
  'missing-rate',
  'mixed-categories',
  'negative',
  'out-of-range',
]);

/** The rates of a result and the oldest of their days. */
function moneyNote({ quotes }: ShownResult, t: Translate, locale: Locale) {
  if (quotes.length === 0) return undefined;
  const rates = quotes.map(({ from, to, quote }) => `1 ${from} = ${formatRate(quote.rate, locale)} ${to}`);
  const days = quotes.map(({ quote }) => quote.day ?? '').sort();
  return [...new Set(rates), days[0] ? formatIsoDate(days[0], locale) : t('question.undated')].join(' · ');
}

/** Sets the converter to a result's amount, so that it opens with it. */
function openWith({ converter }: ShownResult, locale: Locale): void {
  if (!converter) return;
  const { category, fromUnit, toUnit } = converter.pair;
  const amount = amountOf(converter.amount, locale.decimal);
  dispatch({ type: 'open', category, from: fromUnit, to: [toUnit], amount });
}

/** `«kilomtros» leído como «kilometros»`. */
const correctionsOf = (outcome: QuestionOutcome & { ok: true }, t: Translate): string[] =>
  outcome.corrections.map((one) => t(one.word ? 'question.corrected' : 'question.left-out', one));

function rowOf(result: ShownResult, t: Translate, locale: Locale): ResultRow {
  const currency = findCurrency(result.from);
  const target = findCurrency(result.to);
  const note = moneyNote(result, t, locale);
  const { converter } = result;
  return {
    ...result,
    emoji: converter ? emojiOf(converter.pair.category) : '',
    onChoose: () => openWith(result, locale),
    ...(currency ? { currency: { code: currency.code, region: currency.region } } : {}),
    ...(target ? { target: { code: target.code, region: target.region } } : {}),
    ...(note ? { note } : {}),
    ...(converter ? { path: converterPath(converter.pair) } : {}),
  };
}

function problemOf(
  outcome: QuestionOutcome & { ok: false },
  t: Translate,
): Pick<QuestionResults, 'fault' | 'problem'> {
  const { code, place, span, suggestions } = outcome;
  if (code === 'empty') return {};
  const message = t(`question.${code}` as MessageKey, { place });
  return { problem: { message, span, suggestions }, ...(spokenFaults.has(code) ? { fault: message } : {}) };
}

/** Whether a text names something that is no unit: then it may be an ingredient. */
const namesOther = (outcome: QuestionOutcome): boolean =>
  outcome.ok ? outcome.corrections.length > 0 : outcome.code === 'unknown-word';

/** A result with the day or the days of its rate, which its converter opens at. */
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

/** What a text comes to at the rate of the day it names; the other order of its day and month stands among the others. */
function dayResults(
  [first, ...others]: readonly [DayAnswer, ...DayAnswer[]],
  t: Translate,
  locale: Locale,
): QuestionResults {
  const rowsOf = (answer: DayAnswer): ResultRow[] =>
    'outcome' in answer && answer.outcome.ok
      ? answer.outcome.results.map((result) => datedRow(rowOf(result, t, locale), answer, t, locale))
      : [];
  const results = rowsOf(first);
  const left = others.flatMap((answer) => rowsOf(answer).slice(0, 1));
  if (results.length > 0 || left.length > 0)
    return results.length > 0 ? { results, others: left } : { results: left, others: [] };
  if ('fault' in first) {
    const message = t(first.fault);
    return { results: [], others: [], fault: message, problem: { message, span: [0, 0], suggestions: [] } };
  }
  return { results: [], others: [], ...(first.outcome.ok ? {} : problemOf(first.outcome, t)) };
}

/** What a text asks, resolved with the rates at hand; nothing while no rates are there at all. */
export function useQuestionResults(query: string): QuestionResults {
  const { t, locale } = useTranslate();
  const table = useRates()?.table;
  // read again once they are there
  useOwnUnits();
  const outcome = table && resolveQuestion(query, locale, table);
  const kitchen = useKitchenResults(query, outcome !== undefined && namesOther(outcome));
  const hasFailed = useSecondReading(table !== undefined && outcome === undefined);
  const days = useDayAnswers(query, outcome, table);
  if (hasFailed) return { results: [], others: [] };
  if (!outcome || days === 'loading') return { results: [], others: [], isWaiting: true };
  const [first, ...more] = days ?? [];
  if (first) return dayResults([first, ...more], t, locale);
  if (kitchen === 'loading') return { results: [], others: [], isWaiting: true };
  if (kitchen) return kitchen;
  if (!outcome.ok) return { results: [], others: [], ...problemOf(outcome, t) };
  const draw = (result: ShownResult) => rowOf(result, t, locale);
  const [best, ...results] = outcome.results.map(draw);
  if (!best) return { results: [], others: [] };
  const note = [...correctionsOf(outcome, t), best.note].filter(Boolean).join(' · ');
  return { results: [note ? { ...best, note } : best, ...results], others: outcome.others.map(draw) };
}

/** As `useQuestionResults`, each other reading of money with the name of its currency. Suspends while the names are fetched. */
export function useNamedResults(query: string): QuestionResults {
  const names = useCurrencyNames();
  const found = useQuestionResults(query);
  const named = (row: ResultRow) => (row.currency ? { ...row, name: names[row.currency.code] } : row);
  return { ...found, others: found.others.map(named) };
}
