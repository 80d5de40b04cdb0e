import type { MetalAmount } from '../metals/read-metal.ts';
import type { FormerMoney } from '../money/currencies/former-money.ts';
import type { Approximation } from '../money/quote.ts';
import type { PublishedRate } from '../money/rate-step.ts';
import type { StreetRate } from '../money/rate-table.ts';
import { type ExactValue, exactOf, toFullDecimal } from '../number/exact-value.ts';
import { rational } from '../number/rational.ts';
import type { Correction, QuantityPart } from '../parse/question/question.ts';
import type { SumResult } from '../parse/sums/result-of-sum.ts';
import { formulaText, isSum } from '../parse/sums/sum.ts';
import { molarMassOf, SUBSTANCE_SOURCES } from '../substances/substances.ts';
import type { ComposedAnswer } from './composed-question.ts';
import { kitchenJson } from './kitchen-json.ts';
import {
  isAsPublished,
  type ResolvedInterpretation,
  type ResolvedQuery,
  ratesDayOf,
  type UsedAverage,
} from './resolved-query.ts';

/** A number as JSON carries it. */
export interface JsonNumber {
  /** Plain decimal: the whole number where its decimals end, else 15 significant digits, or 6 decimals where that is more. */
  readonly decimal: string;
  /** `n/d` in lowest terms; only where the decimals do not end and `decimal` is rounded. */
  readonly fraction?: string;
}

/** One target of a question. */
interface JsonFigure {
  /** Unit id or currency code; null for arithmetic. */
  readonly to: string | null;
  readonly result: string;
  /** `result` is rounded, its decimals do not end; or a rate is known as a double only. */
  readonly approximate: boolean;
  /** The exact result as a fraction; only where `result` is rounded. */
  readonly exact?: string;
  /** What the result is the price of: a unit id. */
  readonly per?: string;
  /** Every published figure that the rate is made of, in order; money only, of a sum those of every currency in it. */
  readonly figures?: readonly PublishedRate[];
  /** What makes the rate less than a figure published for the pair; money only. */
  readonly approximations?: readonly Approximation[];
}

/** One interpretation of the question, worked out. */
interface JsonInterpretation extends JsonFigure {
  /** `length`, `currency`, …; `number` for arithmetic. */
  readonly category: string;
  /** What was understood of a sum: `100 USD + 20 EUR`; units by their ids. */
  readonly formula?: string;
  /** The amount in `from`, plain decimal, in full where its decimals end; the result itself where there is no one amount. */
  readonly value: string;
  /** The exact amount as a fraction; only where `value` is rounded. */
  readonly exactValue?: string;
  /** Unit id or currency code; null for arithmetic. */
  readonly from: string | null;
  /** The result part by part, where several units were requested as one (`feet and inches`). */
  readonly parts?: readonly { readonly value: string; readonly unit: string }[];
  /** The other targets requested, or likely ones where none was named. */
  readonly more?: readonly JsonFigure[];
  /** No target was requested. */
  readonly assumedTarget?: true;
  /** Day of the oldest rate used, `2026-08-21`. */
  readonly ratesDate?: string;
}

/** A substance, with its molar mass in grams per mole and who laid that down. */
interface JsonSubstance {
  readonly id: string;
  readonly molarMass: string;
  readonly source: string;
}

/** A weight of a precious metal, given or worked out; `fineness` is the part of it that is metal. */
interface JsonMetal {
  readonly code: string;
  readonly amount: string;
  readonly unit: string;
  readonly fineness: string;
}

/** What one line of the output says. */
export type JsonResult =
  | ({
      readonly query: string;
      readonly ok: true;
      readonly alternatives?: readonly JsonInterpretation[];
      /** What was not read as it was typed. */
      readonly corrections?: readonly Correction[];
      /** Money in it that has become euros: how much of it one euro was, which is fixed by law. */
      readonly former?: readonly FormerMoney[];
      /** The day that the rates were wanted of; `ratesDate` is the day they are from. */
      readonly on?: string;
      /** The same on the other day that a date in figures may be. */
      readonly orOn?: JsonResult;
      /** The average that was used in place of a day's rate. */
      readonly average?: UsedAverage;
      /** The rate of the street that was used, which is no official one. */
      readonly street?: StreetRate;
      /** The weight of a precious metal: the result is the value of its metal alone at the reference rate, and no shop's price. */
      readonly metal?: JsonMetal;
      /** Whose molar mass led from mass to amount: arithmetic, and no advice. */
      readonly substance?: JsonSubstance;
    } & JsonInterpretation)
  | ReturnType<typeof kitchenJson>
  | Extract<ResolvedQuery, { ok: false }>;

