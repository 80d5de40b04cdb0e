import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type LanguageId } from '../../../../../languages/list.ts';
import { jsonNumber } from '../../resolve/result-json.ts';
import { type AskedQuestion, outcomeOf, readAskedQuestions } from '../../testing/asked-questions.ts';
import { chartAnswer } from '../../testing/chart-readers.ts';

const fixtures = new URL('../question/fixtures/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');

const outcome = (asked: AskedQuestion) => outcomeOf(chartAnswer(asked.question, asked.language), asked);

/** Corpora whose questions the chart never answers wrongly, and how many it answers right by itself at least. */
const CORPORA =
  'relations 122, priced 53, prices-and-times 243, money-asked 39, household 68, measured 54, rephrased-neighbours 145, spoken 38, technical 260, asked/money 98, asked/numbers 151, asked/phones 18, asked/said 17, asked/science 156, asked/sport 96, asked/travel 89'
    .split(', ')
    .map((one) => one.split(' ') as [name: string, answered: string]);
/** How many of the texts that are easily misread it answers right at least. */
const ANSWERED: Partial<Record<LanguageId, number>> = {
  ...{ es: 16, en: 14, fr: 11, ca: 13, de: 6, it: 12, pt: 9 },
};

describe('the chart', () => {
  it.each(LANGUAGE_TAGS)('[I14.refusals] %s: answers no text wrongly that is easily misread', (id) => {
    const rows = read('refusals.tsv')
      .split('\n')
      .filter((line) => line.startsWith(`${id}\t`))
      .map((line) => line.split('\t'));
    let answered = 0;
    const wrong = rows.flatMap(([, text = '', right = '']) => {
      const answer = chartAnswer(text, id);
      if (!answer.ok) return [];
      const { amount, from } = answer.interpretation;
      const value = jsonNumber(amount).decimal;
      const shown = from === '' ? `= ${value}` : `${value} ${from}`;
      if (!right.split(' | ').includes(shown)) return `${text}: ${shown}`;
      answered++;
      return [];
    });
    expect(rows.length).toBeGreaterThan(45);
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(ANSWERED[id] ?? 0);
  });

  it.each(CORPORA)('[I14.chart] %s: no wrong answer, and %s right ones at least', (name, least) => {
    const rows = readAskedQuestions(read(`${name}.txt`));
    const outcomes = rows.map((asked) => [asked, outcome(asked)] as const);
    const wrong = outcomes.filter(([, how]) => how === 'wrong').map(([{ question }]) => question);
    const right = outcomes.filter(([{ meant }, how]) => meant !== '!' && how === 'right');
    expect(wrong).toEqual([]);
    expect(right.length).toBeGreaterThanOrEqual(Number(least));
  });
});
