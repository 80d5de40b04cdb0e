import { kindOf, spanOf } from '../calendar/day-span.ts';
import type { KitchenQuestion, KitchenReader } from '../kitchen/kitchen-question.ts';
import type { DayWords, Language } from '../locale/language.ts';
import type { Locale } from '../locale/locale.ts';
import { mayNameMetal } from '../metals/may-name-metal.ts';
import { mayNameKind, readKinds } from '../parse/kinds/read-kinds.ts';
import type { Question, QuestionError } from '../parse/question/question.ts';
import type { ParseOptions } from '../parse/question/question-parser.ts';
import type { StoredWords } from '../parse/question/words/stored-words.ts';
import type { UnitSet } from '../units/unit-set.ts';
import type { ComposedQuestions } from './composed-question.ts';
import { plainReader, type Reader } from './plain-reader.ts';
import type { KitchenAnswer, ResolvedQuery } from './resolved-query.ts';
import { type Figures, type RatesChoice, workOut } from './work-out.ts';

/** In what a question is read, and at which rates. */
export interface QueryContext extends RatesChoice {
  readonly locale: Locale;
  /** The person's own calendar day. */
  readonly today: string;
  /** Where the person is, as in ISO 3166-1: what is measured there is proposed where a question names no target. */
  readonly region?: string | undefined;
}

/** What a resolver of questions knows. */
export interface ResolverOptions {
  /** The units that questions can be about. */
  readonly units: UnitSet;
  /** Those and the technical ones, for questions that are not understood without them. */
  readonly technical?: UnitSet | undefined;
  /** The languages they can be asked in, all at once; where the words are stored, they are fetched for what those are not enough for. */
  readonly languages: readonly Language[] | (() => Promise<readonly Language[]>);
  /** Names of days in a language that is not understood everywhere. */
  readonly dayWords?: DayWords | undefined;
  /** First day of which there are rates, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** The words of those, where somebody has put them in order before. */
  readonly words?: StoredWords | undefined;
}

/** A year, or a date in figures: a text with one may be understood as something else without it. */
const DATE_LIKE = /(?:19|20)\d\d|\d[/.-]\d+[/.-]\d|(?:el|on) \d+\/\d/i;

/** Moles: with the name of a substance they are asked for by mass, whatever else the text may be read as. */
const IN_MOLES = /mol(?:es?)?(?![\p{L}\d])/iu;

/** Whether an ingredient matters: from spoons to millilitres, as from any volume to another, it does not. */
const isWeighed = (
  read: KitchenQuestion | undefined,
  plain: Question | QuestionError,
): read is KitchenAnswer =>
  read?.ok === true &&
  (!plain.ok || read.first.results.some(({ weight, to }) => weight || to.kind !== 'volume'));

/** Understands questions about units, money, sums, ingredients and days gone by, and works them out. */
export class QueryResolver {
  readonly #options: ResolverOptions;
  readonly #readPlain: ReturnType<typeof plainReader> | undefined;
  #whole: Promise<Reader> | undefined;
  #technical: Promise<Reader> | undefined;
  #composed: Promise<ComposedQuestions> | undefined;
  #kitchen: Promise<KitchenReader> | undefined;

  constructor(options: ResolverOptions) {
    const { units, words } = options;
    this.#options = options;
    this.#readPlain = words && plainReader(units, words);
  }

