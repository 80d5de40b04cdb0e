import { exactOf } from '../number/exact-value.ts';
import type { Interpretation, Question, QuestionError } from '../parse/question/question.ts';
import { resultOfSum } from '../parse/sums/result-of-sum.ts';
import { isSum } from '../parse/sums/sum.ts';
import { units } from './parse-question.ts';

/** One line of `parse/question/fixtures/asked`: what somebody asks, and what it comes to. */
export interface AskedQuestion {
  /** The language of its section. */
  readonly language: 'es' | 'en';
  /** The rest of its section's heading: the class of a question that is not understood yet. */
  readonly kind: string;
  /** Address of the thread or page that the question is from, if it was found somewhere. */
  readonly source: string;
  readonly question: string;
  /** `5 ft + 11 in > cm` as an expression of GNU Units, `100 USD > EUR`, `= 1 + 1`, or `!` for one to be refused. */
  readonly meant: string;
  /** One for each target, from GNU Units or Python fractions; none for money and what is to be refused. */
  readonly values: readonly number[];
}

/** How a question was answered: `other` is an answer whose alternatives have the one that was meant. */
export type Outcome = 'right' | 'other' | 'refused' | 'wrong';

/**
 * Reads a corpus.
 * @param text lines `question | meant | values` under headings `## es kind`; see `fixtures/asked/gnu-values.py`
 */
export function readAskedQuestions(text: string): AskedQuestion[] {
  let [language, kind, source]: ['es' | 'en', string, string] = ['es', '', ''];
  return text.split('\n').flatMap((line) => {
    const heading = /^## (es|en) ?(.*)/.exec(line);
    if (heading) [language, kind, source] = [heading[1] === 'en' ? 'en' : 'es', heading[2] ?? '', ''];
    if (line.startsWith('# ')) source = /https?:\S+/.exec(line)?.[0] ?? '';
    if (line.startsWith('#') || !line.includes(' | ')) return [];
    const [question = '', meant = '', values = ''] = line.split(' | ');
    return { language, kind, source, question, meant, values: values ? values.split(', ').map(Number) : [] };
  });
}

/** Fifteen digits of GNU Units, the last few of which are those of a double. */
const TOLERANCE = 1e-12;
const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= TOLERANCE * Math.max(Math.abs(one), Math.abs(other), 1e-9);

const rates = { rates: {}, origins: [] };

/** `100 USD > EUR`, which is all that counts of money. */
function shown(interpretation: Interpretation): string {
  const terms = (isSum(interpretation) && interpretation.terms) || [];
  const { amount, from, to, assumedTarget } = interpretation;
  const added =
    terms.length > 0
      ? terms.map((term) => ({ ...term, amount: exactOf(term.amount) }))
      : [{ amount, unit: from }];
  const sum = added.map((term) => `${term.amount.toSignificant(15)} ${term.unit}`).join(' + ');
  return `${sum}${assumedTarget ? '' : ` > ${to.join(', ')}`}`;
}

function comesTo(interpretation: Interpretation, { meant, values }: AskedQuestion): boolean {
  const { assumedTarget, category } = interpretation;
  if (values.length === 0) return meant === shown(interpretation);
  if (category === 'currency' || (assumedTarget && category !== 'percent' && !isSum(interpretation)))
    return false;
  const results = resultOfSum(interpretation, rates, units);
  return (
    !('ok' in results) &&
    results.length === values.length &&
    results.every(({ value }, place) => isClose(Number(value.toSignificant(15)), values[place] ?? Number.NaN))
  );
}

/** Holds an answer against what the question comes to. */
export function outcomeOf(answer: Question | QuestionError, asked: AskedQuestion): Outcome {
  if (asked.meant === '!') return answer.ok ? 'wrong' : 'right';
  if (!answer.ok) return 'refused';
  if (comesTo(answer.interpretation, asked)) return 'right';
  return answer.alternatives.some((other) => comesTo(other, asked)) ? 'other' : 'wrong';
}
