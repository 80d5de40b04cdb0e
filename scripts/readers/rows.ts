/** Rows to compare readers of questions with: the project's own corpora, and the texts that are easily misread. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS, type LanguageId } from '../../languages/list.ts';
import type {
  Interpretation,
  Question,
  QuestionError,
} from '../../packages/core/src/parse/question/question.ts';
import { jsonNumber } from '../../packages/core/src/resolve/result-json.ts';
import {
  type Outcome,
  outcomeOf,
  readAskedQuestions,
} from '../../packages/core/src/testing/asked-questions.ts';

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'packages/core/src/parse/question/fixtures');

/** A text, the corpus that it stands in, and what an answer to it is. */
export interface Row {
  readonly corpus: string;
  readonly language: LanguageId;
  readonly text: string;
  /** What it comes to, as the corpus has it; `!` where it has to be refused. */
  readonly meant: string;
  readonly judge: (answer: Question | QuestionError) => Outcome;
}

function askedIn(file: string, corpus: string, own?: LanguageId): Row[] {
  return readAskedQuestions(readFileSync(file, 'utf8')).map((asked) => ({
    ...{ corpus, language: own ?? asked.language, text: asked.question, meant: asked.meant },
    judge: (answer) => outcomeOf(answer, asked),
  }));
}

/** The notation of the oldest corpora; see the head of `corpus.txt`. */
function shown({ amount, from, to, compound, assumedTarget }: Interpretation): string {
  const value = amount.toSignificant(15);
  if (from === '') return `= ${value}`;
  return assumedTarget ? `${value} ${from}` : `${value} ${from} > ${to.join(compound ? '+' : ',')}`;
}

function olderIn(name: string): Row[] {
  let language: LanguageId = 'es';
  return readFileSync(join(fixtures, name), 'utf8')
    .split('\n')
    .flatMap((line): Row[] => {
      const heading = /^## (es|en)/.exec(line);
      if (heading) language = heading[1] as LanguageId;
      if (line.startsWith('#') || !line.includes('|')) return [];
      const [text = '', expected = ''] = line.split(/\s*\|\s?/);
      const isRefused = /^[!?]/.test(expected);
      const [first] = expected.trim().replace(/^~ /, '').split(' / ');
      const judge = (answer: Question | QuestionError): Outcome => {
        if (isRefused) return answer.ok ? 'wrong' : 'right';
        if (!answer.ok) return 'refused';
        if (shown(answer.interpretation) === first) return 'right';
        return answer.alternatives.some((other) => shown(other) === first) ? 'other' : 'wrong';
      };
      return [{ corpus: name, language, text, meant: isRefused ? '!' : expected, judge }];
    });
}

/** A refusal is right for every text that is easily misread; an answer only where it is one of those named. */
function misreadIn(): Row[] {
  return readFileSync(join(fixtures, 'refusals.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language = '', text = '', meant = ''] = line.split('\t');
      const judge = (answer: Question | QuestionError): Outcome => {
        if (!answer.ok) return 'right';
        const { amount, from } = answer.interpretation;
        const figure = jsonNumber(amount).decimal;
        return meant.split(' | ').includes(from === '' ? `= ${figure}` : `${figure} ${from}`)
          ? 'right'
          : 'wrong';
      };
      return {
        corpus: 'refusals.tsv',
        language: language as LanguageId,
        text,
        meant: meant === 'refused' ? '!' : meant,
        judge,
      };
    });
}

const OLDER = ['corpus.txt', 'second-corpus.txt', 'third-corpus.txt'];

/** All rows, the easily misread ones last. */
export function allRows(): Row[] {
  const asked = readdirSync(join(fixtures, 'asked')).filter(
    (name) => name.endsWith('.txt') && name !== 'pending.txt',
  );
  const others = readdirSync(fixtures).filter((name) => name.endsWith('.txt') && !OLDER.includes(name));
  const further = LANGUAGE_TAGS.filter((tag) => tag !== 'es' && tag !== 'en');
  return [
    ...OLDER.flatMap(olderIn),
    ...asked.flatMap((name) => askedIn(join(fixtures, 'asked', name), `asked/${name}`)),
    ...others.flatMap((name) => askedIn(join(fixtures, name), name)),
    ...further.flatMap((tag) =>
      askedIn(join(root, `languages/${tag}/core/questions/asked.txt`), `${tag}/asked.txt`, tag),
    ),
    ...misreadIn(),
  ];
}
