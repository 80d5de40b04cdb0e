import { findCurrency, formatIsoDate, formatRate, type Locale } from '@equivale/core';
import type { Interpretation } from '@equivale/core/parse';
import { useRates } from '../api/rates.ts';
import { converterPath } from '../conversion/address.ts';
import { emojiOf } from '../conversion/describe-conversion.ts';
import { resumeConversion } from '../conversion/resume-conversion.ts';
import { ownRateInUse, useOwnMoney } from '../device/own-money/own-money.ts';
import { useOwnUnits } from '../device/own-units/own-units.ts';
import { type MessageKey, type Translate, useTranslate } from '../i18n/i18n.ts';
import { useCurrencyNames } from '../i18n/use-names.ts';
import { useDayResults } from './days/use-day-results.ts';
import { useKindResults } from './kinds/use-kind-results.ts';
import { useKitchenResults } from './kitchen/use-kitchen-results.ts';
import { useProposals } from './proposals/use-proposals.ts';
import { loadThirdReader } from './question-parser.ts';
import { type QuestionResults, type ResultRow, withCorrections } from './question-results.ts';
import { useRareResults } from './rare/use-rare-results.ts';
import { type QuestionOutcome, resolveQuestion } from './resolve-question.ts';
import type { ShownResult } from './shown-result.ts';
import { useReading } from './use-reading.ts';

/** Failures of texts that are questions; after others the text may still be a name. */
const spokenFaults = new Set([
  'below-absolute-zero',
  'division-by-zero',
  'missing-rate',
  'mixed-categories',
  'negative',
  'out-of-range',
]);

function moneyNote({ quotes }: ShownResult, t: Translate, locale: Locale) {
  if (quotes.length === 0) return undefined;
  const rates = quotes.map(({ from, to, quote }) => `1 ${from} = ${formatRate(quote.rate, locale)} ${to}`);
  if (quotes.some(({ quote }) => quote.figures.some(({ source }) => source === 'own')))
    return [...rates, t('rate.own.mark')].join(' · ');
  const days = quotes.map(({ quote }) => quote.day ?? '').sort();
  return [...new Set(rates), days[0] ? formatIsoDate(days[0], locale) : t('question.undated')].join(' · ');
}

/** Sets the converter's amount so that it opens with the result's. */
function openWith({ converter }: ShownResult, locale: Locale): void {
  if (!converter) return;
  const { pair, amount } = converter;
  resumeConversion({ ...pair, fromValue: Number(amount), fromText: amount }, locale);
}

export function rowOf(result: ShownResult, t: Translate, locale: Locale): ResultRow {
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

/** Something that is no unit, or one in another language, such as Italian `sale`; no count (`docenas de huevos`). */
const namesOther = (outcome: QuestionOutcome): boolean =>
  outcome.ok
    ? outcome.corrections.length > 0 && outcome.results[0]?.to !== ''
    : outcome.code === 'unknown-word' || outcome.code === 'mixed-categories';

/** Not understood as typed, and about no ingredient. */
const isOpen = (outcome: QuestionOutcome | undefined, kitchen: unknown): boolean =>
  outcome !== undefined && !kitchen && (!outcome.ok || namesOther(outcome));

/** Answers at other kinds of rates and rare questions. */
function useSpecialResults(...request: Parameters<typeof useRareResults>): QuestionResults | undefined {
  const [query, table, , toRow] = request;
  const atKind = useKindResults(query, table, toRow);
  const rare = useRareResults(...request);
  return atKind ?? rare;
}

/** A question that names no target, answered in its own unit first. */
const inOwnUnit = (one: Interpretation): Interpretation =>
  one.assumedTarget && one.from !== '' ? { ...one, to: [...new Set([one.from, ...one.to])] } : one;

/** Answers with current rates; `isOwnUnitFirst`: an amount alone stays in its unit, as in a calculator. */
export function useQuestionResults(query: string, isOwnUnitFirst = false): QuestionResults {
  const { t, locale, language } = useTranslate();
  const table = useRates()?.table;
  // Reads it again once they are loaded.
  useOwnUnits();
  const money = useOwnMoney();
  const inRegion = useProposals(query, language);
  const propose = (one: Interpretation) => {
    const first = isOwnUnitFirst ? inOwnUnit(one) : one;
    return inRegion ? inRegion(first) : first;
  };
  const ownRateOf = (from: string, to: string) => ownRateInUse(money, from, to);
  const outcome = table && resolveQuestion(query, locale, table, ownRateOf, propose);
  const kitchen = useKitchenResults(query, outcome !== undefined && namesOther(outcome));
  const hasFailed = useReading(table !== undefined && outcome === undefined, loadThirdReader);
  const toRow = (result: ShownResult) => rowOf(result, t, locale);
  const dated = useDayResults(query, outcome, table, { toRow, problemOf: (one) => problemOf(one, t) });
  const special = useSpecialResults(query, table, isOpen(outcome, kitchen), toRow);
  if (special) return special;
  if (hasFailed) return { results: [], others: [] };
  if (!outcome || dated === 'loading') return { results: [], others: [], isWaiting: true };
  if (dated) return dated;
  if (kitchen === 'loading') return { results: [], others: [], isWaiting: true };
  // Skipped words need not be an ingredient: `bolsa de 3 kg de harina en libras`.
  if (kitchen && !(outcome.ok && kitchen.problem)) return kitchen;
  if (!outcome.ok) return { results: [], others: [], ...problemOf(outcome, t) };
  const [best, ...results] = outcome.results.map(toRow);
  if (!best) return { results: [], others: [] };
  return {
    results: [withCorrections(best, outcome.corrections, t), ...results],
    others: outcome.others.map(toRow),
  };
}

/** Like `useQuestionResults`, with the currency's name in alternative readings. Suspends while names are fetched. */
export function useNamedResults(query: string): QuestionResults {
  const names = useCurrencyNames();
  const found = useQuestionResults(query);
  const named = (row: ResultRow) => (row.currency ? { ...row, name: names[row.currency.code] } : row);
  return { ...found, others: found.others.map(named) };
}
