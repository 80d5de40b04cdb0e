import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dayReaderWith } from '../../../packages/core/src/parse/days/index.ts';
import { createQuestionParser } from '../../../packages/core/src/parse/question/create-question-parser.ts';
import { createSumParser } from '../../../packages/core/src/parse/sums/create-sum-parser.ts';
import { outcomeOf, readAskedQuestions } from '../../../packages/core/src/testing/asked-questions.ts';
import { units } from '../../../packages/core/src/testing/parse-question.ts';
import { language as en } from '../../en/core/language.ts';
import { language as es } from '../../es/core/language.ts';
import { language as italian } from './language.ts';

/** As the app reads them in Italian: its words first, then those of the languages that are read everywhere. */
const languages = [italian, es, en];
const { parse } = createSumParser(createQuestionParser(units, languages), units, languages);
const corpus = readAskedQuestions(readFileSync(new URL('questions/asked.txt', import.meta.url), 'utf8'));

describe('questions as people ask them in Italian, with values of GNU Units', () => {
  it('are all answered right', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    const faults = corpus.flatMap((asked) => {
      const how = outcomeOf(parse(asked.question, { locale: italian.locale }), asked);
      return how === 'right' ? [] : `${asked.question} | ${asked.meant}: ${how}`;
    });
    expect(faults).toEqual([]);
  });

  // from a calendar (GNU date), asked on Saturday 22 August 2026
  it.each([
    ['ieri', '2026-08-21'],
    ['l’altro ieri', '2026-08-20'],
    ['il 3 marzo 2020', '2020-03-03'],
    ['in data 3 marzo 2020', '2020-03-03'],
    ['l’8 marzo 2020', '2020-03-08'],
    ['del 1º aprile 2020', '2020-04-01'],
    ['il primo aprile 2020', '2020-04-01'],
    ['al 31/12/2019', '2019-12-31'],
    ['il 15 agosto', '2026-08-15'],
    ['3 giorni fa', '2026-08-19'],
    ['una settimana fa', '2026-08-15'],
    ['la settimana scorsa', '2026-08-15'],
    ['il 01.02.21', '2021-02-01'],
    ['due anni fa', '2024-08-22'],
    ['venerdì scorso', '2026-08-21'],
    ['lo scorso lunedì', '2026-08-17'],
    ['il mese scorso', '2026-07'],
    ['l’anno scorso', '2025'],
    ['quest’anno', '2026'],
    ['a marzo 2020', '2020-03'],
    ['nel marzo del 2020', '2020-03'],
    ['nel 2019', '2019'],
    ['nel primo trimestre del 2020', '2020-Q1'],
  ])('100 dollari in euro %s: %s', (said, day) => {
    const context = { today: '2026-08-22', dayFirst: true };
    const readings = [...dayReaderWith(italian.dayWords).read(`100 dollari in euro ${said}`, context)];
    const held = readings.find(({ rest }) => parse(rest, { locale: italian.locale }).ok);
    expect(held?.pasts[0]).toBe(day);
  });
});
