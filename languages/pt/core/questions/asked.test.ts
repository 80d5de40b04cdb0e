import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../../packages/core/src/locale/languages.ts';
import { dayReaderWith } from '../../../../packages/core/src/parse/days/index.ts';
import { createQuestionParser } from '../../../../packages/core/src/parse/question/create-question-parser.ts';
import { createSumParser } from '../../../../packages/core/src/parse/sums/create-sum-parser.ts';
import { outcomeOf, readAskedQuestions } from '../../../../packages/core/src/testing/asked-questions.ts';
import { units } from '../../../../packages/core/src/testing/parse-question.ts';
import { language } from '../language.ts';

const languages = [language, ...LANGUAGES];
const { parse } = createSumParser(createQuestionParser(units, languages), units, languages);
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const asked = readAskedQuestions(read('asked.txt'));

it('questions of Brazil come to what GNU Units and fractions have, all of them', () => {
  expect(asked.length).toBeGreaterThanOrEqual(300);
  expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
  const faults = asked.flatMap((one) => {
    const how = outcomeOf(parse(one.question, language), one);
    return how === 'right' ? [] : `${one.question} | ${one.meant}: ${how}`;
  });
  expect(faults).toEqual([]);
});

it.each([['5 milhas em quilometroz', 'quilometroz']])(
  '%s: says which part was not read as it was typed',
  (text, part) => {
    const question = parse(text, language);
    const corrections = question.ok ? question.corrections : [];
    expect(corrections.map(({ span }) => text.slice(...span))).toContain(part);
  },
);

it('a refusal is about the word that was typed', () => {
  const text = 'quanto são 2 xícaras de farinha em gramas';
  const question = parse(text, language);
  if (question.ok) throw new Error('understood');
  expect([question.code, text.slice(...question.span)]).toEqual(['unknown-word', 'farinha']);
});

it('days gone by are read as a calendar has them', () => {
  const rows = read('days.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const daysOf = (text: string) => {
    for (const { rest, pasts } of dayReaderWith(language.dayWords).read(text, {
      today: '2026-08-22',
      dayFirst: true,
    })) {
      const question = parse(rest, language);
      if (question.ok && question.interpretation.category === 'currency' && question.corrections.length === 0)
        return pasts.join(' ');
    }
    return undefined;
  };
  expect(rows.map((row) => row.split('\t')[0]).map((text = '') => `${text}\t${daysOf(text)}`)).toEqual(rows);
});
