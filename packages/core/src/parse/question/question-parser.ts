import type { Locale } from '../../locale/locale.ts';
import { parseDecimal } from '../../number/decimal.ts';
import { compare } from '../../number/rational.ts';
import { type FoldedText, foldQuestion } from '../../text/fold-question.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { decimalTwin } from './interpretation/data-twins.ts';
import { interpretQuestion, type RankedInterpretation } from './interpretation/interpret-question.ts';
import { type ReadItems, readItems } from './items/read-items.ts';
import type { Ambiguity, Interpretation, Question, QuestionError, Span } from './question.ts';
import { fault, QuestionFault } from './question-fault.ts';
import type { Spelling } from './spelling.ts';
import { type Lexeme, lexQuestion } from './words/lex-question.ts';
import type { LittleWords } from './words/little-words.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Longest text that is still read as a question, in characters; a number of 1000 digits in groups fits. */
const MAX_LENGTH = 1500;
/** Most words and signs a question has. */
const MAX_LEXEMES = 60;
/** Interpretations shown. */
const MAX_INTERPRETATIONS = 9;

/** Other ways of writing a question that are tried. */
const MAX_RESPELLINGS = 4;

/** How a question is read. */
export interface ParseOptions {
  /** The interface language: decides ties only, every language is always understood. */
  readonly locale: Locale;
}

/** Understands questions about the units and currencies of a vocabulary, in several languages at once. */
export class QuestionParser {
  readonly #vocabulary: Vocabulary;
  readonly #units: UnitSet;
  readonly #words: LittleWords;
  readonly #spelling: Spelling | undefined;

  /** @param spelling helps where a question is not understood as it was typed */
  constructor(vocabulary: Vocabulary, units: UnitSet, words: LittleWords, spelling?: Spelling) {
    this.#vocabulary = vocabulary;
    this.#units = units;
    this.#words = words;
    this.#spelling = spelling;
  }

  /**
   * Reads a question.
   * @param text as typed
   * @returns the likeliest interpretation and the other plausible ones, or what is wrong and where; never throws
   */
  parse(text: string, { locale }: ParseOptions): Question | QuestionError {
    const question = attempt(() => this.#understand(text, locale));
    if (!(question instanceof QuestionFault)) return question;
    const { code, span } = question;
    const known = code === 'unknown-word' && this.#spelling?.suggest(foldQuestion(text.slice(...span)).text);
    return { ok: false, code, span, suggestions: known || question.suggestions };
  }

  #understand(text: string, locale: Locale): Question {
    const whole: Span = [0, text.length];
    if (text.trim() === '') fault('empty', whole);
    if (text.length > MAX_LENGTH) fault('too-long', whole);
    const question = this.#read(foldQuestion(text), locale, { left: MAX_RESPELLINGS });
    if (question instanceof QuestionFault) throw question;
    return question;
  }

  #read(folded: FoldedText, locale: Locale, tries: { left: number }): Question | QuestionFault {
    const language = this.#words.languageOf(folded.text.split(/[^a-z]+/));
    const options = { locale: language?.locale ?? locale, words: this.#words };
    const whole: Span = [0, folded.source.length];
    const question = attempt(() => {
      const lexemes = lexQuestion(folded, this.#vocabulary, options);
      if (lexemes.length > MAX_LEXEMES) fault('too-long', whole);
      return this.#decide(lexemes, whole, locale);
    });
    if (!(question instanceof QuestionFault)) return question;
    for (const group of this.#spelling?.respell(folded, question) ?? []) {
      const [first, ...others] = group.flatMap((respelled) => {
        const second = tries.left-- > 0 ? this.#read(respelled.folded, locale, tries) : question;
        if (second instanceof QuestionFault) return [];
        return [{ ...second, corrections: [...respelled.corrections, ...second.corrections] }];
      });
      if (first) return withOthers(first, others);
    }
    return question;
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
    const second = read.doubt ? attempt(() => possible(resolve(readItems(lexemes, true)))) : [];
    const others = second instanceof QuestionFault ? [] : second;
    const twin = decimalTwin(best.interpretation, (id) => this.#units.find(id) !== undefined);
    // 1 TB in GiB: who tells them apart does so in both
    const isDecimal = twin && [twin.from, ...twin.to].some((id) => id.endsWith('ib'));
    const [interpretation, ...alternatives] = withoutRepeats(
      [best, ...others.slice(0, 1), ...plausible.slice(1)]
        .map((ranked) => ranked.interpretation)
        .toSpliced(isDecimal ? 0 : MAX_INTERPRETATIONS, 0, ...(twin ? [twin] : [])),
    );
    const ambiguous: Ambiguity[] = [];
    if (read.doubt && others.length > 0) ambiguous.push(read.doubt);
    if (plausible.length > 1 || twin) ambiguous.push('unit');
    return {
      ok: true,
      interpretation: interpretation ?? best.interpretation,
      alternatives,
      ambiguous,
      corrections: [],
    };
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

/** A question with what the same text may have been meant for besides. */
function withOthers(question: Question, others: readonly Question[]): Question {
  const [, ...alternatives] = withoutRepeats([
    question.interpretation,
    ...others.map(({ interpretation }) => interpretation),
    ...question.alternatives,
  ]);
  return { ...question, alternatives };
}

/** Every line once: of `euros in dollars and yen` each dollar is another line, the yen are the same. */
function withoutRepeats(interpretations: readonly Interpretation[]): Interpretation[] {
  const seen = new Set<string>();
  return interpretations.slice(0, MAX_INTERPRETATIONS).flatMap((one) => {
    const { n, d } = one.amount.toFraction();
    const lineOf = (to: string) => `${n}/${d} ${one.from} ${to}`;
    const to = one.compound ? one.to : one.to.filter((id) => !seen.has(lineOf(id)));
    for (const id of to) seen.add(lineOf(id));
    return to.length === 0 && one.to.length > 0 ? [] : [{ ...one, to }];
  });
}

/** Why no such amount exists: colder than absolute zero, or less than nothing. */
function impossibility(
  { category, amount, from }: Interpretation,
  units: UnitSet,
): QuestionError['code'] | undefined {
  if (category === 'number') return undefined;
  const minimum = units.find(from)?.minimum;
  const least = parseDecimal(minimum ?? '0');
  if (!least || compare(amount.toFraction(), least) >= 0) return undefined;
  return minimum ? 'below-absolute-zero' : 'negative';
}
