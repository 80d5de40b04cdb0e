import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../../../../languages/list.ts';
import { jsonNumber } from '../../resolve/result-json.ts';
import { type AskedQuestion, outcomeOf, readAskedQuestions } from '../../testing/asked-questions.ts';
import { chartAnswer } from '../../testing/chart-readers.ts';

const fixtures = new URL('../question/fixtures/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');

const outcome = (asked: AskedQuestion) => outcomeOf(chartAnswer(asked.question, asked.language), asked);

/** Corpora of the classes that the chart reads, and how many of their questions it answers right at least. */
const CORPORA: readonly (readonly [name: string, answered: number])[] = [
  ['relations.txt', 70],
  ['priced.txt', 20],
  ['prices-and-times.txt', 60],
  ['money-asked.txt', 15],
  ['household.txt', 10],
  ['measured.txt', 2],
];

describe('the chart', () => {
  it.each(LANGUAGE_TAGS)('[I14.refusals] %s: answers no text wrongly that is easily misread', (id) => {
    const rows = read('refusals.tsv')
      .split('\n')
      .filter((line) => line.startsWith(`${id}\t`))
      .map((line) => line.split('\t'));
    const wrong = rows.flatMap(([, text = '', right = '']) => {
      const answer = chartAnswer(text, id);
      if (!answer.ok) return [];
      const { amount, from } = answer.interpretation;
      const value = jsonNumber(amount).decimal;
      const shown = from === '' ? `= ${value}` : `${value} ${from}`;
      return right.split(' | ').includes(shown) ? [] : `${text}: ${shown}`;
    });
    expect(rows.length).toBeGreaterThan(45);
    expect(wrong).toEqual([]);
  });

  it.each(CORPORA)(
    '[I14.chart] %s: answers nothing that has to be refused, and %i right at least',
    (name, least) => {
      const rows = readAskedQuestions(read(name));
      const outcomes = rows.map((asked) => [asked, outcome(asked)] as const);
      const wrong = outcomes.filter(([, how]) => how === 'wrong').map(([{ question }]) => question);
      const right = outcomes.filter(([{ meant }, how]) => meant !== '!' && how === 'right');
      expect(wrong).toEqual([]);
      expect(right.length).toBeGreaterThanOrEqual(least);
    },
  );
});
