import { type FoldedText, withText } from '../../../text/fold-question.ts';
import type { Question } from '../question.ts';
import type { KnownWords, Respelled } from './respelled.ts';

/** A number, and what it is to be said in: `50 lakh in million`, `3/8 en decimal`. */
const IN = /^[\s¿]*([^\p{L}]*?[\d\p{L}][^?!]*?) (en|a|in|to|as|into) (?:an? |un )?(\p{L}+)[\s?!.]*$/u;
const ALONE = /^[\s¿]*([\d\p{L}][^?!]*?)[\s?!.]*$/u;

const isMeant = ({ interpretation: { category } }: Question): boolean => category === 'number';

/** The words of numbers, and which of them are scales. */
class NumberText {
  readonly #words: KnownWords['words'];

  constructor({ words }: KnownWords) {
    this.#words = words;
  }

  scale(word: string) {
    const { numberWord } = this.#words.find(word);
    return numberWord?.kind === 'scale' ? numberWord : undefined;
  }

  /** Figures and number words only, a scale not alone. */
  isNumber(text: string): boolean {
    const parts = text.match(/\p{L}+|[^\p{L}\s]+/gu) ?? [];
    const isOne = (part: string) =>
      /^[\d.,/]+$/.test(part) || this.#words.find(part).numberWord !== undefined;
    return parts.every(isOne) && !this.scale(text);
  }
}

/** A number without its scale, as it is worked out; undefined where the target is none. */
function inTarget(number: string, connector: string, target: string, texts: NumberText): string | undefined {
  // «en miles» are thousands, «in miles» are none
  const scale = `${connector} ${target}` === 'en miles' ? 'mil' : target;
  const { other, value } = texts.scale(scale) ?? {};
  // a lakh alone is one of rupees, a figure is no money
  const plain = number.replace(/ (\p{L}+)$/u, (all, word) => {
    const last = texts.scale(word);
    return last && !last.other ? `*${last.value.n}` : all;
  });
  if (value) return `(${plain})/${other ? `1 ${scale}` : value.n}`;
  return /^decimal(?:es)?$/.test(target) && number.includes('/') ? `${number}*1` : undefined;
}

/** `50 lakh in million`, `1 billón en millones`, `3/8 as a decimal`, `2 dozen`: a number in other words. */
export function inOtherScale(folded: FoldedText, known: KnownWords): Respelled[] {
  const texts = new NumberText(known);
  const [, number = '', connector = '', target = ''] = IN.exec(folded.text) ?? [];
  const [, alone = ''] = ALONE.exec(folded.text) ?? [];
  const hasScale = alone.split(/\P{L}+/u).some((word) => texts.scale(word));
  const text =
    number !== '' && texts.isNumber(number)
      ? inTarget(number, connector, target, texts)
      : hasScale && texts.isNumber(alone)
        ? `${alone}*1`
        : undefined;
  if (text === undefined) return [];
  return [{ folded: withText(folded, 0, folded.text.length, text), corrections: [], isMeant }];
}
