import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { parseQuestion } from '../../testing/parse-question.ts';
import { COMMON_UNITS } from '../../units/common/common-units.ts';
import { createUnitSet } from '../../units/unit-set.ts';
import { createQuestionParser } from './create-question-parser.ts';

const ask = (text: string, locale = es) => parseQuestion(text, { locale });

const common = createUnitSet([COMMON_UNITS]);

describe('how many more interpretations a question has', () => {
  it.each([
    ['5 km a m', 0],
    ['1.234 km a m', 1],
    ['un billón de yenes a euros', 1],
    ['5 gb en mb', 1],
    ['1.234 gb en mb', 2],
  ])('%s: %j others', (question, others) => {
    const result = ask(question);
    expect(result.ok && result.alternatives).toHaveLength(others);
  });

  it('shows the other number once, before the other units, and eight interpretations at most', () => {
    const result = ask('1.234 pesos a dólares');
    if (!result.ok) throw new Error(result.code);
    const amounts = result.alternatives.map(({ amount }) => amount.toSignificant(9));
    expect(result.interpretation.amount.toSignificant(9)).toBe('1234');
    expect(amounts).toEqual(['1.234', ...Array.from({ length: 7 }, () => '1234')]);
  });

  it('shows no units of 1000 to a reader that has none', () => {
    expect(createQuestionParser(common, LANGUAGES).parse('5 gb to mb', { locale: en })).toMatchObject({
      ok: true,
      alternatives: [],
    });
    expect(createQuestionParser(common, LANGUAGES).parse('5 km to m', { locale: en })).toMatchObject({
      ok: true,
      alternatives: [],
    });
  });
});

describe('what is refused as a whole', () => {
  const sum = (terms: number) => `${Array.from({ length: terms }, () => '1').join('+')} km`;

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [`5 km ${' '.repeat(1496)}`, 'too-long'],
    [sum(31), 'too-long'],
    ['-5 km a m', 'negative'],
    ['-300 c a f', 'below-absolute-zero'],
  ])('%j: %s', (text, code) => {
    expect(ask(text)).toEqual({ ok: false, code, span: [0, text.length], suggestions: [] });
  });

  it('reads a question at the limits of length and of words', () => {
    expect(ask(`5 km ${' '.repeat(1495)}`).ok).toBe(true);
    expect(ask(sum(30)).ok).toBe(true);
    expect(sum(30).match(/[+1]|km/g)).toHaveLength(60);
  });

  it('takes a sum of numbers below zero', () => {
    const result = ask('2-5');
    expect(result.ok && result.interpretation.amount.toSignificant(9)).toBe('-3');
  });

  it('names the first fault where no other way to cut the text helps', () => {
    expect(ask('xqzw5 km')).toMatchObject({ ok: false, code: 'unknown-word', span: [0, 4] });
    expect(ask('6ft2 en kg')).toMatchObject({ ok: false, code: 'mixed-categories' });
  });

  it("throws a programmer's error on", () => {
    const broken = createQuestionParser(
      {
        ...common,
        convertNumber: () => {
          throw new TypeError('broken');
        },
      },
      LANGUAGES,
    );
    for (const text of ['5 km to m', '5 m2 to ft2', '6ft2 in cm'])
      expect(() => broken.parse(text, { locale: en })).toThrow(TypeError);
  });
});

describe('which of the amounts and units is requested about', () => {
  it.each([
    ['5 km a 3 m', 'not-understood', '3 m'],
    ['5 ?', 'missing-unit', '5'],
    ['cuántos euros', 'missing-amount', 'euros'],
    ['qué hora es', 'missing-amount', 'hora'],
    [`5 km en ${'m, '.repeat(12)}cm`, 'not-understood', 'cm'],
  ])('%s: %s at %s', (question, code, place) => {
    const result = ask(question);
    if (result.ok) throw new Error('understood');
    expect([result.code, question.slice(...result.span)]).toEqual([code, place]);
  });

  it.each([
    ['kilómetros 5', '5 km'],
    ['hora', '1 h'],
    ['precio del dólar', '1 USD'],
    [`5 km en ${'m, '.repeat(11)}cm`, '5 km'],
  ])('%s asks about %s', (question, about) => {
    const result = ask(question);
    if (!result.ok) throw new Error(result.code);
    expect(`${result.interpretation.amount.toSignificant(9)} ${result.interpretation.from}`).toBe(about);
  });
});
