import type { Language } from '../../../locale/language.ts';
import { foldKey } from '../../../text/fold-question.ts';
import type { Unit } from '../../../units/unit.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import type { Sense } from './senses.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What units are called in a language, and how that is spelled. */
export type UnitTexts = Pick<Language, 'questionWords' | 'unitNames' | 'unitWords'>;

const namesIn = ({ unitNames }: UnitTexts, id: string): string[] => {
  const name = unitNames[id];
  return name ? [name.one, name.other] : [];
};

/** Names as they may be spelled, without brackets. */
const spelledNames = (language: UnitTexts, id: string): string[] =>
  namesIn(language, id)
    .flatMap((name) => [name, ...(language.questionWords.spellings?.(name) ?? [])])
    .map((name) => name.replace(/[()]/g, ''));

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

  addUnit({ id, symbol, category }: Unit, languages: readonly UnitTexts[], aliases: string): void {
    const sense: Sense = { id, category, rank: 0 };
    this.addSymbol(symbol, sense);
    this.addId(id, sense);
    for (const name of languages.flatMap((language) => namesIn(language, id))) this.addBareName(name, sense);
    for (const name of languages.flatMap((language) => spelledNames(language, id))) this.addName(name, sense);
    const terms = [aliases, ...languages.map(({ unitWords }) => unitWords[id] ?? '')];
    for (const term of terms.join(', ').split(', ')) this.addTerm(term, sense);
  }

  /** A symbol or id, which another unit may have first. */
  addSymbol(symbol: string, sense: Sense): void {
    const rank = this.#known.has(foldKey(symbol)) ? 2 : 0;
    // A prime is also written with a keyboard's quote, and then means feet to most: only case tells two units apart.
    const caseTells = symbol !== symbol.toLowerCase() && !this.#vocabulary.has(symbol);
    this.#vocabulary.add(symbol, { ...sense, rank: caseTells ? 0 : rank }, true);
    this.addId(symbol, sense);
  }

  addId(id: string, sense: Sense): void {
    this.#vocabulary.add(id, { ...sense, rank: this.#known.has(foldKey(id)) ? 2 : 0 });
  }

  addName(name: string, sense: Sense): void {
    const shared = this.#known.has(foldKey(name));
    this.#vocabulary.add(name, { ...sense, rank: shared ? (name.length > 2 ? 1 : 2) : sense.rank });
  }

  /** The bare word of `vara (Chile)` may mean this one too. */
  addBareName(name: string, sense: Sense): void {
    const bare = name.replace(/ \(.*/, '');
    if (bare !== name) this.#vocabulary.add(bare, { ...sense, rank: this.#known.has(foldKey(bare)) ? 2 : 1 });
  }

  /** A listed term: `=` only in this case, `~` what some people mean, `~~` only where nothing else fits. */
  addTerm(term: string, sense: Sense): void {
    if (term.startsWith('=')) this.#vocabulary.add(term.slice(1), sense, true);
    else if (term.startsWith('~')) {
      const text = term.replace(/^~+/, '');
      this.#vocabulary.add(text, { ...sense, rank: term.length - text.length });
    } else {
      // Mb and MB: case kept in a short term of the extended units is case that matters
      const caseTells = this.#extended && term.length < 5 && /[A-Z]/.test(term);
      if (caseTells) this.addSymbol(term, sense);
      else this.addName(term, sense);
    }
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
  languages: readonly UnitTexts[],
  aliases: Readonly<Record<string, string>>,
): void {
  for (const table of ['common', 'extended'] as const) {
    const adder = new UnitAdder(vocabulary, table === 'extended');
    for (const unit of units.list().filter((candidate) => candidate.table === table))
      adder.addUnit(unit, languages, unit.aliases ?? aliases[unit.id] ?? '');
  }
}