  async #languages(): Promise<readonly Language[]> {
    const { languages } = this.#options;
    return typeof languages === 'function' ? languages() : languages;
  }

  async #createWhole(): Promise<Reader> {
    const { createWholeReader } = await import('./whole-reader.ts');
    return createWholeReader(this.#options.units, await this.#languages(), this.#options.words);
  }

  /** Reads a question; the whole reader is loaded with the first one that needs it. */
  async #parse(query: string, { locale }: ParseOptions): Promise<Question | QuestionError> {
    const plain = this.#readPlain?.(query, { locale });
    if (plain) return plain;
    this.#whole ??= this.#createWhole();
    const parse = await this.#whole;
    return parse(query, { locale });
  }

  async #createTechnical(units: UnitSet): Promise<Reader> {
    const [{ createWholeReader }, { withTechnicalNames }] = await Promise.all([
      import('./whole-reader.ts'),
      import('../locale/technical-names.ts'),
    ]);
    return createWholeReader(units, await withTechnicalNames(await this.#languages()), undefined);
  }

  /** A question about technical units, read as it was typed; undefined for any other. */
  async #readTechnical(query: string, { locale }: ParseOptions): Promise<Question | undefined> {
    const { technical } = this.#options;
    if (!technical) return undefined;
    this.#technical ??= this.#createTechnical(technical);
    const question = (await this.#technical)(query, { locale });
    if (!question.ok || question.corrections.length > 0) return undefined;
    const { from, to } = question.interpretation;
    const isTechnical = [from, ...to].some((id) => technical.find(id)?.table === 'technical');
    return isTechnical ? question : undefined;
  }

  /**
   * Resolves one question. One that names a day has the rates of that day, whatever the context says; one that names a month, a quarter
   * or a year the average over it.
   * @throws what giving the figures throws
   */
  async resolve(query: string, context: QueryContext, figures: Figures): Promise<ResolvedQuery> {
    const namesKind = context.options?.streetName === undefined && mayNameKind(query);
    const atKind = namesKind ? await this.#atKind(query, context, figures) : undefined;
    if (atKind) return atKind;
    const ofMetal = mayNameMetal(query) ? await this.#ofMetal(query, context, figures) : undefined;
    if (ofMetal) return ofMetal;
    const inMoles = IN_MOLES.test(query) ? await this.#resolveComposed(query, context.locale) : undefined;
    if (inMoles?.ok && 'composed' in inMoles && inMoles.composed.substance) return inMoles;
    const question = await this.#parse(query, context);
    const unread = question.ok
      ? question.corrections.filter(({ word }) => word === '').map(({ span }) => span)
      : [question.span];
    const mayBeMoney = !question.ok || question.interpretation.category === 'currency';
    const span = namesKind && mayBeMoney && unread.find((one) => mayNameKind(query.slice(...one)));
    if (span) return { query, ok: false, error: { code: 'missing-kind', span, suggestions: [] } };
    const between = await this.#spanQuery(query, question, context);
    if (between) return workOut(query, between, context, figures, this.#options.units);
    const isClear = question.ok && question.corrections.length === 0 && !DATE_LIKE.test(query);
    const dated = isClear ? undefined : await this.#datedQuery(query, context, figures);
    if (!dated) return this.#resolveRead(query, question, context, figures);
    const { rest, pasts } = dated;
    const read = await this.#parse(rest, context);
    const [resolved, other] = await Promise.all(
      pasts.map(async (past) => {
        const isDay = kindOf(past) === 'day';
        const on = isDay && past !== context.today ? past : undefined;
        const pastContext = { ...context, on, average: isDay ? undefined : past };
        return { ...(await this.#resolveRead(rest, read, pastContext, figures)), query };
      }),
    );
    return { ...(resolved as ResolvedQuery), ...(other?.ok && { orOn: other }) };
  }

  /** A question about money at a kind of rate that it names, where there is a rate of that kind. */
  async #atKind(query: string, context: QueryContext, figures: Figures): Promise<ResolvedQuery | undefined> {
    const { kinds = [] } = await figures.rates(context.on);
    for (const { rest, street } of readKinds(query, kinds)) {
      const question = await this.#parse(rest, context);
      if (!question.ok || question.corrections.length > 0) continue;
      const options = { ...context.options, streetName: street.name };
      const resolved = await workOut(query, question, { ...context, options }, figures, this.#options.units);
      if (resolved.ok && 'street' in resolved && resolved.street) return resolved;
    }
    return undefined;
  }

  /** A question about a weight of a precious metal in money or the other way round; what reads those is loaded with the first that may. */
  async #ofMetal(query: string, context: QueryContext, figures: Figures): Promise<ResolvedQuery | undefined> {
    const { inWeight, readMetal, withMetal } = await import('../metals/read-metal.ts');
    const metal = readMetal(query, context.locale);
    if (!metal) return undefined;
    const plain = await this.#parse(metal.rest, context);
    const dated =
      plain.ok && plain.corrections.length === 0
        ? undefined
        : await this.#datedQuery(metal.rest, context, figures);
    const question = dated ? await this.#parse(dated.rest, context) : plain;
    const interpretation =
      question.ok && question.corrections.length === 0
        ? withMetal(metal, question.interpretation)
        : undefined;
    if (!question.ok || !interpretation) return undefined;
    const [past] = dated?.pasts ?? [];
    const isDay = past !== undefined && kindOf(past) === 'day';
    const at =
      past === undefined
        ? context
        : { ...context, on: isDay ? past : undefined, average: isDay ? undefined : past };
    const asked = { ...question, interpretation, alternatives: [] };
    const resolved = await workOut(query, asked, at, figures, this.#options.units);
    if (!resolved.ok || !('first' in resolved)) return resolved;
    const [result, ...more] = resolved.first.results;
    const results = [inWeight(metal, result), ...more.map((one) => inWeight(metal, one))] as const;
    return { ...resolved, first: { ...resolved.first, results }, metal };
  }

  /** How long it is from one day or time of day to another; what reads days is loaded with the first text that may ask. */
  async #spanQuery(
    query: string,
    question: Question | QuestionError,
    { locale, today }: QueryContext,
  ): Promise<Question | undefined> {
    if (question.ok && question.corrections.length === 0) return undefined;
    const { dayReaderWith } = await import('../parse/days/index.ts');
    return dayReaderWith(this.#options.dayWords).readSpan(query, { locale, today });
  }

  /** A question about money that names a day gone by, without that day; what reads days is loaded with the first that may. */
  async #datedQuery(query: string, { locale, today }: QueryContext, { averages }: Figures) {
    const { dayReaderWith, isDayFirst } = await import('../parse/days/index.ts');
    const own = this.#options.dayWords;
    const dayFirst = own?.dayFirst ?? isDayFirst(locale.id);
    for (const { rest, pasts } of dayReaderWith(own).read(query, { today, dayFirst })) {
      const known = pasts.filter((past) => {
        const span = spanOf(past);
        const isKnown = span.to >= this.#options.firstDay && span.from <= today;
        return isKnown && (averages || kindOf(past) === 'day');
      });
      const question = known.length > 0 ? await this.#parse(rest, { locale }) : undefined;
      if (
        question?.ok &&
        question.interpretation.category === 'currency' &&
        question.corrections.length === 0
      )
        return { rest, pasts: known };
    }
    return undefined;
  }

  async #createComposed(): Promise<ComposedQuestions> {
    const { ComposedQuestions } = await import('./composed-question.ts');
    return new ComposedQuestions(this.#options.technical ?? this.#options.units);
  }

  /** A question about composed units or a substance; its reader is loaded with the first question that no other reader understands. */
  async #resolveComposed(query: string, locale: Locale): Promise<ResolvedQuery | undefined> {
    this.#composed ??= this.#createComposed();
    const read = (await this.#composed).read(query, locale);
    if (!read) return undefined;
    if ('result' in read) return { query, ok: true, composed: read };
    const dimensions = [read.from, read.to] as const;
    return {
      query,
      ok: false,
      error: { code: 'other-dimension', span: [0, query.length], suggestions: [], dimensions },
    };
  }

  async #createKitchen(): Promise<KitchenReader> {
    const { KitchenReader } = await import('../kitchen/kitchen-question.ts');
    return new KitchenReader(await this.#languages());
  }

  /** Reads a question about an ingredient; what does is loaded with the first one, however many are asked at once. */
  async #readKitchen(query: string, locale: Locale) {
    this.#kitchen ??= this.#createKitchen();
    return (await this.#kitchen).read(query, { locale, cup: 'us' });
  }

  async #resolveRead(
    query: string,
    question: Question | QuestionError,
    { locale, ...context }: QueryContext,
    figures: Figures,
  ): Promise<ResolvedQuery> {
    // what is no unit may be an ingredient, unless they are counted: 3 docenas de huevos cuantos son
    const isOther = question.ok
      ? question.corrections.length > 0 && question.interpretation.category !== 'number'
      : /^(?:unknown-word|mixed-categories)$/.test(question.code);
    const technical = isOther ? await this.#readTechnical(query, { locale }) : undefined;
    if (technical)
      return workOut(query, technical, context, figures, this.#options.technical ?? this.#options.units);
    // what is colder than anything can be has been understood: it is no difference of so many degrees
    const isRead = question.ok ? !isOther : question.code === 'below-absolute-zero';
    const composed = isRead ? undefined : await this.#resolveComposed(query, locale);
    // two units of the tables that do not convert are named in the error
    if (composed?.ok || (composed && (question.ok || question.code !== 'mixed-categories'))) return composed;
    if (isOther) {
      const read = await this.#readKitchen(query, locale);
      if (isWeighed(read, question)) return { query, ok: true, kitchen: read };
      if (read?.ok === false && read.code !== 'empty' && !question.ok && question.code === 'unknown-word') {
        const { code, span, suggestions } = read;
        return { query, ok: false, error: { code, span, suggestions } };
      }
    }
    if (!question.ok) {
      const { code, span, suggestions } = question;
      return { query, ok: false, error: { code, span, suggestions } };
    }
    return workOut(
      query,
      await this.#inRegion(question, context.region),
      context,
      figures,
      this.#options.units,
    );
  }

  /** With what a region measures in as the first target of a question that names none; the preferences are loaded with the first such. */
  async #inRegion(question: Question, region: string | undefined): Promise<Question> {
    const { interpretation } = question;
    if (!region || !interpretation.assumedTarget || interpretation.category === 'currency') return question;
    const { proposeIn } = await import('./propose-units.ts');
    return { ...question, interpretation: proposeIn(region, interpretation, this.#options.units) };
  }
}
