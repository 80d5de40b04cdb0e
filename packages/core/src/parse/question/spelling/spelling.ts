import { type FoldedText, foldQuestion } from '../../../text/fold-question.ts';
import { indexPhrases, type PhraseIndex, suggestWords } from '../../../text/suggest-words.ts';
import { slipsBetween } from '../../../text/typing-slips.ts';
import { withoutRepeats } from '../interpretation/without-repeats.ts';
import type { Correction, Question } from '../question.ts';
import { QuestionFault } from '../question-fault.ts';
import type { Lexeme } from '../words/lex-question.ts';
import type { LittleWords } from '../words/little-words.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { writtenOut } from './clock-writings.ts';
import { isCrowded } from './crowd.ts';
import { addFormerMoney } from './former-money.ts';
import { takenApart } from './glued-words.ts';
import { withoutBrackets, withoutSubject } from './left-out-words.ts';
import { withLittleWordPutRight } from './little-slips.ts';
import { withCents, withMoneyNamed } from './money-writings.ts';
import type { KnownWords, ReadAgain, Respelled, Tries } from './respelled.ts';
import { ofOtherKind, saidInFull } from './sayings.ts';
import { withShareWritten } from './shares.ts';
import { soundsKnown, withSlipPutRight } from './slips.ts';

