import { appendSymbol } from '@equivale/core';
import type { Translate } from '../i18n/i18n.ts';
import type { SearchResultRow } from './destinations/named-things.ts';
import type { ShownResult } from './shown-result.ts';

export interface ResultRow
  extends Pick<ShownResult, 'key' | 'question' | 'result' | 'muted' | 'unit' | 'plain' | 'from'> {
  /** The category's emoji; for money the flag of the other currency. */
  readonly emoji: string;
  readonly currency?: { readonly code: string; readonly region: string | undefined };
  /** The other currency. */
  readonly target?: { readonly code: string; readonly region: string | undefined };
  /** Name of the code on the left. */
  readonly name?: string | undefined;
  readonly note?: string;
  /** A word beside the question: whose pair it is. */
  readonly tag?: string;
  /** The converter that shows it; absent if there is none. */
  readonly path?: string;
  readonly onChoose: () => void;
}

export const figureOf = ({ result, muted, unit }: Pick<ResultRow, 'result' | 'muted' | 'unit'>): string =>
  unit === '' ? result + muted : appendSymbol(result + muted, unit);

/** Announcement of a result: the question as understood, unless it is its own result, and the answer. */
export function spokenOf(row: Pick<ResultRow, 'question' | 'result' | 'muted' | 'unit'>): string {
  const figure = figureOf(row);
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  return plain(row.question) === plain(figure) ? figure : `${row.question}: ${figure}`;
}

/** A row beside which stands what was put right or left out: `«kilomtros» leído como «kilometros»`. */
export function withCorrections(
  row: ResultRow,
  corrections: readonly { readonly place: string; readonly word: string }[],
  t: Translate,
): ResultRow {
  const corrected = corrections.map((one) => t(one.word ? 'question.corrected' : 'question.left-out', one));
  const note = [...corrected, row.note].filter(Boolean).join(' · ');
  return note ? { ...row, note } : row;
}

export interface QuestionResults {
  /** Empty if the question was not understood. */
  readonly results: readonly ResultRow[];
  readonly others: readonly ResultRow[];
  /** Destination of an ingredient named alone. */
  readonly ingredient?: SearchResultRow;
  /** Rates, ingredients or readers are still loading. */
  readonly isWaiting?: true;
  /** What is wrong with the question, in the page's language. */
  readonly fault?: string;
  /** Why there is no result, whatever the text; nothing for an empty one. */
  readonly problem?: Problem;
}

/** A question without a result: the message, the faulty part of the text, and suggestions. */
export interface Problem {
  readonly message: string;
  readonly span: readonly [start: number, end: number];
  readonly suggestions: readonly string[];
}
