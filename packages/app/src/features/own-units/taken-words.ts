import type { Language } from '@equivale/core/locale/language';
import { createOwnUnitWords, notUnderstood, type WordMeaning } from '@equivale/core/own-unit-words';
import type { OwnUnit } from '@equivale/core/own-units';
import { currentLanguage } from '../../i18n/i18n.ts';
import { languagesOn, loadLanguages } from '../../questions/spoken-languages.ts';
import { unitsWith } from './draft.ts';

export interface TakenWord {
  readonly field: 'name' | 'plural' | 'symbol';
  readonly word: string;
  readonly meanings: readonly WordMeaning[];
}

/** Says which words of an own unit are taken: fetched with all words of questions, when somebody makes a unit. */
export class TakenWords {
  readonly #others: readonly OwnUnit[];
  readonly #words: ReturnType<typeof createOwnUnitWords>;

  readonly #languages: readonly Language[];

  /** Other own units' words are taken too. */
  constructor(others: readonly OwnUnit[], languages: readonly Language[]) {
    this.#others = others;
    this.#languages = languages;
    this.#words = createOwnUnitWords(unitsWith(others), languages);
  }

  /** The first of its words that means something already. */
  find({ name, plural = name, symbol }: OwnUnit): TakenWord | undefined {
    for (const [field, word] of [
      ['name', name],
      ['symbol', symbol],
      ['plural', plural],
    ] as const) {
      const meanings = this.#words.meaningsOf(word);
      if (meanings.length > 0) return { field, word, meanings };
    }
    return undefined;
  }

  /** The first of its words that questions would not understand. */
  findUnread(unit: OwnUnit): string | undefined {
    return notUnderstood(unit, unitsWith([...this.#others, unit]), this.#languages);
  }
}

/** What says which words are taken on this page. @throws when its language cannot be fetched */
export async function loadTakenWords(others: readonly OwnUnit[]): Promise<TakenWords> {
  await loadLanguages(currentLanguage());
  return new TakenWords(others, languagesOn(currentLanguage()) ?? []);
}
