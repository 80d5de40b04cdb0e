import { extendedUnitNames as moreEn } from '../../locale/en/extended-unit-names.ts';
import { unitNames as en } from '../../locale/en/unit-names.ts';
import { extendedUnitNames as moreEs } from '../../locale/es/extended-unit-names.ts';
import { unitNames as es } from '../../locale/es/unit-names.ts';
import { unitTerms } from '../../units/common/aliases.ts';
import { UNIT_CATEGORIES } from '../../units/common/catalogue.ts';
import { extendedUnitAliases } from '../../units/extended/aliases.ts';
import { ALL_UNIT_CATEGORIES } from '../../units/extended/catalogue.ts';
import { addUnits } from './unit-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What questions need beside the words listed with the extended units: an ounce of milk is a fluid one. */
const EXTENDED_TERMS: Readonly<Record<string, string>> = {
  floz_us: '~~oz, ~~ozs, ~~ounce, ~~ounces, ~~onza, ~~onzas',
  taza: '~cup, ~cups',
  cucharada: '~tbsp, ~tbsps, ~tablespoon, ~tablespoons',
  cucharadita: '~tsp, ~tsps, ~teaspoon, ~teaspoons',
  gr: '~gr',
  pt_us: 'pts',
  gal_us: 'gals, galon',
  l: '=L, ltr, ltrs, liter, liters',
  lbf: '~~lb, ~~lbs',
  kgf: '~~kg, ~~kilo, ~~kilos',
};

/** The unit tables that questions are understood by; a row added to one of them is understood at once. */
export const KNOWN_CATEGORIES = ALL_UNIT_CATEGORIES;

/** Teaches a vocabulary the names of every unit, the usual ones first. */
export function addUnitWords(vocabulary: Vocabulary): void {
  addUnits(vocabulary, UNIT_CATEGORIES, { names: [es, en], terms: unitTerms });
  const usual = new Set<string>(UNIT_CATEGORIES.flatMap(({ units }) => units.map(({ id }) => id)));
  const extended = ALL_UNIT_CATEGORIES.map((category) => ({
    ...category,
    units: category.units.filter(({ id }) => !usual.has(id)),
  }));
  const terms = Object.fromEntries(
    Object.entries(extendedUnitAliases).map(([id, words]) => [id, `${words}, ${EXTENDED_TERMS[id] ?? ''}`]),
  );
  addUnits(vocabulary, extended, { names: [moreEs, moreEn], terms }, { extended: true });
}
