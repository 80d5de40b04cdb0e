import type { UnitSet } from '../../units/unit-set.ts';
import { decimalTwin } from './interpretation/data-twins.ts';
import { PlainWriting } from './plain-writing.ts';
import { type ParseOptions, QuestionParser } from './question-parser.ts';
import type { Spelling } from './spelling/spelling.ts';
import { type Lexeme, lexQuestion } from './words/lex-question.ts';
import type { LittleWords } from './words/little-words.ts';
import type { ReaderWords } from './words/stored-words.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { checkMoney } from './words/whose-money.ts';

/** A text cut into words, signs and numbers, and the language that its words tell. */
export interface CutText {
  readonly lexemes: readonly Lexeme[];
  readonly language: string | undefined;
}

/** A parser that takes every text as it was typed, until it is told how else it may be meant. */
export interface LiteralParser extends Pick<QuestionParser, 'parse'> {
  /** The words, signs and numbers of a text, with everything that they can be. */
  lexemesOf(text: string, options: ParseOptions): readonly Lexeme[];
  /** The same in the language that the words of the text tell, as it is parsed. */
  cut(text: string, options: ParseOptions): CutText;
  /** Reads again, from now on, what is not understood as it was typed. */
  correctWith(spelling: new (vocabulary: Vocabulary, words: LittleWords) => Spelling): void;
}

/**
 * Makes a parser of questions as they are typed, for callers that load the help with slips and other ways of writing later.
 * @param units the units that questions can be about
 * @param makeWords asked when the first question is
 */
export function literalParser(units: UnitSet, makeWords: () => ReaderWords): LiteralParser {
  let makeSpelling: Parameters<LiteralParser['correctWith']>[0] | undefined;
  let spelling: Spelling | undefined;
  function prepare() {
    const { vocabulary, words } = makeWords();
    const plain = new PlainWriting(vocabulary, words);
    const parser = new QuestionParser(vocabulary, units, words, {
      plain,
      spelling: () => spelling,
      twinOf: decimalTwin,
      checkMoney,
    });
    const lexemesOf = (text: string, options: ParseOptions) =>
      lexQuestion(plain.fold(text), vocabulary, { words, ...options });
    const cut = (text: string, { locale }: ParseOptions): CutText => {
      const folded = plain.fold(text);
      const language = words.languageOf(folded.text.split(/[^a-z]+/))?.locale;
      // separators that the reader has chosen hold in every language
      const own = (!locale.figures && language) || locale;
      return { lexemes: lexQuestion(folded, vocabulary, { words, locale: own }), language: language?.id };
    };
    return { cut, lexemesOf, parser, vocabulary, words };
  }
  let prepared: ReturnType<typeof prepare> | undefined;
  let last: ParseOptions | undefined;
  function preparedFor(options: ParseOptions) {
    if (last !== options) prepared?.vocabulary.found.clear();
    last = options;
    prepared ??= prepare();
    // it adds words: before the question is read
    if (makeSpelling) spelling ??= new makeSpelling(prepared.vocabulary, prepared.words);
    return prepared;
  }
  return {
    parse: (text, options) => preparedFor(options).parser.parse(text, options),
    lexemesOf: (text, options) => preparedFor(options).lexemesOf(text, options),
    cut: (text, options) => preparedFor(options).cut(text, options),
    correctWith(made) {
      makeSpelling = made;
    },
  };
}
