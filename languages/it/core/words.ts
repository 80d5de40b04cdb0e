import type { CurrencyWords } from '../../../packages/core/src/locale/language.ts';
import { joinLists } from '../../../packages/core/src/text/listed-terms.ts';
import { currencyNames } from './currency-names.ts';
import { currencyWords as ownWords } from './currency-words.ts';
import { extendedUnitWords } from './extended-unit-words.ts';
import { currencyPlurals } from './questions/currency-plurals.ts';
import { unitWords as commonUnitWords } from './unit-words.ts';

/** What money is also called in Italian, plurals among it. */
export const currencyWords: CurrencyWords = {
  ...ownWords,
  names: joinLists(currencyPlurals(currencyNames), ownWords.names),
};

/** What all units of the catalogue are also called in Italian. */
export const unitWords: Readonly<Record<string, string>> = joinLists(commonUnitWords, extendedUnitWords);
