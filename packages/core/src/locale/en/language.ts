import type { Language } from '../language.ts';
import { currencyNames } from './currency-names.ts';
import { currencyWords } from './currency-words.ts';
import { extendedUnitNames } from './extended-unit-names.ts';
import { extendedUnitWords } from './extended-unit-words.ts';
import { locale } from './locale.ts';
import { questionWords } from './question-words.ts';
import { unitNames } from './unit-names.ts';
import { unitWords } from './unit-words.ts';

/** English, whole: for reading questions. */
export const language: Language = {
  locale,
  questionWords,
  unitNames: { ...unitNames, ...extendedUnitNames },
  unitWords: { ...unitWords, ...extendedUnitWords },
  currencyNames,
  currencyWords,
};
