import { appendSymbol } from '@equivale/core';
import type { SearchResultRow } from './destinations/use-destinations.ts';
import type { ShownResult } from './shown-result.ts';

/** A result ready to be drawn. */
export interface ResultRow
  extends Pick<ShownResult, 'key' | 'question' | 'result' | 'muted' | 'unit' | 'plain' | 'from'> {
  /** The category's emoji; for money the flag of the other side says more. */
  readonly emoji: string;
  readonly currency?: { readonly code: string; readonly region: string | undefined };
  /** The currency on the other side. */
  readonly target?: { readonly code: string; readonly region: string | undefined };
  /** What the code at the left stands for. */
  readonly name?: string | undefined;
  readonly note?: string;
  readonly path?: string;
  readonly onChoose: () => void;
}

/** The figure with its unit, as it stands on the screen. */
export const figureOf = ({ result, muted, unit }: Pick<ResultRow, 'result' | 'muted' | 'unit'>): string =>
  unit === '' ? result + muted : appendSymbol(result + muted, unit);

/** What is announced of a result: the question as it was understood, unless it is its own result, and what it comes to. */
export const spokenOf = (row: Pick<ResultRow, 'question' | 'result' | 'muted' | 'unit'>): string =>
  [...new Set([row.question, figureOf(row)])].join(': ');

export interface QuestionResults {
  /** Empty when the question was not understood. */
  readonly results: readonly ResultRow[];
  readonly others: readonly ResultRow[];
  /** Where an ingredient leads that is named alone. */
  readonly ingredient?: SearchResultRow;
  /** There are no rates yet, or the ingredients or the second reading are on their way: nothing can be said of the text. */
  readonly isWaiting?: true;
  /** What is wrong with a question that is one, in the language of the page. */
  readonly fault?: string;
  /** Why there is no result, whatever the text may be; nothing for an empty one. */
  readonly problem?: Problem;
}

/** A question without a result: what to say, where it goes wrong in the text, and what would be understood there. */
export interface Problem {
  readonly message: string;
  readonly span: readonly [start: number, end: number];
  readonly suggestions: readonly string[];
}