const DIGITS = 15;
const DECIMALS = 6;

/** A number as plain decimal, with the fraction where that is rounded. */
export function jsonNumber(value: ExactValue): JsonNumber {
  const { n, d } = rational(value.toFraction().n, value.toFraction().d);
  const full = toFullDecimal({ n, d });
  if (full !== undefined) return { decimal: full };
  const fixed = value.toFixed(DECIMALS);
  const isLong = fixed.replace(/\D/g, '').replace(/^0+/, '').length > DIGITS;
  return { decimal: isLong ? fixed : value.toSignificant(DIGITS), fraction: `${n}/${d}` };
}

function jsonFigure(found: SumResult, isAverage: boolean): JsonFigure {
  const { per, quotes, to, value } = found;
  const { decimal, fraction } = jsonNumber(value);
  return {
    to: to || null,
    result: decimal,
    approximate: fraction !== undefined || isAverage || !isAsPublished(found),
    ...(fraction !== undefined && { exact: fraction }),
    ...(per !== undefined && { per }),
    ...(quotes.length > 0 && {
      figures: quotes.flatMap(({ quote }) => quote.figures),
      approximations: quotes.flatMap(({ quote }) => quote.approximations),
    }),
  };
}

/** `5 kg`, `15%`, `4`. */
const plainAmount = ({ amount, unit }: QuantityPart): string => {
  const { decimal, fraction } = jsonNumber(exactOf(amount));
  return `${fraction ?? decimal}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;
};

function jsonInterpretation(resolved: ResolvedInterpretation, isAverage: boolean): JsonInterpretation {
  const { interpretation } = resolved;
  const { assumedTarget, category, from } = interpretation;
  const [first, ...rest] = resolved.results;
  const isOpen = isSum(interpretation) && interpretation.terms !== undefined;
  const { decimal, fraction } = jsonNumber(isOpen ? first.value : interpretation.amount);
  const ratesDate = isAverage ? undefined : ratesDayOf(resolved);
  return {
    category,
    ...(isSum(interpretation) && { formula: formulaText(interpretation.formula, plainAmount) }),
    value: decimal,
    ...(fraction !== undefined && { exactValue: fraction }),
    from: from || null,
    ...jsonFigure(first, isAverage),
    ...(first.parts.length > 0 && {
      parts: first.parts.map(({ unit, value }) => ({ value: jsonNumber(value).decimal, unit })),
    }),
    ...(rest.length > 0 && { more: rest.map((one) => jsonFigure(one, isAverage)) }),
    ...(assumedTarget && { assumedTarget: true as const }),
    ...(ratesDate !== undefined && { ratesDate }),
  };
}

/** A question about composed units; those are as they were typed. */
function composedJson({ amount, from, to, result, substance }: ComposedAnswer) {
  const { decimal, fraction } = jsonNumber(result);
  return {
    category: 'composed',
    value: jsonNumber(amount).decimal,
    from,
    to,
    result: decimal,
    approximate: fraction !== undefined,
    ...(fraction !== undefined && { exact: fraction }),
    ...(substance && {
      substance: {
        id: substance.id,
        molarMass: jsonNumber(exactOf(molarMassOf(substance))).decimal,
        source: SUBSTANCE_SOURCES[substance.source],
      },
    }),
  };
}

const metalJson = ({ metal, amount, unit, fineness }: MetalAmount, result: ExactValue): JsonMetal => ({
  code: metal.code,
  amount: jsonNumber(amount ? exactOf(amount) : result).decimal,
  unit,
  fineness: jsonNumber(exactOf(fineness)).decimal,
});

/** A resolved question as one JSON object. */
export function resultJson(resolved: ResolvedQuery): JsonResult {
  if (!resolved.ok) return resolved;
  if ('kitchen' in resolved) return kitchenJson(resolved.query, resolved.kitchen);
  if ('composed' in resolved) return { query: resolved.query, ok: true, ...composedJson(resolved.composed) };
  const { query, first, others, corrections, former, on, orOn, average, street, metal } = resolved;
  const isAverage = average !== undefined;
  const alternatives = others.map((other) => jsonInterpretation(other, isAverage));
  return {
    query,
    ok: true,
    ...jsonInterpretation(first, isAverage),
    ...(alternatives.length > 0 && { alternatives }),
    ...(corrections.length > 0 && { corrections }),
    ...(former && { former }),
    ...(on !== undefined && { on }),
    ...(orOn && { orOn: resultJson(orOn) }),
    ...(average && { average }),
    ...(street && { street }),
    ...(metal && { metal: metalJson(metal, first.results[0].value) }),
  };
}
