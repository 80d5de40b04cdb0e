import { LANGUAGES } from '../locale/languages.ts';
import { createSumParser } from '../parse/sums/create-sum-parser.ts';
import { parseQuestion, units } from './parse-question.ts';

/** Reads a question or a sum about any unit of the catalogue. */
export const { parse: parseSum } = createSumParser({ parse: parseQuestion }, units, LANGUAGES);
