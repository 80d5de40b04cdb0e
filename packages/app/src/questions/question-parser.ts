import type { Language } from '@equivale/core/locale/language';
import { LANGUAGES } from '@equivale/core/locale/languages';
import {
  createLiteralParser,
  inOwnWords,
  isSum,
  type ParseOptions,
  type Question,
  type QuestionError,
  SumSigns,
} from '@equivale/core/parse';
import type { SumReader } from '@equivale/core/parse/sum-reader';
import type { ThirdReader } from '@equivale/core/parse/third';
import { everyUnit } from '../conversion/every-unit.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { languagesOn, loadLanguages } from './spoken-languages.ts';

/**
 * The readers for all units: loaded with the first question, rebuilt when own units or the language change.
 */
const readerOf = (units: typeof everyUnit, languages: readonly Language[]) => ({
  units,
  languages,
  signs: new SumSigns(languages),
  questions: createLiteralParser(units, languages),
});
let reader = readerOf(everyUnit, LANGUAGES);
/** Creates the second reader once its code is loaded. */
let createSecond: ((of: typeof reader) => SumReader) | undefined;
let readSum: SumReader | undefined;
/** Creates the third reader once its code is loaded. */
let createThird: ((of: typeof reader) => ThirdReader) | undefined;
let third: ThirdReader | undefined;

/** Loads the second reader and the page's language. @throws when it cannot be fetched */
export async function loadSecondReading(): Promise<void> {
  const [{ Spelling }, { createSumReader }, { readRelated }, { doubts }] = await Promise.all([
    import('@equivale/core/parse/spelling'),
    import('@equivale/core/parse/sum-reader'),
    import('@equivale/core/parse/related'),
    import('@equivale/core/parse/doubts'),
    loadLanguages(currentLanguage()),
  ]);
  createSecond ??= ({ questions, units, signs }) => {
    questions.correctWith(Spelling);
    return createSumReader(questions, units, signs, readRelated, doubts);
  };
  readSum ??= createSecond(reader);
}

/** Loads the third reader: rephrasing, everyday things and the chart. @throws when it cannot be fetched */
export async function loadThirdReading(): Promise<void> {
  const [{ createThirdReader }, { remembering }] = await Promise.all([
    import('@equivale/core/parse/third'),
    import('@equivale/core/parse/remembering'),
  ]);
  createThird ??= ({ questions, units, languages }) => {
    const worded = remembering({
      ...questions,
      parse: (text: string, options: ParseOptions) => read(text, options) ?? NOTHING,
    });
    return createThirdReader(worded, questions, units, languages);
  };
  third ??= createThird(reader);
}

/** Four words or more; shorter texts are mostly unfinished, except percentages and hours, which are short. */
const IN_SO_MANY_WORDS = /^\s*(?:\S+\s+){3}\S|\d.*(?:%|per ?c|porc)|\d:\d.*\d:|\d ?[ap]m/i;
const NOTHING = { ok: false, code: 'empty', span: [0, 0], suggestions: [] } as const;

/** Whether the third reader is not loaded but may understand a text that the others do not. */
export const lacksThirdReading = (text: string): boolean => !third && IN_SO_MANY_WORDS.test(text);

function read(text: string, options: ParseOptions): Question | QuestionError | undefined {
  const plain = reader.questions.parse(text, options);
  if (!readSum && !plain.ok && plain.code !== 'empty') return undefined;
  return reader.signs.maySum(text, plain) ? readSum?.(text, plain, options) : plain;
}

function readThrice(text: string, options: ParseOptions): Question | QuestionError | undefined {
  const question = read(text, options);
  return question && third ? third.inOtherWords(text, question, options) : question;
}

/** Read as typed in the common languages: nothing was skipped or derived. */
const isPlain = (question: Question | QuestionError, text: string): boolean =>
  reader.languages === LANGUAGES &&
  question.ok &&
  question.corrections.length === 0 &&
  !isSum(question.interpretation) &&
  !reader.signs.maySum(text, question);

/**
 * Answers a question or a sum.
 * @returns undefined while the second reader or the page's language is loading, for texts that they may read otherwise
 */
export function parseQuestion(text: string, options: ParseOptions): Question | QuestionError | undefined {
  const languages = languagesOn(options.locale.id);
  if (!languages) return undefined;
  if (reader.units !== everyUnit || reader.languages !== languages) {
    reader = readerOf(everyUnit, languages);
    readSum = createSecond?.(reader);
    third = createThird?.(reader);
  }
  // Options are stored with the parsed question.
  const own = { ...options };
  const question = inOwnWords(languages, readThrice)(text, own);
  return question && third && !isPlain(question, text) ? third.unlessGuarded(text, question, own) : question;
}
