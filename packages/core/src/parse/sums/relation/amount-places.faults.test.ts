import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/en/core/locale.ts';
import { questionParser } from '../../../testing/parse-question.ts';
import type { Lexeme } from '../../question/words/lex-question.ts';
import { endOfAmount, hasUnit, isFigure, isOfSum } from './amount-places.ts';
import { askedAt, hasRoom, isIn } from './relation-wording.ts';

const lexemesOf = (text: string) => questionParser.lexemesOf(text, { locale });

describe('how far an amount may go', () => {
  it.each([
    ['5 km in 3 h', '5 km'],
    ['5 km', '5 km'],
    ['5', '5'],
    ['5 ft 10 in and', '5 ft 10'],
    ['450 miles 12 gallons', '450 miles'],
    ['2 horas y 15 minutos cuanto', '2 horas y 15 minutos'],
    ['2 horas y minutos', '2 horas'],
    ['2 hours and a half', '2 hours and a half'],
    ['2 hours and dinner', '2 hours'],
    ['5-foot pole', '5-foot'],
    ['5 -foot pole', '5'],
    ['5-pole', '5'],
    ['5:30 min/km', '5:30 min/km'],
    ['5: 30 min', '5'],
    ['5:min', '5'],
    ['half a pole', 'half'],
    ['5 a mile', '5'],
    ['6 l per 100 km', '6 l per 100 km'],
    ['6 l per km', '6 l'],
    ['6 per 100 km', '6'],
    ['$6 per 100 km', '$6'],
    ['6 usd per 100 km', '6 usd'],
    ['6 usd and 5 cents', '6 usd'],
    ['half of miles', 'half of miles'],
    ['half of pole', 'half'],
    ['5 of miles', '5'],
    ['half dozen miles', 'half dozen miles'],
    ['5 km miles', '5 km'],
    ['5 kg km', '5 kg'],
    ['3.89 a gallon', '3.89'],
    ['12 in x 5 in', '12 in'],
    ['12 in * 5 in', '12 in'],
    ['12 in', '12 in'],
    ['5 ft 6', '5 ft 6'],
    ['5 ft 6 kg', '5 ft'],
    ['5 ft 6 in 3 kg', '5 ft 6'],
    ['1 2 3 4 5 6 7', '1 2 3 4 5 6'],
    ['half an hour', 'half an hour'],
    ['half an', 'half'],
    ['half foo miles', 'half'],
    ['6 kg per 100 m', '6 kg per 100 m'],
    ['6 kg per foo', '6 kg'],
    ['2 hours y', '2 hours'],
    ['2 hours of', '2 hours'],
    ['5 pounds 6 oz', '5 pounds 6 oz'],
    ['5:', '5'],
    ['5 km in', '5 km'],
  ])('%s: %s', (text, amount) => {
    const lexemes = lexemesOf(text);
    const last = lexemes[endOfAmount(lexemes, 0) - 1];
    expect(text.slice(0, last?.span[1])).toBe(amount);
  });
});

describe('what is of a sum', () => {
  const lexeme = (more: Partial<Lexeme>) =>
    ({ text: 'x', span: [0, 1], spaceBefore: false, senses: [], ...more }) as Lexeme;

  it.each<readonly [Partial<Lexeme>, boolean]>([
    [{}, false],
    [{ operator: '+' }, true],
    [{ operator: '^' }, true],
    [{ operator: '*' }, false],
    [{ operator: '/' }, false],
    [{ plus: true }, true],
    [{ text: '%' }, true],
    [{ operator: '-' }, true],
    [{ operator: '-', text: '-' }, false],
    [{ operator: '-', text: '-', spaceBefore: true }, true],
    [{ operator: '-', text: 'minus', spaceBefore: true }, true],
    [{ text: '-', spaceBefore: true }, false],
    [{ text: 'minus' }, false],
  ])('%o: %s', (more, isOf) => {
    expect(isOfSum(lexeme(more))).toBe(isOf);
  });

  it('tells units and figures from others', () => {
    const [five, km, foo, half, a] = lexemesOf('5 km foo half a');
    expect([five, km, foo, half, a, undefined].map(hasUnit)).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
    expect([five, km, foo, half, a, undefined].map(isFigure)).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('words of questions about what follows', () => {
  it.each([
    ['cuanto tardo en', 'time', 12],
    ['how long does it take', 'time', 21],
    ['que ritmo medio', 'pace', 15],
    ["what's my pace", 'pace', 14],
    ['how fast', 'speed', 8],
    ['que tan rapido', 'speed', 14],
    ['how far', 'length', 7],
    ['cuanta gasolina', 'volume', 15],
    ['superficie', 'area', 10],
    ['fuel economy', 'fuel', 12],
    ['a cuanto me sale', 'currency', 16],
    ['how much is', 'currency', 11],
  ])('%s asks for %s', (text, kind, end) => {
    expect(askedAt(text, 0)).toEqual({ kind, end });
    expect(askedAt(`5 ${text}`, 2)).toEqual({ kind, end: end + 2 });
    expect(askedAt(`5 ${text}`, 0)).toBeUndefined();
  });

  it.each(['timer', 'paces', 'areas', 'how fasten', 'foo'])('%s asks for nothing', (text) => {
    expect(askedAt(text, 0)).toBeUndefined();
  });

  it('has each in its list', () => {
    const lists = ['each', 'times', 'at', 'rooms', 'said'] as const;
    const listsOf = (word: string) => lists.filter((list) => isIn(list, word));
    expect(
      ['cada', 'every', 'por', 'by', 'at', 'in', 'cuarto', 'drove', 'conduzco', '', 'foo'].map(listsOf),
    ).toEqual([
      ['each'],
      ['each'],
      ['times'],
      ['times'],
      ['at'],
      ['at'],
      ['rooms'],
      ['said'],
      ['said'],
      [],
      [],
    ]);
  });

  it.each([
    ['cuarto de 3x4', true],
    ['mi cuarto, 3x4', true],
    ['cuartos de 3x4', false],
    ['cuarto2', true],
    ['3x4 m', false],
    ['', false],
  ])('%s has a room: %s', (text, has) => {
    expect(hasRoom(text)).toBe(has);
  });
});
