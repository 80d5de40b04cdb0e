import type { Language } from '../../locale/language.ts';
import { currencyAliases } from '../../money/currencies/aliases.ts';
import { unitAliases } from '../../units/aliases.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { decimalTwin } from './interpretation/data-twins.ts';
import { PlainWriting } from './plain-writing.ts';
import { type ParseOptions, QuestionParser } from './question-parser.ts';
import type { KnownWords } from './spelling/respelled.ts';
import type { Spelling } from './spelling/spelling.ts';
import { addCurrencies } from './words/currency-words.ts';
import { type Lexeme, lexQuestion } from './words/lex-question.ts';
import { LittleWords } from './words/little-words.ts';
import { addUnits } from './words/unit-words.ts';
import { Vocabulary } from './words/vocabulary.ts';

/** A parser that takes every text as it was typed, until it is told how else it may be meant. */
export interface LiteralParser extends Pick<QuestionParser, 'parse'> {
  /** The words, signs and numbers of a text, with everything that they can be. */
  lexemesOf(text: string, options: ParseOptions): readonly Lexeme[];
  /** Reads again, from now on, what is not understood as it was typed. */
  correctWith(spelling: new (vocabulary: Vocabulary, words: LittleWords) => Spelling): void;
}

/** Adds everything that names one of these units, or money. */
export function addWords<Words extends Vocabulary>(
  vocabulary: Words,
  units: UnitSet,
  languages: readonly Language[],
): Words {
  addUnits(vocabulary, units, languages, unitAliases);
  addCurrencies(vocabulary, languages, currencyAliases);
  return vocabulary;
}

/**
 * Makes a parser of questions as they are typed, for who loads the help with slips and other ways of writing later.
 * Its words are put in order when the first question is asked.
 * @param units the units that questions can be about
 * @param languages the languages they can be asked in, all at once
 * @param stored the words of those, where they have been put in order before
 */
export function createLiteralParser(
  units: UnitSet,
  languages: readonly Language[],
  stored?: Vocabulary,
): LiteralParser {
  let parser: QuestionParser | undefined;
  let known: (KnownWords & { readonly plain: PlainWriting }) | undefined;
  let makeSpelling: Parameters<LiteralParser['correctWith']>[0] | undefined;
  let spelling: Spelling | undefined;
  function createParser(): QuestionParser {
    const vocabulary = stored ?? addWords(new Vocabulary(), units, languages);
    const words = new LittleWords(languages);
    const plain = new PlainWriting(vocabulary, words);
    known = { plain, vocabulary, words };
    return new QuestionParser(vocabulary, units, words, {
      plain,
      spelling() {
        if (makeSpelling) spelling ??= new makeSpelling(vocabulary, words);
        return spelling;
      },
      twinOf: decimalTwin,
    });
  }
  return {
    parse(text, options) {
      parser ??= createParser();
      return parser.parse(text, options);
    },
    lexemesOf(text, { locale }) {
      parser ??= createParser();
      return known
        ? lexQuestion(known.plain.fold(text), known.vocabulary, { words: known.words, locale })
        : [];
    },
    correctWith(made) {
      makeSpelling = made;
    },
  };
}
