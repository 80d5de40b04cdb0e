import type { UnitSet } from '../../units/unit-set.ts';
import { decimalTwin } from './interpretation/data-twins.ts';
import { PlainWriting } from './plain-writing.ts';
import { type Cut, type CutText, cutBy, type ParseOptions, QuestionParser } from './question-parser.ts';
import type { Spelling } from './spelling/spelling.ts';
import type { LittleWords } from './words/little-words.ts';
import type { ReaderWords } from './words/stored-words.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { checkMoney } from './words/whose-money.ts';

/** Phrases that are remembered: some hundred questions. */
const MOST_FOUND = 5000;

/** A parser that takes every text as it was typed, until it is told how else it may be meant. */
export interface LiteralParser extends Pick<QuestionParser, 'parse'> {
  /** The words, signs and numbers of a text as it is parsed, with everything that they can be. */
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
    let last: (CutText & { readonly key: readonly unknown[] }) | undefined;
    const cutAnew = cutBy(vocabulary, words);
    const cut: Cut = (folded, locale) => {
      // the help with spelling adds words
      const key = [folded.source, folded.text, locale, spelling];
      if (!key.every((part, at) => last?.key[at] === part)) last = { ...cutAnew(folded, locale), key };
      return last as CutText;
    };
    const parser = new QuestionParser(cut, units, {
      plain,
      spelling: () => spelling,
      twinOf: decimalTwin,
      checkMoney,
    });
    return { cut, parser, plain, vocabulary, words };
  }
  let prepared: ReturnType<typeof prepare> | undefined;
  function preparedWords() {
    prepared ??= prepare();
    // the next question, while it is typed, looks for the same phrases
    if (prepared.vocabulary.found.size > MOST_FOUND) prepared.vocabulary.found.clear();
    // it adds words: before the question is read
    if (makeSpelling) spelling ??= new makeSpelling(prepared.vocabulary, prepared.words);
    return prepared;
  }
  return {
    parse: (text, options) => preparedWords().parser.parse(text, options),
    cut(text, { locale }) {
      const { cut, plain } = preparedWords();
      return cut(plain.fold(text), locale);
    },
    correctWith(made) {
      makeSpelling = made;
    },
  };
}
