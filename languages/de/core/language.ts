import type { Language } from '../../../packages/core/src/locale/language.ts';
import { nameUnits } from '../../../packages/core/src/locale/name-units.ts';
import { joinLists } from '../../../packages/core/src/text/listed-terms.ts';
import { allUnitNames } from './all-unit-names.ts';
import { chatWords } from './chat-words.ts';
import { currencyNames } from './currency-names.ts';
import { dayWords } from './day-words.ts';
import { locale } from './locale.ts';
import { questionWords } from './question-words.ts';
import { kitchenWords } from './questions/kitchen-words.ts';
import { rareUnitWords } from './questions/rare-unit-words.ts';
import { reword } from './questions/sayings.ts';
import { words as readerWords } from './reader/words.ts';
import { specialistUnitNames } from './specialist-unit-names.ts';
import { specialistUnitWords } from './specialist-unit-words.ts';
import { sumWords } from './sums/sum-words.ts';
import { currencyWords, unitSpellings, unitWords } from './words.ts';

/** German, whole: for reading questions. */
export const language: Language = {
  locale,
  questionWords,
  chatWords,
  sumWords,
  dayWords,
  unitNames: nameUnits('de', { ...allUnitNames, ...specialistUnitNames }),
  unitWords: joinLists({ ...unitWords, ...specialistUnitWords }, rareUnitWords),
  unitSpellings,
  currencyNames,
  currencyWords,
  kitchenWords,
  readerWords,
  reword,
};
