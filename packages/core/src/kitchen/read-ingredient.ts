import type { KitchenWords } from '../locale/language.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { type FormId, formPhrases } from './forms.ts';
import type { Ingredient } from './ingredient.ts';
import { formsOf } from './weigh.ts';

/** Where something stands in a text: UTF-16 positions, the end not included. */
export type Place = readonly [start: number, end: number];

/** An ingredient that a text names. */
export interface NamedIngredient {
  readonly ingredient: Ingredient;
  readonly place: Place;
  /** How it is filled or cut, where the text says so, and where. */
  readonly form?: { readonly id: FormId; readonly place: Place };
}

interface Word {
  readonly key: string;
  readonly place: Place;
}

/** What singular and plural of a word have in common: `cheese` and `cheeses`, `limón` and `limones`. */
const keyOf = (word: string): string => (word.length < 4 ? word : word.replace(/s$/, '').replace(/e$/, ''));

/** The words of a text, with their places in it as it was typed. */
function wordsOf(text: string): Word[] {
  const { text: folded, origin } = foldQuestion(text);
  return [...folded.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    key: keyOf(word),
    place: [origin[index] ?? 0, origin[index + word.length] ?? text.length],
  }));
}

const phraseOf = (words: readonly Word[]): string => words.map(({ key }) => key).join(' ');

/** The longest run of words that is one of the phrases, the first of equals. */
function longestPhrase<Named>(words: readonly Word[], phrases: ReadonlyMap<string, Named>, most: number) {
  for (let length = Math.min(most, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length);
      const named = phrases.get(phraseOf(run));
      const [first, last] = [run[0], run.at(-1)];
      if (named && first && last) return { named, place: [first.place[0], last.place[1]] as Place };
    }
  return undefined;
}

/** Most words of a name. */
const MOST_WORDS = 6;

/** Finds ingredients by what they are called, in every language at once. */
export class IngredientNames {
  readonly #phrases = new Map<string, Ingredient>();
  readonly #words: readonly KitchenWords[];

  /**
   * @param ingredients where two are called the same, the first is meant
   * @param words what further languages call forms
   */
  constructor(ingredients: readonly Ingredient[], words: readonly KitchenWords[]) {
    this.#words = words;
    for (const names of [(one: Ingredient) => Object.values(one.names), ({ aliases }: Ingredient) => aliases])
      for (const ingredient of ingredients)
        for (const name of names(ingredient)) {
          const phrase = phraseOf(wordsOf(name));
          if (!this.#phrases.has(phrase)) this.#phrases.set(phrase, ingredient);
        }
  }

  /**
   * The ingredient that a text names, with how it is filled or cut.
   * @param text as typed; of several ingredients the one with the longest name counts
   */
  find(text: string): NamedIngredient | undefined {
    const words = wordsOf(text);
    const found = longestPhrase(words, this.#phrases, MOST_WORDS);
    if (!found) return undefined;
    const { named: ingredient } = found;
    // the d' of d'œufs belongs to it
    const elided = /(?<!\p{L})\p{L}['’]$/u.exec(text.slice(0, found.place[0]));
    const place: Place = [elided?.index ?? found.place[0], found.place[1]];
    const forms = new Map<string, FormId>();
    for (const form of formsOf(ingredient).toReversed())
      for (const phrase of formPhrases(form, this.#words)) forms.set(phraseOf(wordsOf(phrase)), form);
    const others = words.filter((word) => word.place[1] <= place[0] || word.place[0] >= place[1]);
    const form = longestPhrase(others, forms, MOST_WORDS);
    return { ingredient, place, ...(form && { form: { id: form.named, place: form.place } }) };
  }
}
