import { describe, expect, it } from 'vitest';
import { foldQuestion } from '../../text/fold-question.ts';
import { fromDozens, toDozens } from './dozens.ts';
import { electricCar } from './electric-cars.ts';
import { asFraction, fractionAsked } from './fractions.ts';
import { measuredAsked } from './measured-asked.ts';

/** Kilometres in a mile. @source International yard and pound agreement, 1959 */
const MILE = '1.609344';

/** What one form makes of a text, as a sum in the figures of the text. */
const of = (form: (folded: string) => string[], text: string) => form(foldQuestion(text).text);

describe('fromDozens', () => {
  it.each([
    ['nueve docenas de huevos', '(9)*12'],
    ['half a dozen', '(1/2)*12'],
    ['docena y media', '(1 + 1/2)*12'],
    ['two and a half dozen', '(2 + 1/2)*12'],
    ['a dozen in unit', '(1)*12'],
    ['dozen number', '(1)*12'],
    ['cuanto es una docena', '(1)*12'],
    ['how many eggs are in 3 dozen eggs', '(3)*12'],
    ['cuantos huevos son 3 docenas de huevos', '(3)*12'],
    ['how many unit in 3 dozen eggs', '(3)*12'],
    ['cuantos tiene una docena de huevos', '(1)*12'],
    ['3 dozen equals how many eggs', '(3)*12'],
  ])('%s', (text, sum) => expect(of(fromDozens, text)).toEqual([sum]));

  it.each([
    'how many doctors',
    'total documents',
    '3 dozen boxes',
    '3 dozen and 4 eggs',
    'how many calories in a dozen eggs',
    'cuantas calorias tiene una docena de huevos',
    'how much are 3 dozen eggs',
    'how many boxes for two dozen',
    'cuanto pesa una docena',
    'how much weigh 3 dozen',
  ])('nothing of %s', (text) => expect(of(fromDozens, text)).toEqual([]));
});

describe('toDozens', () => {
  it.each([
    ['48 huevos cuantas docenas', '(48/12)'],
    ['144 pencils in dozens', '(144/12)'],
    ['60 huevos en docenas', '(60/12)'],
  ])('%s', (text, sum) => expect(of(toDozens, text)).toEqual([sum]));

  it.each(['3 boxes of a dozen eggs', 'how many dozens'])('nothing of %s', (text) =>
    expect(of(toDozens, text)).toEqual([]),
  );
});

describe('fractionAsked', () => {
  it.each([
    ['two hundredths as decimal', '(2/100)'],
    ['four hundredths as decimal', '(4/100)'],
    ['five hundredths as decimal', '(5/100)'],
    ['six hundredths as decimal', '(6/100)'],
    ['seven hundredths as decimal', '(7/100)'],
    ['eight hundredths as decimal', '(8/100)'],
    ['nine hundredths as decimal', '(9/100)'],
    ['ten hundredths as decimal', '(10/100)'],
    ['eleven hundredths as decimal', '(11/100)'],
    ['once hundredths as decimal', '(11/100)'],
    ['twelve hundredths as decimal', '(12/100)'],
    ['thirteen hundredths as decimal', '(13/100)'],
    ['fifteen hundredths as decimal', '(15/100)'],
    ['three and one half as decimal', '(3 + 1/2)'],
    ['three fifth as decimal', '(3/5)'],
    ['three sixths as decimal', '(3/6)'],
    ['three sevenths as decimal', '(3/7)'],
    ['three ninths as decimal', '(3/9)'],
    ['three tenths as decimal', '(3/10)'],
    ['three elevenths as decimal', '(3/11)'],
    ['three twelfths as decimal', '(3/12)'],
    ['three sixteenths as decimal', '(3/16)'],
    ['three twentieth as decimal', '(3/20)'],
    ['three thirty-seconds as decimal', '(3/32)'],
    ['three sixty-fourths as decimal', '(3/64)'],
    ['terceras partes as decimal', '(1/3)'],
    ['quarter as decimal', '(1/4)'],
    ['eighths as decimal', '(1/8)'],
    ['dieciseisavo as decimal', '(1/16)'],
    ['treinta y dosavos as decimal', '(1/32)'],
    ['3 /4 in decimal form', '(3/4)'],
    ['3/ 4 to decimal', '(3/4)'],
    ['12 13/16 as a decimal', '(12 + 13/16)'],
    ['7/8 of an inch decimal', '(7/8) in in in'],
    ['5/8 in in decimal', '(5/8) in in in'],
    ['5/8 in decimal', '(5/8)'],
    ['two thirds as a percent', '(2/3) is what % of 1'],
    ['3/8 in percent', '(3/8) is what % of 1'],
    ['3/8 inch as a percent', '(3/8) is what % of 1'],
    ['que porcentaje es 3/8', '(3/8) is what % of 1'],
    ['what is the decimal equivalent of 7/8"', '(7/8) in in in'],
    ['siete octavos en decimal', '(7/8)'],
    ['how much is 5/8 in decimals', '(5/8)'],
  ])('%s', (text, sum) => expect(of(fractionAsked, text)).toEqual([sum]));

  it.each(['1.5/2 as decimal'])('nothing of %s', (text) => expect(of(fractionAsked, text)).toEqual([]));
});

