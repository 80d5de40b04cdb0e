import type { QuestionErrorCode, Span } from './question.ts';

/** Thrown inside the parser only, and turned into a `QuestionError` at its door. */
export class QuestionFault {
  readonly code: QuestionErrorCode;
  readonly span: Span;
  readonly suggestions: readonly string[];

  constructor(code: QuestionErrorCode, span: Span, suggestions: readonly string[] = []) {
    this.code = code;
    this.span = span;
    this.suggestions = suggestions;
  }
}

/** Ends the parsing of a question. */
export const fault = (code: QuestionFault['code'], span: Span, suggestions?: readonly string[]): never => {
  throw new QuestionFault(code, span, suggestions);
};
