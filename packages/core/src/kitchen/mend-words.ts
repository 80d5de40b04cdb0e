import { SAID_WORDS } from '../locale/said-words.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { slipsBetween } from '../text/typing-slips.ts';
import { inPlainWords, isOther } from './recipe-words.ts';

/** What a recipe says of an ingredient that weighs the same without it. */
const SAYS_NOTHING =
  /^(?:basmati|jasmine|jazmin|white|organic|organic[oa]|fresh|virgin|virgen|homemade|caser[oa])$/;
/** Filler words about recipes and scales. */
const OF_RECIPES =
  /^(?:recetas?|recipes?|receipe|rezept|recette|ricetta|receita|recepta|dimelo|amerikanisch\p{L}*|dice|says?|said|pid(?:e|en|io)|call(?:s|ed|ing)?|llevan?|necesit[oa]n?|needs?|requires?|requiere|usa[rn]?|uses?|quier[eo]|saber|know|wonder|mi|my|weight|weighing|peso|heavy|english|americana?|gringa|british|inglesa)$/u;
/** Words that are others elsewhere. */
const LITTLE: Readonly<Record<string, string>> = { d: 'de', tasa: 'taza', peza: 'pesa' };
/** Shortest word that is recognized with a letter wrong, and shortest that is meant: `festa` is no `feta`. */
const SHORTEST = 5;

/** What words have in common that sound alike. */
const soundOf = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/qu?|c/g, 'k')
    .replace(/(.)\1/g, '$1');

/** Puts slips right in texts about ingredients. */
export class KitchenSpelling {
  readonly #words: ReadonlySet<string>;
  readonly #sounds: ReadonlyMap<string, string>;
  readonly #isKnown: (word: string) => boolean;

  /**
   * @param phrases what ingredients and their measures are called
   * @param isKnown whether a word does something else in a question
   */
  constructor(phrases: readonly string[], isKnown: (word: string) => boolean) {
    this.#words = new Set(phrases.flatMap((phrase) => foldQuestion(phrase).text.match(/\p{L}{2,}/gu) ?? []));
    this.#sounds = new Map([...this.#words].map((word) => [soundOf(word), word]));
    this.#isKnown = isKnown;
  }

  #meant(word: string): string {
    const singular = word.replace(/s$/, '');
    const little = LITTLE[singular];
    if (little) return little;
    if (SAYS_NOTHING.test(word)) return '';
    const isOwn = this.#words.has(word) || this.#isKnown(word);
    if (!isOwn && (OF_RECIPES.test(word) || SAID_WORDS.has(word))) return '';
    if (word.length < 4 || [word, singular].some((one) => this.#words.has(one) || this.#isKnown(one)))
      return word;
    const heard = this.#sounds.get(soundOf(word)) ?? this.#sounds.get(soundOf(singular));
    if (heard) return heard;
    if (word.length < SHORTEST) return word;
    const near = [...this.#words].filter(
      (one) => one.length >= SHORTEST && one[0] === word[0] && slipsBetween(word, one, 1) <= 1,
    );
    return near.length === 1 ? (near[0] ?? word) : word;
  }

  /** A text without filler, with one slip corrected in each unknown word; the text itself where there is nothing to mend. */
  mended(text: string): string {
    const folded = foldQuestion(text).text;
    if (isOther(folded)) return text;
    const mended = inPlainWords(folded).replace(/\p{L}+/gu, (word) => this.#meant(word));
    return mended === folded ? text : mended;
  }
}
