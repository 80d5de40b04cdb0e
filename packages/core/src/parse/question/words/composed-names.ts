import type { Sense } from './senses.ts';

/** What a phrase names by itself. */
export type Find = (key: string, raw: string) => readonly Sense[];

/** A square or a cube as it is said and written: `sq. ft`, `square m`, `pulg cuadradas`, `yards squared`, `mts2`. */
const POWERS = [
  /^sq(?:uare)? ?(.+)$|^(?!in )(.+?)(?:(?<=\p{L})2| (?:squared|cuad|cuadrad[oa]s?|al cuadrado))$/u,
  /^cu(?:bic|b)? ?(.+)$|^(?!in )(.+?)(?:(?<=\p{L})3| (?:cubed|cub|cubic[oa]s?|al cubo))$/u,
];
/** What stands between the parts of a unit of two: `km/h`, `km per hour`, `metros x segundo`, `lb·pie`, `kw hora`, `lts cada 100 km`. */
const BETWEEN = /\/| (?:per|por|cada|por cada|x|al|a la) | ?\* ?| /g;
/** Little words that are also units, where nothing but a space tells that they are one. */
const LITTLE = /^(?:in|al?|as|l|y|x)(?: |$)/;
/** Second words of a phrase that may be one of these names, besides the names of units. */
const GOES_ON = /^(?:[23]|100|per|por|cada|x|al?|sq.*|cu[ab].*)$/;

/** Whether a phrase that begins so may be a name of a unit that is put together from the names of others. */
export const mayBeComposed = (word: string, next: string, isKnown: (word: string) => boolean): boolean =>
  (isKnown(word) && (GOES_ON.test(next) || isKnown(next))) ||
  /^sq/.test(word) ||
  (/^cu/.test(word) && isKnown(next));

/** Names of units that are put together from the names of others, so that no table has to list every writing of each part. */
export class ComposedNames {
  readonly #find: Find;
  readonly #listed: () => Iterable<string>;
  #known: ReadonlyMap<string, readonly Sense[]> | undefined;

  /**
   * @param listed every phrase and symbol of a table: those of two units tell what there is
   */
  constructor(find: Find, listed: () => Iterable<string>) {
    this.#find = find;
    this.#listed = listed;
  }

  /** What a phrase means that no table has; nothing where its parts make no unit that there is. */
  find(key: string, raw: string): readonly Sense[] {
    const power = this.#power(key);
    if (power.length > 0) return power;
    for (const [first, second, isQuotient] of this.#partings(key, raw)) {
      const signs = isQuotient ? ['/', ' '] : [' ', '/'];
      const ids = signs.flatMap((sign) =>
        first.flatMap((one) => second.map((other) => `${one.id}${sign}${other.id}`)),
      );
      this.#known ??= this.#index();
      const known = this.#known;
      const found = ids.map((id) => known.get(id)).find((senses) => senses);
      if (found) return found;
    }
    return [];
  }

  #power(key: string): readonly Sense[] {
    for (const [place, pattern] of POWERS.entries()) {
      const [, after, before = after] = pattern.exec(key) ?? [];
      for (const { id, category } of before ? this.#find(before, before) : []) {
        const powers = category === 'length' ? this.#find(`${id}${place + 2}`, '') : [];
        if (powers.length > 0) return powers;
      }
    }
    return [];
  }

  /** The ways to part a phrase into two units. */
  *#partings(key: string, raw: string) {
    const typed = raw.length === key.length ? raw : key;
    for (const { 0: between, index } of key.matchAll(BETWEEN)) {
      const end = index + between.length;
      const [first, second] = [key.slice(0, index), key.slice(end)];
      if (between === ' ' && (key.length < 4 || LITTLE.test(first) || LITTLE.test(second))) continue;
      const sides = [this.#unit(first, typed.slice(0, index)), this.#unit(second, typed.slice(end))] as const;
      if (sides[0].length > 0 && sides[1].length > 0) yield [...sides, !/^ ?\*? ?$/.test(between)] as const;
    }
  }

  #unit(key: string, raw: string): readonly Sense[] {
    const hundred = /^100 ?(.*)/.exec(key)?.[1];
    if (hundred) return this.#find(hundred, hundred).map((sense) => ({ ...sense, id: `100${sense.id}` }));
    const senses = this.#find(key, raw).filter(({ category }) => category !== 'currency');
    return senses.length > 0 ? senses : this.#power(key);
  }

  /** What is made of two units, by their ids: `km/h`, `watt h`. */
  #index(): ReadonlyMap<string, readonly Sense[]> {
    const known = new Map<string, readonly Sense[]>();
    // capitals first: KB/s before kb/s
    for (const raw of [...this.#listed()].sort()) {
      const key = raw.toLowerCase();
      for (const [first, second, isQuotient] of this.#partings(key, raw)) {
        const [one, other] = [first[0], second[0]];
        const senses = this.#find(key, raw);
        const id = `${one?.id}${isQuotient ? '/' : ' '}${other?.id}`;
        const isNew = new Set([one?.category, other?.category, senses[0]?.category]).size === 3;
        if (isNew && !known.has(id)) known.set(id, senses);
      }
    }
    return known;
  }
}
