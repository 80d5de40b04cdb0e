import type { UnitSet } from '../../units/unit-set.ts';
import { decimalTwin } from './interpretation/data-twins.ts';
import { PlainWriting } from './plain-writing.ts';
import { QuestionParser } from './question-parser.ts';
import type { Spelling } from './spelling/spelling.ts';
import type { LittleWords } from './words/little-words.ts';
import type { ReaderWords } from './words/stored-words.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { checkMoney } from './words/whose-money.ts';

/** A parser that takes every text as it was typed, until it is told how else it may be meant. */
export interface LiteralParser extends Pick<QuestionParser, 'cut' | 'parse'> {
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
    return { parser, vocabulary, words };
  }
  let prepared: ReturnType<typeof prepare> | undefined;
  function preparedWords() {
    prepared ??= prepare();
    // it adds words: before the question is read
    if (makeSpelling) spelling ??= new makeSpelling(prepared.vocabulary, prepared.words);
    return prepared;
  }
  return {
    parse: (text, options) => preparedWords().parser.parse(text, options),
    cut: (text, options) => preparedWords().parser.cut(text, options),
    correctWith(made) {
      makeSpelling = made;
    },
  };
}
