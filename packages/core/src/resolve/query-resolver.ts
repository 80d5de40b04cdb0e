import type { KitchenReader } from '../kitchen/kitchen-question.ts';
import type { Language } from '../locale/language.ts';
import type { Locale } from '../locale/locale.ts';
import { findCurrency } from '../money/currencies/currencies.ts';
import type { QuoteRequest } from '../money/quote.ts';
import { quoteAgain } from '../money/quote-again.ts';
import type { RateTable } from '../money/rate-table.ts';
import { createQuestionParser } from '../parse/question/create-question-parser.ts';
import type { Interpretation, Question, QuestionError } from '../parse/question/question.ts';
import type { Vocabulary } from '../parse/question/words/vocabulary.ts';
import { createSumParser } from '../parse/sums/create-sum-parser.ts';
import { resultOfSum, type SumFailure, type SumResult } from '../parse/sums/result-of-sum.ts';
import { isSum } from '../parse/sums/sum.ts';
import type { UnitSet } from '../units/unit-set.ts';
import { type ResolvedInterpretation, type ResolvedQuery, ratesDayOf } from './resolved-query.ts';

/** In what a question is read, and at which rates. */
export interface QueryContext {
  readonly locale: Locale;
  /** The person's own calendar day. */
  readonly today: string;
  /** The day whose rates are used; the newest ones without it. */
  readonly on?: string | undefined;
  /** An own rate, used for its pair, and a markup over what one conversion of money comes to; no sum has either. */
  readonly options?: Pick<QuoteRequest, 'own' | 'markup'> | undefined;
}

/** Gives the newest rates there are, or those of a day gone by. */
export type RatesAt = (on?: string) => Promise<RateTable>;

/** What a resolver of questions knows. */
export interface ResolverOptions {
  /** The units that questions can be about. */
  readonly units: UnitSet;
  /** The languages they can be asked in, all at once. */
  readonly languages: readonly Language[];
  /** First day of which there are rates, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** The words of those, where somebody has put them in order before. */
  readonly vocabulary?: Vocabulary | undefined;
}

/** Questions without money need no table. */
const NO_RATES: RateTable = { rates: {}, origins: [] };

/** A year, or a date in figures: a text with one may be understood as something else without it. */
const DATE_LIKE = /(?:19|20)\d\d|\d[/.-]\d+[/.-]\d/;

/** Whether there is money to be converted; a share of two amounts is money where they are. */
const needsRates = (one: Interpretation): boolean =>
  one.category === 'currency' || (isSum(one) && (one.terms ?? []).some(({ unit }) => findCurrency(unit)));

/** Understands questions about units, money, sums, ingredients and days gone by, and works them out. */
export class QueryResolver {
  readonly #options: ResolverOptions;
  readonly #questions: ReturnType<typeof createSumParser>;
  #kitchen: KitchenReader | undefined;

  constructor(options: ResolverOptions) {
    const { units, languages, vocabulary } = options;
    this.#options = options;
    this.#questions = createSumParser(createQuestionParser(units, languages, vocabulary), units, languages);
  }

  /**
   * Resolves one question. One that names a day has the rates of that day, whatever the context says.
   * @param rates requested only when the question is about money
   * @throws what `rates` throws
   */
  async resolve(query: string, context: QueryContext, rates: RatesAt): Promise<ResolvedQuery> {
    const question = this.#questions.parse(query, context);
    const isClear = question.ok && question.corrections.length === 0 && !DATE_LIKE.test(query);
    const dated = isClear ? undefined : await this.#datedQuery(query, context);
    if (!dated) return this.#resolveRead(query, question, context, rates);
    const { rest, on } = dated;
    const dayContext = { ...context, on: on === context.today ? undefined : on };
    const resolved = await this.#resolveRead(rest, this.#questions.parse(rest, context), dayContext, rates);
    return { ...resolved, query };
  }

  /** A question about money that names a day gone by, without that day; what reads days is loaded with the first that may. */
  async #datedQuery(query: string, { locale, today }: QueryContext) {
    const { dayReader, isDayFirst } = await import('../parse/days/index.ts');
    for (const { rest, pasts } of dayReader.read(query, { today, dayFirst: isDayFirst(locale.id) })) {
      const [on] = pasts;
      const isDay = on.length === today.length && on >= this.#options.firstDay && on <= today;
      const question = isDay ? this.#questions.parse(rest, { locale }) : undefined;
      if (
        question?.ok &&
        question.interpretation.category === 'currency' &&
        question.corrections.length === 0
      )
        return { rest, on };
    }
    return undefined;
  }

  /** Loaded with the first question that may be about an ingredient. */
  async #readKitchen(query: string, locale: Locale) {
    if (!this.#kitchen) {
      const { KitchenReader } = await import('../kitchen/kitchen-question.ts');
      this.#kitchen = new KitchenReader(this.#options.languages);
    }
    return this.#kitchen.read(query, { locale, cup: 'us' });
  }

  async #resolveRead(
    query: string,
    question: Question | QuestionError,
    { locale, on, options }: QueryContext,
    rates: RatesAt,
  ): Promise<ResolvedQuery> {
    // what is no unit may be an ingredient, unless they are counted: 3 docenas de huevos cuantos son
    const isOther = question.ok
      ? question.corrections.length > 0 && question.interpretation.category !== 'number'
      : question.code === 'unknown-word';
    if (isOther) {
      const read = await this.#readKitchen(query, locale);
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
    return this.#workOut(query, question, { on, options }, rates);
  }

  async #workOut(
    query: string,
    { interpretation: likeliest, alternatives, corrections }: Question,
    { on, options = {} }: Pick<QueryContext, 'on' | 'options'>,
    rates: RatesAt,
  ): Promise<ResolvedQuery> {
    const interpretations = [likeliest, ...alternatives];
    const table = interpretations.some(needsRates) ? await rates(on) : NO_RATES;
    let code: SumFailure['code'] = 'missing-rate';
    const resolve = (interpretation: Interpretation): ResolvedInterpretation | undefined => {
      const results = resultOfSum(interpretation, table, this.#options.units);
      if ('ok' in results) {
        if (interpretation === likeliest) code = results.code;
        return undefined;
      }
      const amount = interpretation.amount.toFraction();
      const again = (result: SumResult) =>
        isSum(interpretation) ? result : quoteAgain(result, amount, options, table);
      const [first, ...more] = results.map(again);
      return first && { interpretation, results: [first, ...more] };
    };
    const [first, ...others] = interpretations.map(resolve);
    if (!first) return { query, ok: false, error: { code, span: [0, query.length], suggestions: [] } };
    return {
      query,
      ok: true,
      first,
      others: others.filter((other) => other !== undefined),
      corrections,
      ...(on !== undefined && ratesDayOf(first) !== undefined && { on }),
    };
  }
}
