import type { Language } from '../language.ts';
import { nameUnits } from '../name-units.ts';
import { allUnitNames } from './all-unit-names.ts';
import { currencyNames } from './currency-names.ts';
import { currencyWords } from './currency-words.ts';
import { extendedUnitWords } from './extended-unit-words.ts';
import { locale } from './locale.ts';
import { questionWords } from './question-words.ts';
import { unitSpellings, unitWords } from './unit-words.ts';

/** English, whole: for reading questions. */
export const language: Language = {
  locale,
  questionWords,
  unitNames: nameUnits('en', allUnitNames),
  unitWords: { ...unitWords, ...extendedUnitWords },
  unitSpellings,
  currencyNames,
  currencyWords,
};
