import { LANGUAGES } from '@equivale/core/locale/languages';
import { createOwnUnitWords, notUnderstood, type WordMeaning } from '@equivale/core/own-unit-words';
import type { OwnUnit } from '@equivale/core/own-units';
import { unitsWith } from './draft.ts';

/** A word of an own unit that is taken, and what it means. */
export interface TakenWord {
  readonly field: 'name' | 'plural' | 'symbol';
  readonly word: string;
  readonly meanings: readonly WordMeaning[];
}

/** Says which words of an own unit are taken: fetched with all words of questions, when somebody makes a unit. */
export class TakenWords {
  readonly #others: readonly OwnUnit[];
  readonly #words: ReturnType<typeof createOwnUnitWords>;

  /** @param others the other own units, whose words are taken too */
  constructor(others: readonly OwnUnit[]) {
    this.#others = others;
    this.#words = createOwnUnitWords(unitsWith(others), LANGUAGES);
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
    return notUnderstood(unit, unitsWith([...this.#others, unit]), LANGUAGES);
  }
}
