import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dayReaderWith } from '../../../packages/core/src/parse/days/index.ts';
import { createQuestionParser } from '../../../packages/core/src/parse/question/create-question-parser.ts';
import { createSumParser } from '../../../packages/core/src/parse/sums/create-sum-parser.ts';
import { outcomeOf, readAskedQuestions } from '../../../packages/core/src/testing/asked-questions.ts';
import { units } from '../../../packages/core/src/testing/parse-question.ts';
import { language as en } from '../../en/core/language.ts';
import { language as es } from '../../es/core/language.ts';
import { language as fr } from './language.ts';

/** As the app reads them in French: its words first, then those of the languages that are read everywhere. */
const languages = [fr, es, en];
const { parse } = createSumParser(createQuestionParser(units, languages), units, languages);
const corpus = readAskedQuestions(readFileSync(new URL('questions/asked.txt', import.meta.url), 'utf8'));

describe('questions as people ask them in French, with values of GNU Units', () => {
  it('are all answered right', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    const faults = corpus.flatMap((asked) => {
      const how = outcomeOf(parse(asked.question, { locale: fr.locale }), asked);
      return how === 'right' ? [] : `${asked.question} | ${asked.meant}: ${how}`;
    });
    expect(faults).toEqual([]);
  });

  // from a calendar (GNU date), asked on Saturday 22 August 2026
  it.each([
    ['hier', '2026-08-21'],
    ['avant-hier', '2026-08-20'],
    ['le 3 mars 2020', '2020-03-03'],
    ['le 1er avril 2020', '2020-04-01'],
    ['au 31/12/2019', '2019-12-31'],
    ['le 15 août', '2026-08-15'],
    ['il y a 3 jours', '2026-08-19'],
    ['il y a une semaine', '2026-08-15'],
    ['il y a deux ans', '2024-08-22'],
    ['vendredi dernier', '2026-08-21'],
    ['le mois dernier', '2026-07'],
    ['la semaine dernière', '2026-08-15'],
    ['le 01.02.21', '2021-02-01'],
    ['l’année dernière', '2025'],
    ['en mars 2020', '2020-03'],
    ['en 2019', '2019'],
    ['au premier trimestre 2020', '2020-Q1'],
  ])('100 dollars en euros %s: %s', (said, day) => {
    const context = { today: '2026-08-22', dayFirst: true };
    const readings = [...dayReaderWith(fr.dayWords).read(`100 dollars en euros ${said}`, context)];
    const held = readings.find(({ rest }) => parse(rest, { locale: fr.locale }).ok);
    expect(held?.pasts[0]).toBe(day);
  });
});
