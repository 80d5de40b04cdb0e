import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locale as en } from '../locale/en/locale.ts';
import { locale as es } from '../locale/es/locale.ts';
import { type AskedQuestion, outcomeOf, readAskedQuestions } from '../testing/asked-questions.ts';
import { parseSum } from '../testing/parse-sum.ts';

const folder = new URL('question/fixtures/asked/', import.meta.url);
const read = (name: string) => readAskedQuestions(readFileSync(new URL(name, folder), 'utf8'));
const corpora = readdirSync(folder).filter((name) => name.endsWith('.txt') && name !== 'pending.txt');

const outcome = (asked: AskedQuestion) =>
  outcomeOf(parseSum(asked.question, { locale: { es, en }[asked.language] }), asked);
const shown = ({ question, meant }: AskedQuestion, how: string) => `${question} | ${meant}: ${how}`;

describe('questions as people ask them, with values of GNU Units', () => {
  it.each(corpora)('%s: every answer is right', (name) => {
    const faults = read(name).flatMap((asked) => {
      const how = outcome(asked);
      return how === 'right' ? [] : shown(asked, how);
    });
    expect(faults).toEqual([]);
  });

  it('pending.txt: a question that is understood by now belongs into another corpus', () => {
    const understood = read('pending.txt').filter((asked) => outcome(asked) === 'right');
    expect(understood.map(({ question }) => question)).toEqual([]);
  });
});
