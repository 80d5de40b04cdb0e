import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMON_UNITS, createUnitSet } from '../../index.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { createQuestionParser } from '../index.ts';
import { dayReader, isDayFirst } from './index.ts';

const parser = createQuestionParser(createUnitSet([COMMON_UNITS]), LANGUAGES);
const localeOf = (id: string) =>
  (LANGUAGES.find(({ locale }) => locale.id === id) ?? LANGUAGES[0])
    ?.locale as (typeof LANGUAGES)[0]['locale'];

/** The first reading whose rest is understood as money. */
function daysOf(language: string, text: string): string | undefined {
  const locale = localeOf(language);
  for (const { rest, pasts } of dayReader.read(text, {
    today: '2026-08-22',
    dayFirst: isDayFirst(language),
  })) {
    const question = parser.parse(rest, { locale });
    if (question.ok && question.interpretation.category === 'currency' && question.corrections.length === 0)
      return pasts.join(' ');
  }
  return undefined;
}

const QUESTIONS = readFileSync(join(import.meta.dirname, 'days.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string, string]);

describe('[I15.past-question] questions about a day gone by', () => {
  it.each(['es', 'en'])('are sixty at least in %s', (language) => {
    expect(QUESTIONS.filter(([id]) => id === language).length).toBeGreaterThanOrEqual(60);
  });

  it.each(QUESTIONS)('%s: %s', (language, text, days) => {
    expect(daysOf(language, text)).toBe(days);
  });

  it('are read in a time that grows with their length, whatever is repeated in them', () => {
    for (const part of [' ', 'a ', 'de ', '3 ', 'el 3 de ', '@', '3/', 'hace un '])
      expect(daysOf('es', `100 usd a eur el 3${part.repeat(140)}`.slice(0, 300))).toBeUndefined();
  });

  it.each([
    '100 usd to eur',
    '5 may in km',
    '100 usd to eur on 2020-13-03',
    '100 usd to eur on February 30, 2020',
    '100 usd to eur in 3 days',
    'mar to eur',
    '2019 usd to eur',
    '1200 usd + 2019 usd to eur',
  ])('%s names no day', (text) => {
    expect(daysOf('en', text)).toBeUndefined();
  });
});
