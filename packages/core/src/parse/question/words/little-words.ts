import type { Language, Operator, Role, Trait } from '../../../locale/language.ts';
import { rational } from '../../../number/rational.ts';
import { foldQuestion } from '../../../text/fold-question.ts';
import type { NumberWord } from '../numbers/number-words.ts';

/** What a folded word or sign does in a question besides naming a unit or a currency. */
export interface LittleWord extends Partial<Readonly<Record<Trait, true>>> {
  readonly role?: Role;
  readonly operator?: Operator;
  readonly numberWord?: NumberWord;
  /** In small letters, an everyday word that is also a currency's code or noun. */
  readonly everyday?: true | undefined;
}

/** A little word as it is found. */
export interface KnownWord extends LittleWord {
  /** The only language that has this word. */
  readonly language?: Pick<Language, 'locale'> | undefined;
}

/** What signs do, in any language. */
const SIGN_ROLES: Partial<Readonly<Record<Role, string>>> = {
  connector: '= > => -> ~',
  joiner: '& , ;',
  filler: '? ! . : "',
};

/** Signs of arithmetic, in any language. */
const SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '-', '*': '* x', '/': '/', '^': '^' };

/**
 * The words of questions that name neither a unit nor a currency, in several languages at once. A word of two languages
 * does what it does in the first of them.
 */
export class LittleWords {
  readonly words: Map<string, KnownWord>;

  /** @param words where they are put, by the folded word; what stands there already is known too */
  constructor(languages: readonly Language[], words = new Map<string, KnownWord>()) {
    this.words = words;
    this.#putLists(SIGN_ROLES, (role) => ({ role }));
    this.#putLists(SIGNS, (operator) => ({ operator }));
    this.#put('-', { negative: true });
    for (const language of languages) this.#putLanguage(language);
  }

  #putLanguage(language: Language): void {
    const { roles, traits, operators, numbers } = language.questionWords;
    this.#putLists(roles, (role) => ({ role }), language);
    this.#put(language.chatWords, { role: 'filler' }, language);
    this.#putLists(traits, (trait) => ({ [trait]: true }), language);
    this.#putLists(operators, (operator) => ({ operator }), language);
    for (const [first, step, list] of numbers.added)
      for (const [place, names] of list.split(' ').entries()) {
        const value = rational(BigInt(first + place * step));
        this.#put(names.replaceAll('/', ' '), { numberWord: { kind: 'add', value } }, language);
      }
    for (const kind of ['scale', 'fraction', 'multiple'] as const)
      for (const [size, list, elsewhere] of numbers[kind]) {
        const number = rational(BigInt(size));
        const value = kind === 'fraction' ? { n: 1n, d: number.n } : number;
        const other = elsewhere === undefined ? undefined : rational(BigInt(elsewhere));
        this.#put(list, { numberWord: { kind, value, other } }, language);
      }
    this.#put(language.currencyWords.everyday, { everyday: true });
    // the words of its units tell a language too
    for (const { one, other } of Object.values(language.unitNames))
      this.#put(foldQuestion(`${one} ${other}`).text, {}, language);
  }

  #putLists<Name extends string>(
    lists: Partial<Readonly<Record<Name, string>>>,
    part: (name: Name) => LittleWord,
    language?: Language,
  ): void {
    for (const [name, list] of Object.entries(lists)) this.#put(list as string, part(name as Name), language);
  }

  #put(list: string, part: LittleWord, language?: Language): void {
    for (const word of list.split(' ')) {
      const before = this.words.get(word);
      const only = before && before.language !== language ? undefined : language;
      this.words.set(word.replace('_', ' '), { ...part, ...before, language: only });
    }
  }

  /** What a folded word or sign does; nothing for any other. */
  find(word: string): KnownWord {
    return this.words.get(word) ?? {};
  }

  /**
   * The language a question is written in, as far as its words tell: those that only one language has.
   * @param words folded words
   * @returns undefined for a question that could be in several
   */
  languageOf(words: readonly string[]): KnownWord['language'] {
    const counts = new Map<NonNullable<KnownWord['language']>, number>();
    for (const word of words) {
      const language = this.find(word).language;
      if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
    const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
    return first?.[1] === second?.[1] ? undefined : first?.[0];
  }
}
