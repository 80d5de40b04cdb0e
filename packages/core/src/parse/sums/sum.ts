import type { Interpretation, QuantityPart } from '../question/question.ts';

/**
 * A piece of what was understood, to be written in order: a sign as it is written (` + `, ` ÷ `, `(`), or an amount. Its unit
 * is empty for a plain number and `%` for a percentage, whose amount is 20 for 20 %.
 */
export type FormulaPart = string | QuantityPart;

/**
 * One way to understand a sum. The category is `percent` for a share, whose result is 25 for 25 %.
 */
export interface SumInterpretation extends Interpretation {
  readonly formula: readonly FormulaPart[];
  /** What is added up, each converted into the target by itself, money at its own rate; `amount` and `from` say nothing then. */
  readonly terms?: readonly QuantityPart[];
  /** Lengths that are no product (`20 × 30 cm` in inches), and the ends of a range: each is converted by itself. */
  readonly sides?: readonly QuantityPart[];
  /** Sizes of which each side is the price of one: `500 g`. */
  readonly of?: readonly QuantityPart[];
  /** The unit that the result is the price of: `kg` in EUR/kg. */
  readonly per?: string;
}

/** What an interpretation of a sum mostly has. */
export const PLAIN = { parts: [], compound: false, assumedTarget: false } as const;

/** Whether an interpretation is one of a sum. */
export const isSum = (interpretation: Interpretation): interpretation is SumInterpretation =>
  'formula' in interpretation;

/**
 * A formula as text: `(80 USD + 15 %) ÷ 4`. Two amounts side by side are parts of one, `5 ft 11 in`.
 * @param write an amount as the reader's language has it
 */
export const formulaText = (
  formula: readonly FormulaPart[],
  write: (amount: QuantityPart) => string,
): string =>
  formula
    .map((part, index) => {
      if (typeof part === 'string') return part;
      return (typeof formula[index - 1] === 'object' ? ' ' : '') + write(part);
    })
    .join('');
