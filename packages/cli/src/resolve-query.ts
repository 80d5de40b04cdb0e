import type { ExchangeRates } from '@equivale/contract';
import { COMMON_UNITS, createUnitSet, findCurrency, type Locale, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { KitchenReader } from '@equivale/core/kitchen';
import { LANGUAGES } from '@equivale/core/locale/languages';
import {
  type Correction,
  createQuestionParser,
  type Interpretation,
  isSum,
  resultOfSum,
  type SumFailure,
  type SumResult,
} from '@equivale/core/parse';
import { dayReader, isDayFirst } from '@equivale/core/parse/days';
import { createSumParser } from '@equivale/core/parse/sums';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';
import { FIRST_OFFLINE_DAY } from '@equivale/server/offline-day';
import type { KitchenAnswer } from './kitchen-result.ts';
import type { QueryErrorCode } from './messages.ts';

/** All units of the catalogue. */
export const unitSet: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);

const questions = createSumParser(createQuestionParser(unitSet, LANGUAGES), unitSet, LANGUAGES);

const kitchen = new KitchenReader(LANGUAGES);

/** An interpretation of a question with its results, one or more. */
export interface ResolvedInterpretation {
  readonly interpretation: Interpretation;
  readonly results: readonly [SumResult, ...SumResult[]];
}

/** A question with what it comes to, exactly; how it is written is the caller's matter. */
export type ResolvedQuery =
  | {
      readonly query: string;
      readonly ok: true;
      readonly first: ResolvedInterpretation;
      readonly others: readonly ResolvedInterpretation[];
      /** What was not read as it was typed. */
      readonly corrections: readonly Correction[];
      /** The day that the rates were wanted of, where it was not the newest. */
      readonly on?: string;
    }
  | { readonly query: string; readonly ok: true; readonly kitchen: KitchenAnswer }
  | {
      readonly query: string;
      readonly ok: false;
      readonly error: {
        readonly code: QueryErrorCode;
        readonly span: readonly [number, number];
        readonly suggestions: readonly string[];
      };
    };

/** Questions without money need no table. */
const NO_RATES = { rates: {}, origins: [] };

/** Whether there is money to be converted; a share of two amounts is money where they are. */
const needsRates = (one: Interpretation): boolean =>
  one.category === 'currency' || (isSum(one) && (one.terms ?? []).some(({ unit }) => findCurrency(unit)));

/** In what a question is read, and at which rates. */
export interface QueryContext {
  readonly locale: Locale;
  /** The person's own calendar day. */
  readonly today: string;
  /** The day whose rates are used; the newest ones without it. */
  readonly on?: string | undefined;
}

/** A year, or a date in figures: a text with one may be understood as something else without it. */
const DATE_LIKE = /(?:19|20)\d\d|\d[/.-]\d+[/.-]\d/;

/** A question about money that names a day gone by, without that day. */
function datedQuery(query: string, { locale, today }: QueryContext) {
  for (const { rest, pasts } of dayReader.read(query, { today, dayFirst: isDayFirst(locale.id) })) {
    const [on] = pasts;
    const isDay = on.length === today.length && on >= FIRST_OFFLINE_DAY && on <= today;
    const question = isDay ? questions.parse(rest, { locale }) : undefined;
    if (question?.ok && question.interpretation.category === 'currency' && question.corrections.length === 0)
      return { rest, on };
  }
  return undefined;
}

/**
 * Resolves one question. One that names a day has the rates of that day, whatever the context says.
 * @param rates requested only when the question is about money
 * @throws what `rates` throws
 */
export async function resolveQuery(
  query: string,
  context: QueryContext,
  rates: (on?: string) => Promise<ExchangeRates>,
): Promise<ResolvedQuery> {
  const question = questions.parse(query, { locale: context.locale });
  const isClear = question.ok && question.corrections.length === 0 && !DATE_LIKE.test(query);
  const dated = isClear ? undefined : datedQuery(query, context);
  if (!dated) return resolveRead(query, question, context, rates);
  const { rest, on } = dated;
  const dayContext = { ...context, on: on === context.today ? undefined : on };
  const resolved = await resolveRead(rest, questions.parse(rest, context), dayContext, rates);
  return { ...resolved, query };
}

async function resolveRead(
  query: string,
  question: ReturnType<typeof questions.parse>,
  { locale, on }: QueryContext,
  rates: (on?: string) => Promise<ExchangeRates>,
): Promise<ResolvedQuery> {
  // what is no unit may be an ingredient, unless they are counted: 3 docenas de huevos cuantos son
  const isOther = question.ok
    ? question.corrections.length > 0 && question.interpretation.category !== 'number'
    : question.code === 'unknown-word';
  if (isOther) {
    const read = kitchen.read(query, { locale, cup: 'us' });
    if (read?.ok) return { query, ok: true, kitchen: read };
    if (read && read.code !== 'empty' && !question.ok) {
      const { code, span, suggestions } = read;
      return { query, ok: false, error: { code, span, suggestions } };
    }
  }
  if (!question.ok) {
    const { code, span, suggestions } = question;
    return { query, ok: false, error: { code, span, suggestions } };
  }
  const interpretations = [question.interpretation, ...question.alternatives];
  const table = interpretations.some(needsRates) ? await rates(on) : NO_RATES;
  let code: SumFailure['code'] = 'missing-rate';
  const resolve = (interpretation: Interpretation): ResolvedInterpretation | undefined => {
    const results = resultOfSum(interpretation, table, unitSet);
    if ('ok' in results) {
      if (interpretation === question.interpretation) code = results.code;
      return undefined;
    }
    const [first, ...more] = results;
    return first && { interpretation, results: [first, ...more] };
  };
  const [first, ...others] = interpretations.map(resolve);
  if (!first) {
    return { query, ok: false, error: { code, span: [0, query.length], suggestions: [] } };
  }
  const { corrections } = question;
  return {
    query,
    ok: true,
    first,
    others: others.filter((other) => other !== undefined),
    corrections,
    ...(on !== undefined && ratesDayOf(first) !== undefined && { on }),
  };
}

/** The oldest day of the rates used, `YYYY-MM-DD`; undefined without money, and where no day is known. */
export const ratesDayOf = ({ results }: ResolvedInterpretation): string | undefined =>
  results.flatMap(({ quotes }) => quotes.flatMap(({ quote }) => quote.day ?? [])).sort()[0];

/** Whether a result rests on figures as they were published, and not on a double of one. */
export const isAsPublished = ({ quotes }: SumResult): boolean =>
  !quotes.some(({ quote }) => quote.approximations.some(({ code }) => code === 'double'));

/** Digits as they stand in a text, without separators and leading zeros. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

/**
 * An amount as plain digits, with the zeros that were typed at the end of its decimals: `1.50` stays `1.50`.
 * @param plain the amount in full
 * @param query the question with that amount as its only number; in any other the zeros are not looked for
 */
export function withTypedZeros(plain: string, query: string): string {
  const numbers = query.match(/\d+(?:[.,'’\s\u00a0\u202f]+\d+)*/g) ?? [];
  const typed = digitsOf(numbers[0] ?? '');
  const digits = digitsOf(plain);
  const zeros = typed.slice(digits.length);
  const areTyped = numbers.length === 1 && digits !== '' && typed.startsWith(digits) && /^0+$/.test(zeros);
  return areTyped ? `${plain}${plain.includes('.') ? '' : '.'}${zeros}` : plain;
}
