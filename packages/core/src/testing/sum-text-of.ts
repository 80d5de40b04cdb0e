import { locale } from '../../../../languages/en/core/locale.ts';
import { LANGUAGES } from '../locale/languages.ts';
import { SumText } from '../parse/sums/sum-text.ts';
import { SumPatterns } from '../parse/sums/wording/sum-patterns.ts';
import { SumSigns } from '../parse/sums/wording/sum-signs.ts';
import { questionParser, units } from './parse-question.ts';

const signs = new SumSigns(LANGUAGES);
const patterns = new SumPatterns(signs);

/** A question of an English reader as the readers of sums are given it. */
export const sumTextOf = (text: string): SumText =>
  new SumText(text, signs, patterns, questionParser, units, { locale });