describe('asFraction', () => {
  it.each([
    ['0.375 as a fraction', '(3/8)'],
    ['0,375 en fraccion', '(3/8)'],
    ['62.5% as a fraction', '(5/8)'],
    ['150% as a fraction', '(1 + 1/2)'],
    ['0.375 inches as a fraction', '(3/8) in in in'],
    ['1.5 pulgadas en fraccion', '(1 + 1/2) in in in'],
    ['0.123456 as a fraction', '(1929/15625)'],
  ])('%s', (text, sum) => expect(of(asFraction, text)).toEqual([sum]));

  it.each(['300% as a fraction', '1.2.3 as a fraction', '0.1234567 as a fraction', '0.5 as a fraction of 3'])(
    'nothing of %s',
    (text) => expect(of(asFraction, text)).toEqual([]),
  );
});

describe('electricCar', () => {
  it.each([
    ['16 kwh a los 100 cuanto gasto en 250 km', '(250*16/100) kwh in kwh'],
    ['200 wh/km for 250 km', '(250*200/1000) kwh in kwh'],
    ['16 kw h/100km for 250 km', '(250*16/100) kwh in kwh'],
    ['30 kwh/100 miles for 250 miles', `(250*${MILE}*30/100/${MILE}) kwh in kwh`],
    ['6 km per kwh how many kwh for 90 km', '(90*1/6) kwh in kwh'],
    ['ev 4 miles per kwh how many kwh for 120 miles', `(120*${MILE}*1/4/${MILE}) kwh in kwh`],
    ['18 kwh/100 km battery 72 kwh range', '(72/(18/100)) km in km'],
    ['bateria de 60 kwh con consumo de 15 kwh/100km autonomia', '(60/(15/100)) km in km'],
    ['15 kwh/100km 60 kwh how many miles', '(60/(15/100)) km in mi'],
    ['4 miles per kwh 60 kwh how many km', `(60/(1/4/${MILE})) km in km`],
    ['30 kwh/100 mi 60 kwh range', `(60/(30/100/${MILE})) km in mi`],
    ['17 kwh/100km in mi/kwh', '(1/(17/100)) km in mi'],
    ['4 mi/kwh in wh/km', `(1/4/${MILE}) kwh in wh`],
    ['5 km/kwh to kwh per 100 miles', `(1/5*100*${MILE}) kwh in kwh`],
    ['60 kwh battery 15 kwh/100km range in winter', '(60/(15/100)) km in km'],
  ])('%s', (text, sum) => expect(of(electricCar, text)).toEqual([sum]));

  it.each([
    '16 kwh/100km y 20 kwh/100km para 250 km',
    '15 kwh/100km battery 60 kwh',
    '15 kwh/100km for 250 m',
    '60 kwhx 15 kwh/100km range',
    '15 kwh/100kmx for 250 km',
    '15 kwh/100km for 250 kmx',
    '15 kwh/100km 60 kwh xrange',
    '6 km/kwhx 90 km',
    '17 kwh/100km in mi/kwhs',
  ])('nothing of %s', (text) => expect(of(electricCar, text)).toEqual([]));
});

describe('measuredAsked', () => {
  it.each([
    ['48 eggs in dozens', '(48/12)'],
    ['2x4x8 board feet', '(2*4*8/12) board feet in board feet'],
  ])('%s', (text, sum) => expect(measuredAsked(text)).toEqual([sum]));
});
