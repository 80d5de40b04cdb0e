import { language as ca } from '../../../../languages/ca/core/language.ts';
import { language as de } from '../../../../languages/de/core/language.ts';
import { language as en } from '../../../../languages/en/core/language.ts';
import { language as es } from '../../../../languages/es/core/language.ts';
import { language as fr } from '../../../../languages/fr/core/language.ts';
import { language as it } from '../../../../languages/it/core/language.ts';
import type { LanguageId } from '../../../../languages/list.ts';
import { language as pt } from '../../../../languages/pt/core/language.ts';
import type { Language } from '../locale/language.ts';
import type { ChartReader } from '../parse/chart/chart-reader.ts';
import { createChartReader } from '../parse/chart/create-chart-reader.ts';
import { Guards } from '../parse/doubts/guards.ts';
import { createLiteralParser } from '../parse/question/create-literal-parser.ts';
import type { Question, QuestionError } from '../parse/question/question.ts';
import { units } from './parse-question.ts';

// A language that is planted has no corpus.
const LANGUAGES = { es, en, ca, de, fr, it, pt } as Readonly<Record<LanguageId, Language>>;
const readers = new Map<LanguageId, ReturnType<typeof readerIn>>();

/** A language, and those that are read everywhere: Spanish and English first where it is one of them. */
const languagesOf = (id: LanguageId): readonly Language[] =>
  [...new Set<LanguageId>(id === 'en' ? ['es', 'en'] : [id, 'es', 'en'])].map((one) => LANGUAGES[one]);

/** The locale of a language. */
export const localeOf = (id: LanguageId) => LANGUAGES[id].locale;

function readerIn(id: LanguageId) {
  const languages = languagesOf(id);
  const questions = createLiteralParser(units, languages);
  return { questions, guards: new Guards(languages), chart: createChartReader(units, languages, questions) };
}

function readersOf(id: LanguageId) {
  const known = readers.get(id) ?? readerIn(id);
  readers.set(id, known);
  return known;
}

/** The chart's reader in the language of a page. */
export const chartReaderIn = (id: LanguageId): ChartReader => readersOf(id).chart;

/** What the chart alone answers in the language of a page, where no word of the text says that something else is meant. */
export function chartAnswer(text: string, id: LanguageId): Question | QuestionError {
  const { chart, guards, questions } = readersOf(id);
  const options = { locale: localeOf(id) };
  return guards.unlessGuarded(text, chart.parse(text, options), () => questions.cut(text, options).lexemes);
}
