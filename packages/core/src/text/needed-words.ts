/** Texts of which one has to be found where a pattern is: `['por', 'per']` of `\d (?:por|per) \d`. */
export type Needed = readonly string[];

/** What a part of a pattern is: all that it can be, as long as that is little, and what stands in it whatever it is. */
interface Part {
  readonly exact: readonly string[] | undefined;
  readonly needed: readonly Needed[];
}

/** More alternatives than that say little. */
const MOST_EXACT = 40;
const NOTHING: Part = { exact: [''], needed: [] };
const ANYTHING: Part = { exact: undefined, needed: [] };

/** How much of what people type has one of these: the longer they are, the less. */
const shareOf = (texts: Needed): number => texts.reduce((sum, { length }) => sum + 8 ** -length, 0);

/** Without those that have another one in them, as long as none of them says nothing. */
function telling(texts: readonly string[] | undefined): readonly Needed[] {
  if (!texts || texts.includes('')) return [];
  const shortest = [...texts].sort((one, other) => one.length - other.length);
  const kept: string[] = [];
  for (const text of shortest) if (!kept.some((one) => text.includes(one))) kept.push(text);
  return [kept];
}

function inRow(parts: readonly Part[]): Part {
  const needed: Needed[] = [];
  let run: readonly string[] = [''];
  let isExact = true;
  const end = () => {
    needed.push(...telling(run));
    run = [''];
  };
  for (const { exact, needed: inner } of parts) {
    needed.push(...inner);
    if (exact && run.length * exact.length > MOST_EXACT) {
      end();
      isExact = false;
    }
    if (exact) run = run.flatMap((before) => exact.map((text) => before + text));
    else {
      end();
      isExact = false;
    }
  }
  if (isExact) return { exact: run, needed };
  end();
  return { exact: undefined, needed };
}

/** What one of several parts is: what each of them needs, together. */
function oneOf(parts: readonly Part[]): Part {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const exact = parts.flatMap((part) => part.exact ?? []);
  if (parts.every((part) => part.exact) && exact.length <= MOST_EXACT) return { exact, needed: [] };
  const each = parts.map((part) => best([...part.needed, ...telling(part.exact)])[0]);
  return {
    exact: undefined,
    needed: each.every((one) => one) ? telling(each.flatMap((one) => one ?? [])) : [],
  };
}

/** Those that fewest texts have first. */
const best = (needed: readonly Needed[]): readonly Needed[] =>
  [...needed].sort((one, other) => shareOf(one) - shareOf(other));

/** Reads the source of a regular expression, as far as it tells what has to stand in a text. */
class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  #take(form: RegExp): RegExpExecArray | undefined {
    form.lastIndex = this.#at;
    const found = form.exec(this.#source);
    if (found) this.#at = form.lastIndex;
    return found ?? undefined;
  }

  read(): Part {
    const all = [[] as Part[]];
    while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
      if (this.#take(/\|/y)) all.push([]);
      else all.at(-1)?.push(this.#quantified(this.#one()));
    }
    return oneOf(all.map(inRow));
  }

  #one(): Part {
    const [opening, around] = this.#take(/\((?:\?(<?[!=]|:|<\w+>))?/y) ?? [];
    if (opening) {
      const inner = this.read();
      this.#at++;
      if (around?.endsWith('!')) return NOTHING;
      return around?.endsWith('=')
        ? { exact: [''], needed: [...inner.needed, ...telling(inner.exact)] }
        : inner;
    }
    const [some, letters] = this.#take(/\[((?:\\.|[^\]\\])*)\]/y) ?? [];
    if (some)
      return letters && /^[\p{L}\d ]{1,5}$/u.test(letters) ? { exact: [...letters], needed: [] } : ANYTHING;
    if (this.#take(/[\^$]|\\b/y)) return NOTHING;
    if (this.#take(/\\(?:[dDsSwWBntrfv\d]|[pP]\{\w+\}|k<\w+>|u(?:\{\w+\}|\w{4})|x\w\w)|\./y)) return ANYTHING;
    const [, letter = ''] = this.#take(/\\?(.)/suy) ?? [];
    return { exact: [letter], needed: [] };
  }

  #quantified(part: Part): Part {
    const [found, sign = '', least = '1', most] = this.#take(/([?*+])\??|\{(\d+)(?:(,)\d*)?\}\??/y) ?? [];
    if (!found) return part;
    if (sign === '?' && part.exact) return { exact: ['', ...part.exact], needed: [] };
    if (/[?*]/.test(sign) || least === '0') return ANYTHING;
    if (least === '1' && !sign && !most) return part;
    return { exact: undefined, needed: [...part.needed, ...telling(part.exact)] };
  }
}

/** Most that is looked for of one pattern. */
const MOST_NEEDED = 3;
/** So many letters tell what is worth looking for. */
const LONGEST_OPENING = 3;

/** What has to stand in every text that has a pattern: one text of each list. @param source of a regular expression of small letters */
export function neededOf(source: string): readonly Needed[] {
  const { exact, needed } = new PatternReader(source).read();
  return best([...needed, ...telling(exact)])
    .filter((texts) => shareOf(texts) < 1)
    .slice(0, MOST_NEEDED);
}

/** Picks from many patterns the few that a text may match, by the words in it. */
export class PatternIndex {
  /** By the first letters of what is looked for. */
  readonly #sought = new Map<
    string,
    { readonly text: string; readonly pattern: number; readonly bit: number }[]
  >();
  readonly #all: Uint8Array;

  /** @param sources of regular expressions of small letters */
  constructor(sources: readonly string[]) {
    this.#all = new Uint8Array(sources.length);
    for (const [pattern, source] of sources.entries())
      for (const [place, texts] of neededOf(source).entries()) {
        const bit = 1 << place;
        this.#all[pattern] = (this.#all[pattern] as number) | bit;
        for (const text of texts) {
          const opening = text.slice(0, LONGEST_OPENING);
          const sought = this.#sought.get(opening);
          if (sought) sought.push({ text, pattern, bit });
          else this.#sought.set(opening, [{ text, pattern, bit }]);
        }
      }
  }

  /** The places of the patterns that a text may have, in order. */
  in(text: string): readonly number[] {
    const found = new Uint8Array(this.#all.length);
    for (let at = 0; at < text.length; at++)
      for (let length = 1; length <= LONGEST_OPENING; length++)
        for (const sought of this.#sought.get(text.slice(at, at + length)) ?? [])
          if (length < LONGEST_OPENING || text.startsWith(sought.text, at))
            found[sought.pattern] = (found[sought.pattern] as number) | sought.bit;
    const places: number[] = [];
    for (const [pattern, bits] of this.#all.entries()) if (found[pattern] === bits) places.push(pattern);
    return places;
  }
}

const UNREAD: readonly Needed[] = [];
/** What a pattern needs, once it has been asked for twice: one that was made for a single text is not worth reading. */
const known = new WeakMap<RegExp, readonly Needed[]>();

/** Whether a text may have a pattern. @param pattern of small letters */
export function mayHave(text: string, pattern: RegExp): boolean {
  const before = known.get(pattern);
  const needed = before === UNREAD ? neededOf(pattern.source) : (before ?? UNREAD);
  if (needed !== before) known.set(pattern, needed);
  return needed.every((texts) => texts.some((one) => text.includes(one)));
}
