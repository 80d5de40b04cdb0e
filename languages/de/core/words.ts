import { joinLists } from '../../../packages/core/src/text/listed-terms.ts';
import { extendedUnitWords } from './extended-unit-words.ts';
import { unitWords as commonUnitWords } from './unit-words.ts';

export { currencyWords } from './currency-words.ts';
export { unitSpellings } from './unit-words.ts';

/** What all units of the catalogue are also called in German. */
export const unitWords: Readonly<Record<string, string>> = joinLists(commonUnitWords, extendedUnitWords);
