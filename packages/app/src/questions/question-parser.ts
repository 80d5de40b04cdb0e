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
 * What understands questions about these units as they are typed: fetched with all units and their names, when somebody asks one, and
 * made anew when own units come, change or go, and when the page has another language.
 */
const readerOf = (units: typeof everyUnit, languages: readonly Language[]) => ({
  units,
  languages,
  signs: new SumSigns(languages),
  questions: createLiteralParser(units, languages),
});
let reader = readerOf(everyUnit, LANGUAGES);
/** Makes the second reading, once it is loaded. */
let createSecond: ((of: typeof reader) => SumReader) | undefined;
let readSum: SumReader | undefined;
/** Makes the third reading, once it is loaded. */
let createThird: ((of: typeof reader) => ThirdReader) | undefined;
let third: ThirdReader | undefined;

/** Loads what understands sums, slips and other ways of writing, and the language of the page. @throws when it cannot be fetched */
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

/** Loads what reads the texts that neither of the two understands, and holds every answer against its words. @throws when it cannot be fetched */
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

/** Four words or more: what is typed before that is mostly a question that goes on; or a share or hours of a day, which are short. */
const IN_SO_MANY_WORDS = /^\s*(?:\S+\s+){3}\S|\d.*(?:%|per ?c|porc)|\d:\d.*\d:|\d ?[ap]m/i;
const NOTHING = { ok: false, code: 'empty', span: [0, 0], suggestions: [] } as const;

/** Whether the third reading is not loaded, and may understand a text that the others do not. */
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

/** Read as it was typed in the languages that are understood everywhere: nothing was left out or worked out. */
const isPlain = (question: Question | QuestionError, text: string): boolean =>
  reader.languages === LANGUAGES &&
  question.ok &&
  question.corrections.length === 0 &&
  !isSum(question.interpretation) &&
  !reader.signs.maySum(text, question);

/**
 * Understands a question or a sum.
 * @returns undefined, as long as the second reading is not loaded, for a text that is no question as it was typed, or that may be a
 * sum: read as anything else it may be wrong; and as long as the language of the page is not loaded
 */
export function parseQuestion(text: string, options: ParseOptions): Question | QuestionError | undefined {
  const languages = languagesOn(options.locale.id);
  if (!languages) return undefined;
  if (reader.units !== everyUnit || reader.languages !== languages) {
    reader = readerOf(everyUnit, languages);
    readSum = createSecond?.(reader);
    third = createThird?.(reader);
  }
  // what was read of a question is kept with its options
  const own = { ...options };
  const question = inOwnWords(languages, readThrice)(text, own);
  return question && third && !isPlain(question, text) ? third.unlessGuarded(text, question, own) : question;
}
