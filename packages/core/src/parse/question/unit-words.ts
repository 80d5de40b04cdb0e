import { foldKey } from '../../text/fold-question.ts';
import type { UnitName } from '../../units/unit.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { Sense } from './question.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Names of units in the languages understood, and what else people call them, as in `units/common/aliases.ts`. */
export interface UnitWords {
  readonly names: readonly Readonly<Record<string, UnitName>>[];
  readonly terms: Readonly<Record<string, string>>;
}

/** Other spellings that follow from one: British endings, `A/B` for `A per B`. */
function spellings(name: string): string[] {
  const british = name.replace(/(\b|[a-z])(met|lit)er/g, '$1$2re');
  return [name, british]
    .flatMap((text) => [text, text.replace(/ (?:por|per) /, '/')])
    .map((text) => text.replace(/[()]/g, ''));
}

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
 */
export function addUnits(vocabulary: Vocabulary, units: UnitSet, words: UnitWords): void {
  for (const table of ['common', 'extended'] as const) {
    const adder = new UnitAdder(vocabulary, table === 'extended');
    for (const { id, symbol, category } of units.list().filter((unit) => unit.table === table)) {
      const sense: Sense = { id, category, rank: 0 };
      adder.addSymbol(symbol, sense);
      adder.addId(id, sense);
      const names = words.names.flatMap((names) => [names[id]?.one ?? '', names[id]?.other ?? '']);
      for (const name of names) adder.addBareName(name, sense);
      for (const name of names.flatMap(spellings)) adder.addName(name, sense);
      for (const term of (words.terms[id] ?? '').split(', ')) adder.addTerm(term, sense);
    }
  }
}
