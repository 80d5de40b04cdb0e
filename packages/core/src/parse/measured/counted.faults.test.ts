import { describe, expect, it } from 'vitest';
import { foldQuestion } from '../../text/fold-question.ts';
import { boardFeet, countedAndAdded, holdersIn } from './counted.ts';
import { lapsOf, rainOn, timeForEach } from './for-each.ts';

/** What one form makes of a text, as a sum in the figures of the text. */
const of = (form: (folded: string) => string[], text: string) => form(foldQuestion(text).text);

describe('countedAndAdded', () => {
  it.each([
    ['4 boards of 2.4m plus 3 of 1.8m total length', '(4*2.4 + 3*1.8) m in m'],
    ['4 tablas de 2,40 y 3 de 1,80 total metros', '(4*2,40 + 3*1,80) m in m'],
    ['tengo 3 sacos de 50 kg y 2 de 25 kg cuanto suman', '(3*50 + 2*25) kg in kg'],
    ['2 bags of 5 and 3 of 200 g', '(2*5 + 3*200) g in g'],
    ['2 bottles of 750 ml, 1 bottle of 1 l and 3 of 2 in litres', '2*750 ml + 1*1 l + 3*2 l in l'],
    ['2 bottles of 750 and 3 of 500 in ml', '(2*750 + 3*500) ml in ml'],
    ['2 bags of 5 kg and 3 of 2 kg sum', '(2*5 + 3*2) kg in kg'],
    ['for a deck, 4 boards of 2 m and 3 of 1 m', '(4*2 + 3*1) m in m'],
    ['4 boards of 12 in and 3 of 10 in in ft', '(4*12 + 3*10) in in ft'],
    ['4 boards of 12 in and 3 of 2 ft', '4*12 in + 3*2 ft in ft'],
  ])('%s', (text, sum) => expect(of(countedAndAdded, text)).toEqual([sum]));

  it.each([
    '4 boards of 2 m',
    '2 bags of 20kg and 3 bags in lbs',
    '2 x 3 m and 4 x 5 m',
    '6 boxes of 12 kg less 4 of 8 kg',
  ])('nothing of %s', (text) => expect(of(countedAndAdded, text)).toEqual([]));
});

describe('holdersIn', () => {
  it.each([
    ['how many 5ml teaspoons in 200ml', '200 ml / 5 ml'],
    ['cuantas cucharadas de 15 ml en 1/4 litro', '1/4 l / 15 ml'],
    ['how many 250 ml cups come out of 2 litres', '2 l / 250 ml'],
    ['cuantos vasos de 200 ml en medio litro', '1/2 l / 200 ml'],
    ['how many 250 ml cups in a litre', '1 l / 250 ml'],
    ['cuantas cucharas soperas de 15 ml en 1 l', '1 l / 15 ml'],
  ])('%s', (text, sum) => expect(of(holdersIn, text)).toEqual([sum]));

  it.each([
    'how many 5 ml teaspoons in 200 g',
    'how many 5 ml teaspoons',
    'how many 5 ml teaspoons in 200 mlx',
  ])('nothing of %s', (text) => expect(of(holdersIn, text)).toEqual([]));
});

describe('boardFeet', () => {
  it.each([
    ['2x4x8 board feet', '(2*4*8/12) board feet in board feet'],
    ['how many board feet in 2x6x10 ft', '(2*6*10/12) board feet in board feet'],
    ['2x4x12ft board ft', '(2*4*12/12) board feet in board feet'],
    ['10x12x12 in board feet', '(10*12*12/12) board feet in board feet'],
  ])('%s', (text, sum) => expect(of(boardFeet, text)).toEqual([sum]));

  it.each(['board feet', '5 2x4x8 board feet'])('nothing of %s', (text) =>
    expect(of(boardFeet, text)).toEqual([]),
  );
});

describe('timeForEach', () => {
  it.each([
    ['pavo de 6 kg a 40 min por kilo cuanto tiempo', '(6*40) min in h and min'],
    ['time to read 300 pages at 2 min per page', '(300*2) min in h and min'],
    ['10 pieces 30 s each piece how long', '(10*30) s in h and min'],
    ['5 classes 2h per class', '(5*2) h in h and min'],
  ])('%s', (text, sum) => expect(of(timeForEach, text)).toEqual([sum]));

  it.each(['pavo de 6 kg a 40 min por libra', '300 pages at 2 min per chapter', '6 kgx 40 min per kg'])(
    'nothing of %s',
    (text) => expect(of(timeForEach, text)).toEqual([]),
  );
});

describe('lapsOf', () => {
  it.each([
    ['25 m pool 64 lengths', '(64*25) m in m'],
    ['piscina de 25 m 40 largos en km', '(40*25) m in km'],
    ['track 400 m 1 lap', '(1*400) m in m'],
  ])('%s', (text, sum) => expect(of(lapsOf, text)).toEqual([sum]));

  it.each(['25 m pool', '25 m pool 64 lengths 3', '25 m poolx 64 lengths', '25 m pool 64 lengthsx'])(
    'nothing of %s',
    (text) => expect(of(lapsOf, text)).toEqual([]),
  );
});

describe('rainOn', () => {
  it.each([
    ['1 inch of rain on an acre in gallons', '1 acre x 1 in in gallon'],
    ['10 mm de lluvia en 2 hectareas en litros', '2 ha x 10 mm in l'],
  ])('%s', (text, sum) => expect(of(rainOn, text)).toEqual([sum]));

  it.each(['1 inch of rain on an acre', '1 inch of rain on an acrex in gallons'])('nothing of %s', (text) =>
    expect(of(rainOn, text)).toEqual([]),
  );
});