/** Longest text that is read another way, in characters, and what nobody types in a question or says in so many words: mere noise. */
const LONGEST_TEXT = 80;
const NOISE = /[@#](?!\p{L}{3})|[_{}<`\\]|^(?:\S+\s+){16}\S/u;
/** Their sizes are numbers of their own, which no table turns into those of another country: `zapato 38 europeo`. */
const SIZED = /\b(?:zapat|calzad|talla|shoe|sneaker|trainers|bra\b|sujetador|ring size|anillo|dress size)/;

/** Helps with questions that are not understood as they were typed: other ways to read them, and words like an unknown one. */
export class Spelling {
  readonly #known: KnownWords;
  #index: PhraseIndex | undefined;
  #little: readonly string[] | undefined;
  /** Words within phrases, and whether they are of a unit that is no money. */
  #words: Map<string, boolean> | undefined;
  #wordIndex: PhraseIndex = new Map();

  /** @param words little words of the languages that questions are asked in */
  constructor(vocabulary: Vocabulary, words: LittleWords) {
    this.#known = { vocabulary, words };
    addFormerMoney(vocabulary);
  }

  /** Known words like one that is not known: up to three, nearest first. */
  suggest = (typed: string): readonly string[] => this.#phrasesLike(typed).slice(0, 3);

  #phrasesLike = (typed: string): readonly string[] => {
    this.#index ??= indexPhrases(this.#known.vocabulary.phrases());
    return suggestWords(foldQuestion(typed).text, this.#index);
  };

  /** Known words like one that is not known, also those within phrases: `cuadardos`, `svizeri`. */
  #like = (typed: string): readonly string[] => {
    if (!this.#words) {
      this.#words = new Map();
      const { vocabulary } = this.#known;
      for (const phrase of vocabulary.phrases()) {
        const isUnit = vocabulary.find(phrase, '').some(({ category }) => category !== 'currency');
        for (const word of phrase.split(/[^\p{L}]+/u))
          this.#words.set(word, isUnit || this.#words.get(word) === true);
      }
      this.#wordIndex = indexPhrases(this.#words.keys());
    }
    return suggestWords(typed, this.#wordIndex);
  };

  /** Whether a word is like one of a unit that is no money. */
  #isLikeUnit = (typed: string): boolean =>
    this.#like(typed).some(
      (word) =>
        this.#words?.get(word) && (word.startsWith(typed.slice(0, 4)) || slipsBetween(typed, word, 1) <= 1),
    );

  /**
   * Reads a question as if it had been written in another way.
   * @param lexemes its words, signs and numbers
   * @param fault why it is none as it stands
   * @param read reads another text
   * @returns undefined where no other way makes a question
   */
  readAgain(
    folded: FoldedText,
    lexemes: readonly Lexeme[],
    fault: QuestionFault,
    tries: Tries,
    read: ReadAgain,
  ): Question | undefined {
    for (const group of this.#respell(folded, lexemes, fault)) {
      const [first, ...others] = group.flatMap((respelled) => {
        const question = tries.left-- > 0 ? read(respelled.folded) : fault;
        if (question instanceof QuestionFault || respelled.isMeant?.(question) === false) return [];
        // what is put right twice is another word
        if (question.corrections.some(({ span: [at] }) => respelled.corrections[0]?.span[0] === at))
          return [];
        return [{ ...question, corrections: outermost([...respelled.corrections, ...question.corrections]) }];
      });
      if (!first) continue;
      const [, ...alternatives] = withoutRepeats([
        first.interpretation,
        ...others.map(({ interpretation }) => interpretation),
        ...first.alternatives,
      ]);
      return { ...first, alternatives };
    }
    return undefined;
  }

  /** Other ways to write a question, in groups: all of the first group that makes one may be meant. */
  *#respell(
    folded: FoldedText,
    lexemes: readonly Lexeme[],
    { code, span }: QuestionFault,
  ): Iterable<readonly Respelled[]> {
    if (folded.text.length > LONGEST_TEXT || isCrowded(lexemes, 'writing')) return;
    if (NOISE.test(folded.text) || SIZED.test(folded.text)) return;
    const isLikeWord = this.#isLikeUnit;
    yield withoutBrackets(folded, lexemes);
    yield withShareWritten(folded, this.#known);
    yield saidInFull(folded);
    if (code !== 'unknown-word') {
      yield* writtenOut(folded);
      yield withCents(folded, this.#known);
      if (code !== 'mixed-categories') return;
      yield ofOtherKind(folded, lexemes);
      yield withMoneyNamed(folded, lexemes, span, this.#known);
      yield withoutSubject(folded, lexemes, { isMixed: true, isLikeWord });
      return;
    }
    const start = folded.origin.indexOf(span[0]);
    const end = folded.origin.findIndex((place) => place >= span[1]);
    const unknown = { start, end, span };
    const { words } = this.#known;
    this.#little ??= [...words.words.keys()].filter((word) => {
      const { role, numberWord } = words.find(word);
      return (
        word.length > 3 && (role === 'interrogative' || ['add', 'scale'].includes(numberWord?.kind ?? ''))
      );
    });
    const counted = withLittleWordPutRight(folded, unknown, this.#known, this.#little);
    yield counted;
    // soixente dix: without it 10 would be left
    if (counted[0]) return;
    yield takenApart(folded, unknown, this.#known);
    const subject = withoutSubject(folded, lexemes, { isMixed: false, isLikeWord });
    // a noun that nobody measures by is no unit with a slip, unless that is the target
    const before = folded.text.slice(0, start);
    const isFirst = !/[\d\p{Sc}]/u.test(before);
    if (isFirst) yield subject.map(withTarget);
    else if (/ (?:de|of) $/.test(before) && !soundsKnown(folded.text.slice(start, end), this.#phrasesLike))
      yield subject;
    yield withSlipPutRight(folded, unknown, this.#known, this.#phrasesLike, this.#like);
    yield subject;
  }
}

/** Without what lies within another: `mi` of `de mi perro`. */
const outermost = (all: readonly Correction[]): readonly Correction[] =>
  all.filter(
    ({ span: [start, end] }) =>
      !all.some(({ span: [from, to] }) => from <= start && end <= to && to - from > end - start),
  );

/** The same, only where the question names a target. */
const withTarget = (one: Respelled): Respelled => ({
  ...one,
  isMeant: (question) => !question.interpretation.assumedTarget && one.isMeant?.(question) !== false,
});
