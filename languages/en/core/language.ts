import type { Language } from '../../../packages/core/src/locale/language.ts';
import { nameUnits } from '../../../packages/core/src/locale/name-units.ts';
import { joinLists } from '../../../packages/core/src/text/listed-terms.ts';
import { allUnitNames } from './all-unit-names.ts';
import { chatWords } from './chat-words.ts';
import { currencyNames } from './currency-names.ts';
import { locale } from './locale.ts';
import { questionWords } from './question-words.ts';
import { rareUnitWords } from './questions/rare-unit-words.ts';
import { specialistUnitNames } from './specialist-unit-names.ts';
import { specialistUnitWords } from './specialist-unit-words.ts';
import { sumWords } from './sums/sum-words.ts';
import { currencyWords, unitSpellings, unitWords } from './words.ts';

/** English, whole: for reading questions. */
export const language: Language = {
  locale,
  questionWords,
  chatWords,
  sumWords,
  unitNames: nameUnits('en', { ...allUnitNames, ...specialistUnitNames }),
  unitWords: joinLists({ ...unitWords, ...specialistUnitWords }, rareUnitWords),
  unitSpellings,
  currencyNames,
  currencyWords,
};
