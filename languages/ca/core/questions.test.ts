import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../packages/core/src/locale/languages.ts';
import { dayReaderWith } from '../../../packages/core/src/parse/days/index.ts';
import { createQuestionParser } from '../../../packages/core/src/parse/question/create-question-parser.ts';
import { createSumParser } from '../../../packages/core/src/parse/sums/create-sum-parser.ts';
import { outcomeOf, readAskedQuestions } from '../../../packages/core/src/testing/asked-questions.ts';
import { units } from '../../../packages/core/src/testing/parse-question.ts';
import { language as ca } from './language.ts';

/** As the app reads them in Catalan: its words first, then those of the languages that are read everywhere. */
const languages = [ca, ...LANGUAGES];
const { parse } = createSumParser(createQuestionParser(units, languages), units, languages);
const corpus = readAskedQuestions(readFileSync(new URL('questions/asked.txt', import.meta.url), 'utf8'));

describe('questions as people ask them in Catalan, with values of GNU Units', () => {
  it('are all answered right', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(400);
    expect(new Set(corpus.map(({ question }) => question)).size).toBe(corpus.length);
    const faults = corpus.flatMap((asked) => {
      const how = outcomeOf(parse(asked.question, { locale: ca.locale }), asked);
      return how === 'right' ? [] : `${asked.question} | ${asked.meant}: ${how}`;
    });
    expect(faults).toEqual([]);
  });

  // from a calendar (GNU date), asked on Saturday 22 August 2026
  it.each([
    ['ahir', '2026-08-21'],
    ['abans-d’ahir', '2026-08-20'],
    ['despús-ahir', '2026-08-20'],
    ['el 3 de març del 2020', '2020-03-03'],
    ['el 3 de març de 2020', '2020-03-03'],
    ['l’1 d’abril del 2020', '2020-04-01'],
    ['el dia 1 d’octubre de 2017', '2017-10-01'],
    ['l’1r de gener del 2021', '2021-01-01'],
    ['al 31/12/2019', '2019-12-31'],
    ['el 15 d’agost', '2026-08-15'],
    ['fa 3 dies', '2026-08-19'],
    ['fa una setmana', '2026-08-15'],
    ['la setmana passada', '2026-08-15'],
    ['fa dues setmanes', '2026-08-08'],
    ['fa dos anys', '2024-08-22'],
    ['fa tres mesos', '2026-05-22'],
    ['divendres passat', '2026-08-21'],
    ['el mes passat', '2026-07'],
    ['l’any passat', '2025'],
    ['el març del 2020', '2020-03'],
    ['l’octubre de 2019', '2019-10'],
    ['al gener del 2020', '2020-01'],
    ['el 2019', '2019'],
    ['el primer trimestre del 2020', '2020-Q1'],
  ])('100 dòlars en euros %s: %s', (said, day) => {
    const context = { today: '2026-08-22', dayFirst: true };
    const readings = [...dayReaderWith(ca.dayWords).read(`100 dòlars en euros ${said}`, context)];
    const held = readings.find(({ rest }) => parse(rest, { locale: ca.locale }).ok);
    expect(held?.pasts[0]).toBe(day);
  });

  it.each([
    ['100 lliures de Guernsey en euros', 'GGP'],
    ['100 lliures esterlines en euros', 'GBP'],
    ['100 pataques en euros', 'MOP'],
    ['100 francs CFA de l’Àfrica Central en euros', 'XAF'],
    ['100 rubles russos en euros', 'RUB'],
    ['100 francs suïssos en dòlars', 'CHF'],
    ['100 dòlars australians en euros', 'AUD'],
    ['100 corones txeques en euros', 'CZK'],
  ])('%s are of %s', (text, code) => {
    const question = parse(text, { locale: ca.locale });
    expect(question.ok && [question.interpretation.from, question.corrections]).toEqual([code, []]);
  });
});
