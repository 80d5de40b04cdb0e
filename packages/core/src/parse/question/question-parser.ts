import type { Locale } from '../../locale/locale.ts';
import { type FoldedText, foldQuestion } from '../../text/fold-question.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { decimalTwin } from './interpretation/data-twins.ts';
import { interpretQuestion, type RankedInterpretation } from './interpretation/interpret-question.ts';
import { MAX_INTERPRETATIONS, withoutRepeats } from './interpretation/without-repeats.ts';
import { type ReadItems, readItems } from './items/read-items.ts';
import type { PlainWriting } from './plain-writing.ts';
import type { Interpretation, Question, QuestionError, Span } from './question.ts';
import { fault, QuestionFault } from './question-fault.ts';
import type { Tries } from './spelling/respelled.ts';
import type { Spelling } from './spelling/spelling.ts';
import { type Lexeme, lexQuestion } from './words/lex-question.ts';
import type { LittleWords } from './words/little-words.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import type { checkMoney } from './words/whose-money.ts';

/** Longest text that is still read as a question, in characters; a number of 1000 digits in groups fits. */
const MAX_LENGTH = 1500;
/** Most words and signs a question has. */
const MAX_LEXEMES = 60;
/** Other ways of writing a question that are tried. */
const MAX_TRIES = 3;

/** How a question is read. */
export interface ParseOptions {
  /** The interface language: decides ties only, Spanish and English are always understood. */
  readonly locale: Locale;
}

/** A text cut into words, signs and numbers, and the language that its words tell. */
export interface CutText {
  readonly lexemes: readonly Lexeme[];
  readonly language: string | undefined;
}

/** Cuts a folded text, in the language that its words tell. */
export type Cut = (folded: FoldedText, locale: Locale) => CutText;

/** @param words little words of the languages that questions are asked in */
export const cutBy =
  (vocabulary: Vocabulary, words: LittleWords): Cut =>
  (folded, locale) => {
    const own = words.languageOf(folded.text.split(/[^a-z]+/))?.locale;
    // separators that the reader has chosen hold in every language
    const lexemes = lexQuestion(folded, vocabulary, words, (!locale.figures && own) || locale);
    return { lexemes, language: own?.id };
  };

/** What a parser can do without, for callers that have room for it. */
export interface ParserExtras {
  /** Writes out what would be read as something else. */
  readonly plain: PlainWriting;
  /** Helps where a question is not understood as it was typed, once it is there. */
  readonly spelling: () => Spelling | undefined;
  /** @throws QuestionFault for money of a country that has none of that name */
  readonly checkMoney: typeof checkMoney;
  /** KB and its like in steps of 1000. */
  readonly twinOf: typeof decimalTwin;
}

/** Understands questions about the units and currencies of a vocabulary, in several languages at once. */
export class QuestionParser {
  readonly #cut: Cut;
  readonly #units: UnitSet;
  readonly #extras: ParserExtras | undefined;

  constructor(cut: Cut, units: UnitSet, extras?: ParserExtras) {
    this.#cut = cut;
    this.#units = units;
    this.#extras = extras;
  }

  /**
   * Reads a question.
   * @param text as typed
   * @returns the likeliest interpretation and the other plausible ones, or what is wrong and where; never throws
   */
  parse(text: string, { locale }: ParseOptions): Question | QuestionError {
    const whole: Span = [0, text.length];
    const question =
      text.length > MAX_LENGTH
        ? new QuestionFault('too-long', whole)
        : this.#read(this.#extras?.plain.fold(text) ?? foldQuestion(text), whole, locale, {
            left: MAX_TRIES,
          });
    if (!(question instanceof QuestionFault)) return question;
    const { code, span } = question;
    const known =
      code === 'unknown-word' &&
      this.#extras
        ?.spelling()
        ?.suggest(text.slice(...span))
        .slice(0, 3);
    return { ok: false, code, span, suggestions: known || question.suggestions };
  }

  #read(folded: FoldedText, whole: Span, locale: Locale, tries: Tries): Question | QuestionFault {
    let lexemes: readonly Lexeme[] = [];
    const question = attempt(() => {
      lexemes = this.#cut(folded, locale).lexemes;
      if (!lexemes[0]) fault('empty', whole);
      if (lexemes.length > MAX_LEXEMES) fault('too-long', whole);
      this.#extras?.checkMoney(lexemes);
      return this.#decide(lexemes, whole, locale);
    });
    if (!(question instanceof QuestionFault)) return question;
    const again = (other: FoldedText) => this.#read(other, whole, locale, tries);
    return this.#extras?.spelling()?.readAgain(folded, lexemes, question, tries, again) ?? question;
  }

  #decide(lexemes: readonly Lexeme[], whole: Span, locale: Locale): Question {
    const resolve = ({ items }: ReadItems) =>
      interpretQuestion(items, whole, lexemes.length, this.#units, locale.likelyCurrencies);
    const faultOf = ({ interpretation }: RankedInterpretation) => impossibility(interpretation, this.#units);
    const possible = (list: readonly RankedInterpretation[]) => list.filter((ranked) => !faultOf(ranked));
    const read = readItems(lexemes, false);
    const all = resolve(read);
    const interpretations = possible(all);
    const [best] = interpretations;
    if (!best) return fault((all[0] && faultOf(all[0])) ?? 'not-understood', whole);
    const plausible = interpretations.filter(({ cost }) => cost <= best.cost + 1);
    const second = read.hasOther ? attempt(() => possible(resolve(readItems(lexemes, true)))) : [];
    const others = second instanceof QuestionFault ? [] : second;
    const twin = this.#extras?.twinOf(best.interpretation, this.#units);
    const [interpretation = best.interpretation, ...alternatives] = withoutRepeats(
      [best, ...others.slice(0, 1), ...plausible.slice(1)]
        .map((ranked) => ranked.interpretation)
        .toSpliced(twin?.isFirst ? 0 : MAX_INTERPRETATIONS, 0, ...(twin ? [twin.interpretation] : [])),
    );
    return { ok: true, interpretation, alternatives, corrections: [] };
  }
}

/** What comes of a part of the reading, or the fault that ended it. */
function attempt<Result>(resolve: () => Result): Result | QuestionFault {
  try {
    return resolve();
  } catch (fault) {
    if (fault instanceof QuestionFault) return fault;
    throw fault;
  }
}

/** Why there is no such amount, or no such result: colder than absolute zero, less than nothing, gas mark 20, how far nothing takes. */
function impossibility(
  { category, amount, from, to }: Interpretation,
  units: UnitSet,
): QuestionError['code'] | undefined {
  const value = amount.toFraction();
  if (value.n < 0n && category !== 'number' && !units.find(from)?.minimum) return 'negative';
  for (const unit of to) {
    const result = units.convert(value, from, unit);
    // money has its rates later
    if (!result.ok && result.code !== 'unknown-unit') return result.code;
  }
  return undefined;
}
