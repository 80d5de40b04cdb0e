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
    'dollar in mexican pesos on february 31 2017',
    'dollar in mexican pesos on the 2nd in january 2017',
    'dollar in mexican pesos jan 2-5 2017',
    'dollar in mexican pesos from 2 to 5 january 2017',
    'dollar in mexican pesos 2017 january 2',
    'dollar in mexican pesos on january 2 in 2017',
    'dollar in mexican pesos twelve january 2017',
    'dollar jan 2 17 in mexican pesos',
    "dollar in mexican pesos jan 2 '17",
    'in 2017 on january 2 how much was the dollar in mexican pesos',
    'dollar in mexican pesos on march 3.50',
    'dollar in mexican pesos on 2 january 2017 at 10',
    'dolar en pesos mexicanos el 31 de febrero de 2017',
    'dolar en pesos mexicanos el 2 en enero de 2017',
    'dolar en pesos mexicanos del 2 al 5 de enero de 2017',
    'dolar en pesos mexicanos el 2 y el 3 de enero de 2017',
    'dolar en pesos mexicanos 10-20 de enero de 2017',
    'dolar en pesos mexicanos el dos de enero de 2017',
    'dolar en pesos mexicanos el treinta y uno de enero de 2017',
    'usd 20 may 2020 in eur',
    'el 3/4 de 100 euros en dolares',
    'el 1/2 dolar en euros',
    'dolar el 2 de enero del 17 en pesos mexicanos',
    'dolar en pesos mexicanos el 2 de enero de 2017 a las 10',
    '2019 usd to eur',
    '1200 usd + 2019 usd to eur',
  ])('«%s» names no day, and no figure of one is an amount', (text) => {
    expect(daysOf('en', text)).toBeUndefined();
  });

  it.each([
    ['en', '100 usd to eur on 3/4/98', '1998-03-04 1998-04-03'],
    ['en', '100 usd to eur on 3/4/27', '1927-03-04 1927-04-03'],
    ['es', '100 usd a eur el 3/4/26', '2026-04-03 2026-03-04'],
    ['es', '100 usd a eur el 22 de agosto', '2026-08-22'],
    ['es', '100 usd a eur el 23 de agosto', '2025-08-23'],
    ['en', '100 usd to eur in September', '2025-09'],
  ])('in %s, asked on 22 August 2026: %s', (language, text, days) => {
    expect(daysOf(language, text)).toBe(days);
  });

  const read = (text: string) => [...dayReader.read(text, { today: '2026-08-22', dayFirst: true })];

  it.each([
    ['  100 USD ,  a EUR ; el 3 de MARZO de 2020', '100 USD, a EUR'],
    ['el 3 de marzo de 2020, :  100 usd a eur ?', '100 usd a eur?'],
    ['¿Cuántos Euros eran 100 USD el 3 de marzo de 2020?', '¿cuantos euros son 100 usd?'],
  ])('leave of «%s» what is asked about now', (text, rest) => {
    expect(read(text)[0]).toEqual({ rest, pasts: ['2020-03-03'] });
  });

  it('are looked for in 300 letters at most', () => {
    const text = '100 usd a eur el 3 de marzo de 2020';
    expect(read(text.padStart(300))).not.toEqual([]);
    expect(read(text.padStart(301))).toEqual([]);
  });

  it('begin with the day where a language says nothing else', () => {
    expect(['es', 'en', 'xx'].map(isDayFirst)).toEqual([true, false, true]);
  });
});
