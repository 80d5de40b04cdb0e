import type { Language, SumWords } from '../../locale/language.ts';
import { type FoldedText, foldQuestion } from '../../text/fold-question.ts';
import type { Interpretation, Question, QuestionError } from '../question/question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { isPlainlySaid } from './plainly-said.ts';

/** Lists of words that the patterns name: those of sums, and those that questions have already. */
type List = keyof SumWords | 'plus' | 'minus' | 'per' | 'filler' | 'many' | 'number';

/** Signs that do what the words of a list do. */
const SIGNS: Readonly<Record<string, string>> = { plus: '[+]', in: '[-=]?>|=', per: '/', to: '-?>' };

/** A hyphen that takes away: `80 - 15%`, `80€-15%`; not that of `5-foot` and `2-3/4`. */
const HYPHEN = '(?<=[\\s\\p{L}\\p{Sc}%])-(?=[\\d.,\\p{Sc}])|(?<=\\s)-(?=\\s)';

/** `más que`, `menos de`: compares. */
const NO_STEP = '(?!\\s(?:que|del?)\\s)';

/** What stands between amounts that are worked out together. */
export const JOINTS = {
  /** `100 dólares y 20 euros`: tried where there is no sum otherwise. */
  looseStep: ` (?:(?<plus>{plus}${NO_STEP})|(?<with>{with}(?= ?[\\d\\p{Sc}]))|(?<minus>{minus}${NO_STEP}|${HYPHEN})) `,
  factor:
    ' (?:(?<times>[*]|(?<!\\p{L})x|(?<=\\p{L})x(?=\\d)|{times})|(?<over>{per}|{over}))(?! ?10 ?\\^)(?= ?[(\\d.,])',
};

/** Longest text that is still read as a sum, in characters. */
const MAX_LENGTH = 120;

/** What a language says of sums, for {@link SumSigns}. */
export type WordsOfSums = Pick<Language, 'chatWords' | 'questionWords' | 'sumWords'>;

/** Tells, in several languages at once, which texts may be sums: what reads those is needed for no other. */
export class SumSigns {
  readonly #lists: Partial<Record<string, string>> = {};
  readonly #percent: RegExp;
  readonly #mark: RegExp;
  readonly #factor: RegExp;
  readonly #step: RegExp;
  readonly #share: RegExp;
  readonly #several: RegExp;

  constructor(languages: readonly WordsOfSums[]) {
    for (const { chatWords, questionWords, sumWords } of languages) {
      const { numbers, operators, roles } = questionWords;
      const [plus, minus] = [operators['+'], operators['-']];
      const per = roles.per.replaceAll(' ', '|');
      const many = roles.interrogative.replaceAll(' ', '|');
      const filler = `${roles.filler} ${chatWords}`.replaceAll(' ', '|');
      const number = [...numbers.added, ...numbers.fraction]
        .map((row) => row.at(-1))
        .join('|')
        .replace(/[ /]/g, '|');
      const lists = { ...sumWords, number, plus, minus, per, filler, many } satisfies Record<
        List,
        string | undefined
      >;
      for (const [name, words] of Object.entries(lists))
        if (words) this.#lists[name] = this.#lists[name] ? `${this.#lists[name]}|${words}` : words;
    }
    this.#percent = this.compile('{percent}', 'gu');
    this.#mark = this.compile('%|{tax}|{tip}|{off}|{discount}|{without}|{people}|{among}', 'u');
    this.#factor = this.compile(JOINTS.factor, 'u');
    this.#step = this.compile(JOINTS.looseStep, 'u');
    this.#several = this.compile('(?:\\d|{number}).*[\\p{L}:\\p{Sc}].*\\d', 'u');
    this.#share = this.compile('{for}|(?:{per}|{each}) .+{in} ', 'u');
  }

  /** A pattern in which `{name}` is a word of that list, a space is any space or none, X and Y are amounts, N is a number. */
  compile(pattern: string, flags: string): RegExp {
    const source = pattern
      .replaceAll(' ', '\\s*')
      .replace(/\b[XY]\b(?!>)/g, '(?<$&>.+?)')
      .replace(/\bN\b(?!>)/, '(?<N>[^%]+?)')
      .replace(/\{([a-z]+)\}/g, (_, name) => {
        const words = `(?<!\\p{L})(?:${this.#lists[name]})(?!\\p{L})`;
        return `(?:${SIGNS[name] ? `${SIGNS[name]}|` : ''}${words})`;
      });
    return new RegExp(source, flags);
  }

  /** A text folded, with a sign for percent in words, and nothing moved by it. */
  fold(source: string): FoldedText {
    const folded = foldQuestion(source);
    const text = folded.text
      .replace(this.#percent, (words) => '%'.padEnd(words.length))
      .replace(/^[\s\xbf\xa1]+|[\s?!.]+$/g, (signs) => ''.padEnd(signs.length));
    return { ...folded, text };
  }

  /** Whether a folded text has a percentage, or a word that only sums have. */
  isMarked(text: string): boolean {
    return this.#mark.test(text);
  }

  /**
   * Whether a text may be a sum, or may mean something else.
   * @param plain what the parser of questions makes of it, and what it is where this is false
   * @param lexemes of the text
   */
  maySum(source: string, plain: Question | QuestionError, lexemes: readonly Lexeme[]): boolean {
    if (source.length > MAX_LENGTH) return false;
    return this.isSumLike(source, plain) || (plain.ok && !isPlainlySaid(plain, lexemes));
  }

  /** Whether a text may be a sum. */
  isSumLike(source: string, plain: Question | QuestionError): boolean {
    // 9e9999 is too much in every part that it can be read in
    if (!plain.ok && plain.code === 'out-of-range') return false;
    const { text } = this.fold(source);
    if (plain.ok && plain.corrections.length === 0) return this.#mayBeNot(source, text, plain.interpretation);
    if (this.isMarked(text)) return true;
    // 1 dollar in cents
    if (!plain.ok && plain.code === 'mixed-categories') return true;
    // of figures in two places one may follow from the other
    if (this.#factor.test(text) || this.#step.test(text) || this.#several.test(text)) return true;
    // a word that nobody knows, and none of a sum
    return (plain.ok || plain.code !== 'unknown-word') && this.#share.test(text);
  }

  /** Whether a text that is a question as it was typed may be a sum all the same. */
  #mayBeNot(source: string, text: string, { category, parts }: Interpretation): boolean {
    // 20 por ciento is no product of 20 and 100
    if (category === 'number') return text.includes('%') && !source.includes('%');
    if (this.isMarked(text)) return true;
    const factor = this.#factor.exec(text);
    // 10 m x 5 m: the parser of questions takes amounts side by side for parts of one, and 20x30 cm for one of 600 cm
    const hasSides = () => category !== 'time' && factor?.groups?.times && !source.includes('*');
    return Boolean(factor && (parts.length > 1 || hasSides()));
  }
}
