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
import type { ThirdReader } from '@equivale/core/parse/third';
import { everyUnit } from '../conversion/every-unit.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { languagesOn, loadLanguages } from './spoken-languages.ts';

/** Loaded with the first question, rebuilt when own units or the language change. */
const readerOf = (units: typeof everyUnit, languages: readonly Language[]) => ({
  units,
  languages,
  signs: new SumSigns(languages),
  questions: createLiteralParser(units, languages),
});
let reader = readerOf(everyUnit, LANGUAGES);
/** Creates the third reader once its code is loaded. */
let createThird: ((of: typeof reader) => ThirdReader) | undefined;
let third: ThirdReader | undefined;

/** Loads the help with slips, the third reader and the page's language. @throws when they cannot be fetched */
export async function loadThirdReader(): Promise<void> {
  const [{ Spelling }, { createThirdReader }] = await Promise.all([
    import('@equivale/core/parse/spelling'),
    import('@equivale/core/parse/third'),
    loadLanguages(currentLanguage()),
  ]);
  createThird ??= ({ questions, units, languages, signs }) => {
    questions.correctWith(Spelling);
    return createThirdReader(questions, units, languages, signs);
  };
  third ??= createThird(reader);
}

const maySum = (text: string, question: Question, options: ParseOptions): boolean =>
  reader.signs.maySum(text, question, reader.questions.cut(text, options).lexemes);

function read(text: string, options: ParseOptions): Question | QuestionError | undefined {
  const plain = reader.questions.parse(text, options);
  const isOpen = plain.ok ? maySum(text, plain, options) : plain.code !== 'empty';
  return isOpen ? third?.read(text, plain, options) : plain;
}

/** Read as typed in the common languages: nothing was skipped or derived. */
const isPlain = (question: Question | QuestionError, text: string, options: ParseOptions): boolean =>
  reader.languages === LANGUAGES &&
  question.ok &&
  question.corrections.length === 0 &&
  !isSum(question.interpretation) &&
  !maySum(text, question, options);

/** Undefined while a reader or language is loading that may read the text otherwise. */
export function parseQuestion(text: string, options: ParseOptions): Question | QuestionError | undefined {
  const languages = languagesOn(options.locale.id);
  if (!languages) return undefined;
  if (reader.units !== everyUnit || reader.languages !== languages) {
    reader = readerOf(everyUnit, languages);
    third = createThird?.(reader);
  }
  const question = inOwnWords(languages, read)(text, options);
  return question && third && !isPlain(question, text, options)
    ? third.unlessGuarded(text, question, options)
    : question;
}
