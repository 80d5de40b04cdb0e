import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dayReaderWith } from '../../../../packages/core/src/parse/days/index.ts';
import { createQuestionParser } from '../../../../packages/core/src/parse/question/create-question-parser.ts';
import { createSumParser } from '../../../../packages/core/src/parse/sums/create-sum-parser.ts';
import { outcomeOf, readAskedQuestions } from '../../../../packages/core/src/testing/asked-questions.ts';
import { units } from '../../../../packages/core/src/testing/parse-question.ts';
import { language as en } from '../../../en/core/language.ts';
import { language as es } from '../../../es/core/language.ts';
import { language as de } from '../language.ts';

/** As the app reads them in German: its words first, then those of the languages that are read everywhere. */
const languages = [de, es, en];
const { parse } = createSumParser(createQuestionParser(units, languages), units, languages);
const corpus = readAskedQuestions(readFileSync(new URL('asked.txt', import.meta.url), 'utf8'));

describe('questions as people ask them in German, with values of GNU Units', () => {
  it('are all answered right', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    const faults = corpus.flatMap((asked) => {
      const how = outcomeOf(parse(asked.question, { locale: de.locale }), asked);
      return how === 'right' ? [] : `${asked.question} | ${asked.meant}: ${how}`;
    });
    expect(faults).toEqual([]);
  });

  // from a calendar (GNU date), asked on Saturday 22 August 2026
  it.each([
    ['gestern', '2026-08-21'],
    ['vorgestern', '2026-08-20'],
    ['am 3. März 2020', '2020-03-03'],
    ['am 3. Maerz 2020', '2020-03-03'],
    ['vom 1. April 2020', '2020-04-01'],
    ['am 31.12.2019', '2019-12-31'],
    ['am 15. August', '2026-08-15'],
    ['zum Kurs vom 3. März 2020', '2020-03-03'],
    ['vor 3 Tagen', '2026-08-19'],
    ['vor einer Woche', '2026-08-15'],
    ['vor zwei Jahren', '2024-08-22'],
    ['letzten Freitag', '2026-08-21'],
    ['am Montag', '2026-08-17'],
    ['letzten Monat', '2026-07'],
    ['letzte Woche', '2026-08-15'],
    ['in der letzten Woche', '2026-08-15'],
    ['am 01.02.21', '2021-02-01'],
    ['01.02.2021', '2021-02-01'],
    ['im letzten Jahr', '2025'],
    ['letztes Jahr', '2025'],
    ['dieses Jahr', '2026'],
    ['im März 2020', '2020-03'],
    ['im Jahr 2019', '2019'],
    ['im Durchschnitt 2019', '2019'],
    ['im ersten Quartal 2020', '2020-Q1'],
    ['im 1. Quartal 2020', '2020-Q1'],
  ])('100 Dollar in Euro %s: %s', (said, day) => {
    const context = { today: '2026-08-22', dayFirst: true };
    const readings = [...dayReaderWith(de.dayWords).read(`100 Dollar in Euro ${said}`, context)];
    const held = readings.find(({ rest }) => parse(rest, { locale: de.locale }).ok);
    expect(held?.pasts[0]).toBe(day);
  });
});
