import type { FoldedText } from '../../../text/fold-question.ts';
import type { Correction, Question, Span } from '../question.ts';
import type { QuestionFault } from '../question-fault.ts';
import type { LittleWords } from '../words/little-words.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** How many other ways of writing a question may still be tried. */
export interface Tries {
  left: number;
}

/** Another way to write a question. */
export interface Respelled {
  readonly folded: FoldedText;
  /** What the reader should be told. */
  readonly corrections: readonly Correction[];
  /** Whether it may be that question, where not every one would do. */
  readonly isMeant?: (question: Question) => boolean;
}

/** Every word there is, which is all that another way of writing knows. */
export interface KnownWords {
  readonly vocabulary: Vocabulary;
  readonly words: LittleWords;
}

/** The word that nobody knows: its place in the folded text, and as it was typed. */
export interface UnknownWord {
  readonly start: number;
  readonly end: number;
  readonly span: Span;
}

/** Reads a text that was written another way. */
export type ReadAgain = (folded: FoldedText) => Question | QuestionFault;

/** Numbers, words and the signs of currencies. */
export const TOKEN = /\d+(?:[.,]\d+)*|\p{L}+|\p{Sc}/gu;
