import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import type { Interpretation } from './question.ts';

function read(text: string): string {
  const question = parseSum(text, { locale: en });
  if (!question.ok) return `${question.code} at ${text.slice(...question.span)}`;
  return say(question.interpretation);
}

function say({ amount, from, to, assumedTarget, compound }: Interpretation): string {
  return `${amount.toSignificant(12)} ${from}${assumedTarget ? '' : ` > ${to.join(compound ? '+' : ',')}`}`;
}

describe('[I14.written-out] what would be read as another unit', () => {
  it.each([
    ['28M seconds', '28000000 s'],
    ['28M seconds to days', '28000000 s > d'],
    ['28m seconds to days', '28000000 s > d'],
    ['28 M segundos a días', '28000000 s > d'],
    ['28M de segundos en días', '28000000 s > d'],
    ['5M km to miles', '5000000 km > mi'],
    ['1.5M miles in km', '1500000 mi > km'],
    ['10k meters to km', '10000 m > km'],
    ['2B seconds in years', '2000000000 s > y'],
    // a letter that is a unit
    ['5 m ft', '5 m > ft'],
    ['5M ft', '5 m > ft'],
    ['10 M TO FT', '10 m > ft'],
    ['2 h 30 m in seconds', '150 min > s'],
    ['300k c', '300 k > c'],
    ['3M euros in usd', '3000000 EUR > USD'],
  ])('a letter: %s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    ['174 cm = feet inch', '174 cm > ft+in'],
    ['174 cm en pies pulgadas', '174 cm > ft+in'],
    ['174 cm a pies/pulgadas?', '174 cm > ft+in'],
    ['90 min in h min', '90 min > h+min'],
    ['5000 s to h min s', '5000 s > h+min+s'],
    ['80 kg to st lb', '80 kg > st+lb'],
    ['5 feet inches', '5 ft > in'],
    ['five feet inches', '5 ft > in'],
    ['174 cm in feet, inches', '174 cm > ft,in'],
  ])('a result in parts: %s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    ['la cuarta parte de 10 km', '2.5 km'],
    ['una cuarta parte de 1 km en m', '0.25 km > m'],
    ['tres cuartas partes de 1 kg en g', '0.75 kg > g'],
    ['la décima parte de un metro en cm', '0.1 m > cm'],
    ['tres octavos de pulgada en mm', '0.375 in > mm'],
    ['three eighths of an inch in mm', '0.375 in > mm'],
    ['a tenth of a mile in m', '0.1 mi > m'],
    ['5 sixteenths of an inch in mm', '0.3125 in > mm'],
  ])('a part: %s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    ['usd2eur', '1 USD > EUR'],
    ['70kg2lb', '70 kg > lb'],
    ['10km2mi', '10 km > mi'],
    ['100km/h2mph', '100 kmh > mph'],
    ['5kg2g', '5 kg > g'],
    ['5ft2in in cm', '62 in > cm'],
    ['1h2min in s', '62 min > s'],
    ['1m2cm', '102 cm'],
    ['10 m2 in ft2', '10 m2 > ft2'],
  ])('a figure: %s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('[I14.written-out] a run, and a multiple of money', () => {
  it.each([
    ['10k en millas', '10 km > mi'],
    ['how many miles is a 5k', '5 km > mi'],
    ['cuántas millas son 10k', '10 km > mi'],
    ['carrera de 10k en millas', '10 km > mi'],
    // ten thousand where a unit follows, kelvins where a temperature is asked for
    ['10k meters to miles', '10000 m > mi'],
    ['10k usd to eur', '10000 USD > EUR'],
    ['10k to f', '10 k > f'],
    ['10k to lb', 'mixed-categories at lb'],
    ['half of $30 in eur', '15 USD > EUR'],
    ['la mitad de $30 en eur', '15 USD > EUR'],
    ['twice €15 in usd', '30 EUR > USD'],
    ['un cuarto de £100 en eur', '25 GBP > EUR'],
    ['twice a mile in km', '2 mi > km'],
    ['twice an inch in cm', '2 in > cm'],
    ['10 k euros in usd', '10000 EUR > USD'],
    ['5 m usd in eur', '5000000 USD > EUR'],
    // a sheet of paper is no amount
    ['a4 in inches', 'unknown-word at a'],
  ])('%s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('what means the same', () => {
  it.each([
    ['AU $34.93 to USD', '34.93 AUD > USD'],
    ['100 degC to K', '100 c > k'],
    ['peso 70 kilos cuánto es en libras', '70 kg > lb'],
    ['peso mexicano a dolar', '1 MXN > USD'],
    ['mido 1,75 cuánto es en pies', '1.75 m > ft'],
  ])('%s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('what is measured, beside its amount', () => {
  it.each([
    ['55 inch tv in cm', '55 in > cm'],
    ['a 55" tv in cm', '55 in > cm'],
    ['tele de 55 pulgadas en cm', '55 in > cm'],
    ['una tele de 55 pulgadas en cm', '55 in > cm'],
    ['una piscina de 25 yardas en metros', '25 yd > m'],
    ['my screen is 27 inches, how much is that in cm', '27 in > cm'],
    ['puerta 1 usd a eur', 'unknown-word at puerta'],
    // the article counts where it stands before a unit
    ['un kilo en libras', '1 kg > lb'],
    ['a mile in km', '1 mi > km'],
    ['5 vueltas en grados', '5 turn > deg'],
    ['2 turn in degrees', '2 turn > deg'],
  ])('%s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('a braza', () => {
  it.each([
    ['10 brazas a metros', ['10 braza_es > m', '10 fathom > m']],
    ['10 metros a brazas', ['10 m > braza_es', '10 m > fathom']],
    ['10 brazas inglesas a metros', ['10 fathom > m']],
    ['10 fathoms in m', ['10 fathom > m']],
  ])('%s: %j', (text, meant) => {
    const question = parseSum(text, { locale: en });
    if (!question.ok) throw new Error(question.code);
    expect([question.interpretation, ...question.alternatives].map(say)).toEqual(meant);
  });
});

describe('[I14.hands] how tall a horse is', () => {
  // a hand is four inches, and its figure behind the point counts inches
  it.each([
    ['horse is 14.3 hh, how many cm', '59 in > cm'],
    ['un caballo de 15,1 manos en cm', '61 in > cm'],
    ['16 hands in cm', '16 hand > cm'],
    ['0.25 hands in cm', '0.25 hand > cm'],
  ])('%s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('[I14.written-out] what looks like another amount', () => {
  it.each([
    // a height, and no difference
    ['5-11 in meters', '71 in > m'],
    ['6-2 in', '4 in'],
    // feet and centimetres are not added up, nor kilograms and pounds
    ['5 ft 11 cm', 'mixed-categories at 5 ft 11 cm'],
    ['5 kg 2 lbs', 'mixed-categories at 5 kg 2 lbs'],
    ['5 kg + 2 lb in kg', '5.90718474 kg > kg'],
    ['2 t 300 kg en kg', '2300 kg > kg'],
    // two spoons of 15 ml are 30, not 45
    ['2 cucharadas de 15 ml en litros', '30 ml > l'],
    // what was done to an amount, and what stands between two
    ['the temperature dropped 10 celsius in fahrenheit', 'unknown-word at temperature'],
    ['recorri 5 km en bici y 3 a pie en millas', 'unknown-word at recorri'],
    // no speed of sound
    ['60 km/h en m', '60 kmh > mps'],
  ])('%s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});
