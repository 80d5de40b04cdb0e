import { foldLetters, foldText } from '../text/fold-text.ts';
import { type ListedTerm, textsOf } from '../text/listed-terms.ts';
import { type SearchIndex, searchEntry } from '../text/search-entry.ts';
import type { Unit } from './unit.ts';
import { type UnitTexts, unitTerms } from './unit-terms.ts';

const isMeant = ({ rank }: ListedTerm): boolean => rank === 0;

/**
 * Makes units ready for a search.
 * @param units in the order in which they are offered: common ones before extended ones
 */
export function buildUnitIndex(units: readonly Unit[], texts: UnitTexts): SearchIndex<Unit> {
  return units.map((unit) => {
    const { aliases, words, spelledNames } = unitTerms(unit, texts);
    const { id, symbol } = unit;
    const sometimes = textsOf([...aliases, ...words], ({ rank }) => rank > 0);
    // a symbol by which most people mean another unit: gr, and the quotes of a keyboard for minutes and seconds of arc
    const isShared = sometimes.some(
      (text) => text === symbol || (foldText(text) === '' && text === foldLetters(symbol)),
    );
    const own = isShared ? [] : [id];
    return searchEntry(unit, {
      codes: isShared ? [] : [symbol],
      signs: [...own, ...textsOf(aliases, isMeant)],
      names: spelledNames,
      words: textsOf([...aliases, ...words], isMeant),
      places: [],
      others: sometimes,
    });
  });
}
