import type { DaySpan } from '../calendar/day-span.ts';
import type { KitchenQuestion } from '../kitchen/kitchen-question.ts';
import type { MetalAmount } from '../metals/read-metal.ts';
import type { FormerMoney } from '../money/currencies/former-money.ts';
import type { StreetRate } from '../money/rate-table.ts';
import type { Correction, Interpretation, QuestionErrorCode } from '../parse/question/question.ts';
import type { SumResult } from '../parse/sums/result-of-sum.ts';
import type { ComposedAnswer } from './composed-question.ts';

/** What can be wrong with a question that is to be resolved. */
export type QueryErrorCode = QuestionErrorCode | 'missing-rate' | 'missing-kind' | 'other-dimension';

/** A question about an ingredient with its results. */
export type KitchenAnswer = Extract<KitchenQuestion, { ok: true }>;

/** An average that money was converted at: of the days of a span on which its source published both currencies. */
export interface UsedAverage extends DaySpan {
  /** `2019`, `2019-Q2`, `2019-05`. */
  readonly past: string;
  readonly days: number;
  readonly source: string;
}

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
      /** Money in it that has become euros, at a rate that the law has fixed. */
      readonly former?: readonly FormerMoney[];
      /** The day that the rates were wanted of, where it was not the newest. */
      readonly on?: string;
      /** The same on the other day that figures name in the other order: `03/04/2020` is of April or of March. */
      readonly orOn?: ResolvedQuery;
      /** The average used in place of a day's rate. */
      readonly average?: UsedAverage;
      /** The rate of the street that was used, which is no official one. */
      readonly street?: StreetRate;
      /** The weight of a precious metal whose value was asked for, or that money comes to: of its metal alone, which is no shop's price. */
      readonly metal?: MetalAmount;
    }
  | { readonly query: string; readonly ok: true; readonly kitchen: KitchenAnswer }
  | { readonly query: string; readonly ok: true; readonly composed: ComposedAnswer }
  | {
      readonly query: string;
      readonly ok: false;
      readonly error: {
        readonly code: QueryErrorCode;
        readonly span: readonly [number, number];
        readonly suggestions: readonly string[];
        /** Of what was to be converted and of its target, in base units: `kg·m²·s⁻³`; only with `other-dimension`. */
        readonly dimensions?: readonly [from: string, to: string];
      };
    };

/** The oldest day of the rates used, `YYYY-MM-DD`; undefined without money, and where no day is known. */
export const ratesDayOf = ({ results }: ResolvedInterpretation): string | undefined =>
  results.flatMap(({ quotes }) => quotes.flatMap(({ quote }) => quote.day ?? [])).sort()[0];

/** Whether a result rests on figures as they were published, and not on a double of one. */
export const isAsPublished = ({ quotes }: SumResult): boolean =>
  !quotes.some(({ quote }) => quote.approximations.some(({ code }) => code === 'double'));
