import { foldKey } from '../../../text/fold-question.ts';
import type { ListedTerm } from '../../../text/listed-terms.ts';
import type { Unit } from '../../../units/unit.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import { type UnitTexts, unitTerms } from '../../../units/unit-terms.ts';
import type { Sense } from './senses.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Puts units into a vocabulary. Extended ones come after the common ones: a word that already names one of those keeps its
 * meaning, an everyday name becomes the other possible one (`ton`), a mere symbol only where nothing else fits (`lb` of a
 * Castilian pound).
 */
class UnitAdder {
  readonly #vocabulary: Vocabulary;
  readonly #extended: boolean;
  readonly #known: ReadonlySet<string>;

  constructor(vocabulary: Vocabulary, extended: boolean) {
    this.#vocabulary = vocabulary;
    this.#extended = extended;
    this.#known = new Set(extended ? vocabulary.phrases() : []);
  }

  addUnit(unit: Unit, texts: UnitTexts): void {
    const { id, symbol, category } = unit;
    const { names, spelledNames, aliases, words } = unitTerms(unit, texts);
    const sense: Sense = { id, category, rank: 0 };
    this.addSymbol(symbol, sense);
    this.#add(id, sense, 2);
    for (const name of names) this.addBareName(name, sense);
    for (const name of spelledNames) this.addName(name.replace(/[()]/g, ''), sense);
    for (const term of [...aliases, ...words]) this.addTerm(term, sense);
  }

  /** What a text means: where it already names a common unit, it is stretched as far as `rankIfKnown`. */
  #add(text: string, sense: Sense, rankIfKnown: number): void {
    const rank = this.#known.has(foldKey(text)) ? rankIfKnown : sense.rank;
    this.#vocabulary.add(text, { ...sense, rank });
  }

  /** A symbol or id, which another unit may have first. */
  addSymbol(symbol: string, sense: Sense): void {
    const rank = this.#known.has(foldKey(symbol)) ? 2 : 0;
    // A prime is also written with a keyboard's quote, and then means feet to most: only case tells two units apart.
    const caseTells = symbol !== symbol.toLowerCase() && !this.#vocabulary.has(symbol);
    this.#vocabulary.add(symbol, { ...sense, rank: caseTells ? 0 : rank }, true);
    this.#add(symbol, sense, 2);
  }

  addName(name: string, sense: Sense): void {
    this.#add(name, sense, name.length > 2 ? 1 : 2);
  }

  /** The bare word of `vara (Chile)` may mean this one too. */
  addBareName(name: string, sense: Sense): void {
    const bare = name.replace(/ \(.*/, '');
    if (bare !== name) this.#add(bare, { ...sense, rank: 1 }, 2);
  }

  addTerm({ text, rank, caseMatters }: ListedTerm, sense: Sense): void {
    if (caseMatters || rank > 0) this.#vocabulary.add(text, { ...sense, rank }, caseMatters);
    // Mb and MB: case kept in a short term of the extended units is case that matters
    else if (this.#extended && text.length < 5 && /[A-Z]/.test(text)) this.addSymbol(text, sense);
    else this.addName(text, sense);
  }
}

/**
 * Puts the units of a set into a vocabulary: ids, symbols, names, terms. A row added to a table is understood by its names
 * at once.
 * @param languages names and everyday words in each of them
 * @param aliases abbreviations by unit id, in any language
 */
export function addUnits(
  vocabulary: Vocabulary,
  units: UnitSet,
  languages: UnitTexts['languages'],
  aliases: UnitTexts['aliases'],
): void {
  for (const table of ['common', 'extended'] as const) {
    const adder = new UnitAdder(vocabulary, table === 'extended');
    for (const unit of units.list().filter((candidate) => candidate.table === table))
      adder.addUnit(unit, { languages, aliases });
  }
}
