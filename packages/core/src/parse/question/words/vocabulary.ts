import { foldKey } from '../../../text/fold-question.ts';
import { ComposedNames, mayBeComposed } from './composed-names.ts';
import type { Sense } from './senses.ts';

/** Words, numbers, spaces and signs of a phrase. */
const PARTS = /\p{L}+(?:'\p{L}+)?|\d+|./gsu;

/** Four words of a name put together, with what stands between them. */
const LONGEST_COMPOSED = 4;

/** How phrases begin, whatever their plurals: a word, and the first letters of the next one if it has one. */
const openingOf = (word: string, next = ''): string => `${word.replace(/[es]+$/, '')} ${next.slice(0, 2)}`;

/** Symbols of units that differ from a more common one in case only: not understood as that one by mistake. */
const OTHER_UNITS = new Set(['Kb', 'Mb', 'Gb', 'Tb', 'Pb', 'Mm', 'Mg']);

/** The endings of a plural phrase: each word can have its own (dólar + es canadiense + s, baht + s tailandés + es). */
const PLURALS = [
  /(?<!s)s$/,
  /es$/,
  /(?<=^\S*)(?<!s)s(?= |$)/,
  /(?<!s)s(?= |$)/g,
  /(?<=^\S*)es(?= |$)|(?<= \S*)(?<!s)s(?= |$)/g,
  /(?<=^\S*)e?s(?= |$)|(?<= \S*)es(?= |$)/g,
];

/** Everything that names a unit or a currency. */
export class Vocabulary {
  /** What is understood only when written exactly so. */
  protected readonly symbols = new Map<string, Sense[]>();
  /** What is understood in any case, by the folded phrase. */
  protected readonly senses = new Map<string, Sense[]>();
  /** Most words, signs and spaces that a phrase has that begins so. */
  protected readonly longest = new Map<string, number>();
  /** What was found last: a question looks for the same phrases again and again, and so does the next one while it is typed. */
  readonly found = new Map<string, readonly Sense[]>();
  readonly #composed = new ComposedNames(
    (key, raw) => this.#once(`${key}\n${raw}`, () => this.#findListed(key, raw)),
    () => [...this.symbols.keys(), ...this.senses.keys()],
  );

  /**
   * Adds what a text means.
   * @param text a word or phrase in any case and with accents
   * @param caseMatters understood only when written exactly so
   */
  add(text: string, sense: Sense, caseMatters = false): void {
    const key = caseMatters ? text : foldKey(text);
    if (key === '') return;
    const map = caseMatters ? this.symbols : this.senses;
    const senses = map.get(key) ?? [];
    const at = senses.findIndex(({ id, category }) => id === sense.id && category === sense.category);
    const known = senses[at];
    if (!known) senses.push(sense);
    else if (sense.rank < known.rank) senses[at] = sense;
    map.set(key, senses);
    const folded = caseMatters ? foldKey(text) : key;
    const parts = folded.match(PARTS) ?? [''];
    const [first = '', next] = parts.filter((part, place) => place === 0 || /[\p{L}\d]/u.test(part));
    // a first word is known whatever follows
    for (const word of next ? ['', next] : ['']) {
      const opening = openingOf(first, word);
      this.longest.set(opening, Math.max(this.longest.get(opening) ?? 1, next && !word ? 1 : parts.length));
    }
  }

  /**
   * What a phrase means.
   * @param key the phrase, folded
   * @param raw the phrase as it was typed: where a unit has a symbol in exactly this case, it is meant
   * @returns no senses for a phrase that is not known
   */
  find(key: string, raw: string): readonly Sense[] {
    return this.#once(`${key}\n${raw} `, () => {
      const listed = this.#findListed(key, raw);
      return listed[0] ? listed : this.#composed.find(key, raw);
    });
  }

  #once(name: string, find: () => readonly Sense[]): readonly Sense[] {
    const senses = this.found.get(name) ?? find();
    this.found.set(name, senses);
    return senses;
  }

  #findListed(key: string, raw: string): readonly Sense[] {
    const exact = this.symbols.get(raw);
    if (!exact && OTHER_UNITS.has(raw)) return [];
    const folded = this.senses.get(key) ?? this.#findSingular(key);
    if (!exact) return folded;
    const rankOf = ({ id, rank }: Sense) =>
      Math.min(rank, folded.find((sense) => sense.id === id)?.rank ?? rank);
    // mW typed with care is no megawatt; m, typed as anyone types, may still be minutes
    const caseTells = raw !== key;
    const meant = caseTells && exact.some(({ rank }) => rank === 0);
    const others = folded.filter(
      ({ id, rank, category }) =>
        !exact.some((sense) => sense.id === id || (caseTells && sense.category === category)) &&
        (!meant || rank > 0),
    );
    const known = exact.map((sense) => ({ ...sense, rank: rankOf(sense) }));
    return [...known, ...others].sort((a, b) => a.rank - b.rank);
  }

  /** A plural nobody listed: `swiss francs`, `pesos mexicanos`, `dólares canadienses`. */
  #findSingular(key: string): readonly Sense[] {
    if (!/s( |$)/.test(key)) return [];
    for (const endings of PLURALS) {
      const singular = key.replace(endings, '');
      const senses = singular === key || singular.length < 3 ? undefined : this.senses.get(singular);
      if (senses) return senses;
    }
    return [];
  }

  /**
   * Most words, signs and spaces of a phrase that may begin with a word, also in its plural; 0 where none begins so.
   * @param word a folded word or one sign
   * @param next the word after it: 1 where no phrase goes on so
   */
  longestFrom(word: string, next: string): number {
    const longest = this.longest.get(openingOf(word, next)) ?? this.longest.get(openingOf(word)) ?? 0;
    const isKnown = (one: string) => this.longest.has(openingOf(one));
    return mayBeComposed(word, next, isKnown) ? Math.max(longest, LONGEST_COMPOSED) : longest;
  }

  /** Whether something has exactly this symbol. */
  has(symbol: string): boolean {
    return this.symbols.has(symbol);
  }

  /** Every phrase that is understood in any case, folded. */
  phrases(): Iterable<string> {
    return this.senses.keys();
  }
}
