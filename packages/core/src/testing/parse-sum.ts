import { LANGUAGES } from '../locale/languages.ts';
import { createSumParser } from '../parse/sums/create-sum-parser.ts';
import { questionParser, units } from './parse-question.ts';

/** Reads a question or a sum about any unit of the catalogue. */
export const { parse: parseSum } = createSumParser(questionParser, units, LANGUAGES);
