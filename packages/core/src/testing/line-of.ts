import type { Locale } from '../locale/locale.ts';
import { Draft } from '../parse/rephrasing/draft.ts';
import { TokenLine } from '../parse/rephrasing/token-line.ts';
import { questionParser } from './parse-question.ts';

/** A text as the line of letters that the forms of rephrased questions are looked for in. */
export const lineOf = (text: string, locale: Locale): TokenLine =>
  new TokenLine(new Draft(text), questionParser.lexemesOf(text, { locale }));
