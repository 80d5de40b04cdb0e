import { foldKey } from '../../../text/fold-question.ts';
import type { ListedTerm } from '../../../text/listed-terms.ts';
import type { Unit } from '../../../units/unit.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import { type UnitTexts, unitTerms } from '../../../units/unit-terms.ts';
import type { Sense } from './senses.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Puts the units of a set into a vocabulary: ids, symbols, names, terms. A row added to a table is understood by its names
 * at once. The units of a later table come after those of the earlier ones: a word that already names one of those keeps
 * its meaning, an everyday name becomes the other possible one (`ton`), a mere symbol only where nothing else fits (`lb` of
 * a Castilian pound).
 * @param languages names and everyday words in each of them
 * @param aliases abbreviations by unit id, in any language
 */
export function addUnits(
  vocabulary: Vocabulary,
  units: UnitSet,
  languages: UnitTexts['languages'],
  aliases: UnitTexts['aliases'],
): void {
  let table: Unit['table'] | undefined;
  let known: ReadonlySet<string>;

  /** What a text means: where it already names a unit of an earlier table, it is stretched as far as `rankIfKnown`. */
  const add = (text: string, sense: Sense, rankIfKnown: number): void =>
    vocabulary.add(text, { ...sense, rank: known.has(foldKey(text)) ? rankIfKnown : sense.rank });

  /** A symbol, which another unit may have first. */
  const addSymbol = (symbol: string, sense: Sense): void => {
    // A prime is also written with a keyboard's quote, and then means feet to most: only case tells two units apart.
    const caseTells = symbol !== symbol.toLowerCase() && !vocabulary.has(symbol);
    const rank = caseTells || !known.has(foldKey(symbol)) ? 0 : 2;
    vocabulary.add(symbol, { ...sense, rank }, true);
    add(symbol, sense, 2);
  };

  const addName = (name: string, sense: Sense): void => add(name, sense, name.length > 2 ? 1 : 2);

  const addTerm = ({ text, rank, caseMatters, searchOnly }: ListedTerm, sense: Sense): void => {
    if (searchOnly) return;
    if (caseMatters || rank > 0) vocabulary.add(text, { ...sense, rank }, caseMatters);
    // Mb and MB: case kept in a short term of later tables is case that matters
    else if (table !== 'common' && text.length < 5 && /[A-Z]/.test(text)) addSymbol(text, sense);
    else addName(text, sense);
  };

  for (const unit of units.list()) {
    if (unit.table !== table) known = new Set(vocabulary.phrases());
    table = unit.table;
    const { id, symbol, category } = unit;
    const { names, spelledNames, aliases: listed, words } = unitTerms(unit, { languages, aliases });
    const sense: Sense = { id, category, rank: 0 };
    const terms = [...listed, ...words];
    // a symbol that is also listed is read as that says: C are degrees, and coulombs only where nothing else fits
    if (!terms.some(({ text }) => text === symbol)) addSymbol(symbol, sense);
    add(id, sense, 2);
    for (const name of names) {
      const bare = name.split(' (')[0] ?? '';
      // the bare word of `vara (Chile)` may mean this one too
      if (bare !== name) add(bare, { ...sense, rank: 1 }, 2);
    }
    for (const name of spelledNames) addName(name.replace(/[()]/g, ''), sense);
    for (const term of terms) addTerm(term, sense);
  }
}
