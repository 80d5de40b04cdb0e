import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import { units } from '../../testing/parse-question.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import type { Interpretation, QuantityPart } from '../question/question.ts';
import { resultOfSum } from './result-of-sum.ts';
import { formulaText, isSum } from './sum.ts';

/** 1 EUR = 1.25 USD = 0.8 GBP = 25 MXN: to be worked out by head. */
const RATES = {
  rates: {},
  origins: [
    {
      source: 'ecb',
      date: '2026-08-21',
      codes: ['EUR', 'USD', 'GBP', 'MXN'],
      published: { base: 'EUR', rates: { USD: '1.25', GBP: '0.8', MXN: '25' } },
    },
  ],
};

/** `1500/121 USD/kg`: the first result as a fraction, with its unit. */
function resultOf(interpretation: Interpretation): string {
  const results = resultOfSum(interpretation, RATES, units);
  if ('ok' in results) return results.code;
  const [first] = results;
  if (!first) return 'none';
  const fraction = first.value.toFraction();
  const { n, d } = rational(fraction.n, fraction.d);
  const unit = [first.to, first.per].filter(Boolean).join('/');
  return `${n}${d === 1n ? '' : `/${d}`} ${unit}`.trim();
}

function ask(question: string, locale = es) {
  const sum = parseSum(question, { locale });
  if (!sum.ok) return [`${sum.code}: ${question.slice(...sum.span).trim()}`];
  return [sum.interpretation, ...sum.alternatives].map(resultOf).filter((code) => code !== 'missing-rate');
}

describe('[I14.sums] amounts of several currencies', () => {
  // each by hand: 100 USD = 80 EUR = 64 GBP, 20 EUR = 25 USD = 16 GBP
  it.each([
    ['100 usd + 20 eur in gbp', '80 GBP'],
    ['100 usd + 20 eur to gbp', '80 GBP'],
    ['100 dólares más 20 euros en libras', '80 GBP'],
    ['100 dollars plus 20 euros in pounds', '80 GBP'],
    ['100 dólares y 20 euros en libras', '80 GBP'],
    ['100 dollars and 20 euros in pounds', '80 GBP'],
    ['cuántas libras son 100 dólares más 20 euros', '80 GBP'],
    ['¿Cuánto es 100 $ + 20 € en £?', '80 GBP'],
    ['$100+€20 in £', '80 GBP'],
    ['100 usd - 20 eur', '75 USD'],
    ['100 usd menos 20 eur en eur', '60 EUR'],
    ['100€-20$', '84 EUR'],
    ['100 usd + 20 eur - 16 gbp in usd', '100 USD'],
    ['cien dólares más veinte euros en libras', '80 GBP'],
    ['100 pesos + 20 euros en dólares', '30 USD'],
    // beside money, pounds are money
    ['25 dolares mas 16 libras a pesos mexicanos', '1000 MXN'],
    ['100 usd + 20 eur + 21% iva en gbp', '484/5 GBP'],
    // a number in the language of the question, and in the reader's
    ['1.000 usd + 20 eur en gbp', '656 GBP'],
  ])('%s is %s', (question, result) => {
    expect(ask(question)[0]).toBe(result);
  });

  it('says which published figure each currency rests on', () => {
    const sum = parseSum('100 usd + 20 eur in gbp', { locale: es });
    const results = sum.ok ? resultOfSum(sum.interpretation, RATES, units) : [];
    const quotes = 'ok' in results ? [] : (results[0]?.quotes ?? []);
    expect(quotes.map(({ from, to, quote }) => `${from} ${to} ${quote.day}`)).toEqual([
      'USD GBP 2026-08-21',
      'EUR GBP 2026-08-21',
    ]);
    expect(quotes.map(({ quote }) => quote.figures.map(({ code, text }) => `${code} ${text}`))).toEqual([
      ['USD 1.25', 'GBP 0.8'],
      ['GBP 0.8'],
    ]);
  });
});

describe('[I14.percent] percentages as they are said', () => {
  it.each([
    ['20% de 50', '10'],
    ['20% of 50', '10'],
    ['20 por ciento de 50', '10'],
    ['veinte por ciento de 50', '10'],
    ['20 percent of 50', '10'],
    ['20 per cent of 50 usd', '10 USD'],
    ['20% of 50 usd in eur', '8 EUR'],
    ['el 20% de 5 kg en g', '1000 g'],
    ['50 + 10%', '55'],
    ['12,5 × 3 + 10 %', '165/4'],
    ['50 + 21% IVA', '121/2'],
    ['50 más 21% de IVA', '121/2'],
    ['50 más el 21 % de IVA', '121/2'],
    ['50 más IVA del 21%', '121/2'],
    ['50 plus 21% VAT', '121/2'],
    ['100 eur + 21% VAT in usd', '605/4 USD'],
    // 120 / 1.21
    ['120 sin IVA del 21%', '12000/121'],
    ['120 sin el 21% de IVA', '12000/121'],
    ['120 sin el IVA del 21 por ciento', '12000/121'],
    ['cuánto es 120 sin IVA del 21%?', '12000/121'],
    ['120 without 21% VAT', '12000/121'],
    ['120 excluding 21% VAT', '12000/121'],
    ['120 eur without VAT of 21%', '12000/121 EUR'],
    ['121 eur sin 21% de IVA en usd', '125 USD'],
    ['80 usd menos 15%', '68 USD'],
    ['80 usd - 15%', '68 USD'],
    ['80usd-15%', '68 USD'],
    ['80 usd minus 15% in eur', '272/5 EUR'],
    ['80 usd menos 15 por ciento en euros', '272/5 EUR'],
    ['5 kg + 10%', '11/2 kg'],
    // 2 lb = 0.90718474 kg
    ['5 kg + 2 lb + 10% in g', '3248951607/500000 g'],
    ['5 ft 10 in + 10% in in', '77 in'],
    ['20% off 80', '64'],
    ['20% off of 80 usd', '64 USD'],
    ['80 usd 20% off', '64 USD'],
    ['80 with 20% off', '64'],
    ['80 con 20% de descuento', '64'],
    ['20 es qué % de 80', '25 %'],
    ['20 is what % of 80', '25 %'],
    ['20 is what percent of 80', '25 %'],
    ['qué % de 80 es 20', '25 %'],
    ['qué porcentaje de 80 es 20', '25 %'],
    ['what % of 80 is 20', '25 %'],
    ['what percentage is 20 of 80', '25 %'],
    ['20 de 80 en %', '25 %'],
    ['20 out of 80 as a percentage', '25 %'],
    ['20 as a % of 80', '25 %'],
    ['1 is what % of 3', '100/3 %'],
    ['50 cm is what % of 2 m', '25 %'],
    ['de 80 a 100 en %', '25 %'],
    ['from 80 to 100 in %', '25 %'],
    ['from 100 to 80 in %', '-20 %'],
    ['15% more than 80', '92'],
    ['un 15% más que 80', '92'],
    ['15% menos que 80', '68'],
    ['20% less than 50 eur', '40 EUR'],
    ['un 20% menos de 50 euros', '40 EUR'],
    ['15% more than 80 usd in eur', '368/5 EUR'],
    ['80 increased by 15%', '92'],
    ['aumento del 15% sobre 80', '92'],
    ['80 reducido en un 15%', '68'],
    ['add 20% to 50', '60'],
    ['sumar 21% a 100', '121'],
    ['restar 10% a 200', '180'],
    ['take 10% off 50', '45'],
    ['20 is 25% of what', '80'],
    ['20 es el 25% de cuánto', '80'],
  ])('%s is %s', (question, result) => {
    expect(ask(question)).toEqual([result]);
    expect(ask(question, en)).toEqual([result]);
  });

  it.each([
    // 11 fluid ounces of the US, 29.5735295625 mL, or of the UK, 28.4130625 mL
    ['10 oz + 10% in ml', ['5204941203/16000000 ml', '5000699/16000 ml']],
    // 121 / 1.21, and what the tax is of 121
  ])('%s may be two things: %j', (question, results) => {
    expect(ask(question)).toEqual(results);
  });
});

describe('[I14.coins] an amount of money in its own coins', () => {
  it.each([
    ['1 dollar in cents', '100'],
    ['how many pence in a pound', '100'],
    ['5 euros en céntimos', '500'],
    ['how many cents in a dollar', '100'],
    ['cuántos centavos tiene un dólar', '100'],
    ['cuántos céntimos son 5 euros', '500'],
    ['2 pounds in pence', '200'],
    ['500 rupees in paise', '50000'],
  ])('%s is %s', (question, result) => {
    expect(ask(question)).toEqual([result]);
    expect(ask(question, en)).toEqual([result]);
  });
});

describe('[I14.sides] the sides of a thing in another unit of length', () => {
  it.each([
    // 1 in = 2.54 cm
    ['20x30 cm in inches', '20 cm × 30 cm', [20 / 2.54, 30 / 2.54]],
    ['20 x 30 cm a pulgadas', '20 cm × 30 cm', [20 / 2.54, 30 / 2.54]],
    ['20cm × 30cm in inches', '20 cm × 30 cm', [20 / 2.54, 30 / 2.54]],
    ['2x4 in to cm', '2 in × 4 in', [5.08, 10.16]],
    ['55x40x20 cm a mm', '55 cm × 40 cm × 20 cm', [550, 400, 200]],
    ['10 m x 5 m in feet', '10 m × 5 m', [10 / 0.3048, 5 / 0.3048]],
  ])('%s is %s: %j', (question, formula, results) => {
    const read = parseSum(question, { locale: en });
    if (!read.ok || !isSum(read.interpretation)) throw new Error(question);
    const worked = resultOfSum(read.interpretation, RATES, units);
    const write = ({ amount, unit }: QuantityPart) => `${exactOf(amount).toSignificant(9)} ${unit}`;
    expect(formulaText(read.interpretation.formula, write)).toBe(formula);
    expect('ok' in worked || worked.map(({ value }) => Number(value.toSignificant(15)))).toEqual(
      results.map((result) => expect.closeTo(result, 10)),
    );
  });

  it.each([
    // an area or a volume where one is asked for, a multiple where a star stands or it is a way
    ['20x30 cm in m2', '3/50 m2'],
    ['30x20x10 cm en litros', '6 l'],
    ['2*3 cm in mm', '60 mm'],
    ['4 x 5 km en m', '20000 m'],
    ['3 x 5 kg en g', '15000 g'],
    // a power of ten, and no side; it was read as two sides before
    ['3,2 x 10^-5 m en km', '1/31250000 km'],
    ['3.2 × 10⁻⁵ m in km', '1/31250000 km'],
  ])('%s is %s', (question, result) => {
    expect(ask(question)[0]).toBe(result);
  });
});

describe('[I14.split] a bill between people', () => {
  it.each([
    // (80 + 12) / 4, or the tip alone
    ['80 + 15% tip between 4', ['23']],
    ['80 más 15% de propina entre cuatro', ['23']],
    // 64.50 × 1.18 / 3 = 76.11 / 3
    ['split 80 usd between 4 people', ['20 USD']],
    ['repartir 80 usd entre 4', ['20 USD']],
    ['80 usd entre 4 personas en eur', ['16 EUR']],
  ])('%s is %j', (question, results) => {
    expect(ask(question)).toEqual(results);
  });
});

describe('[I14.products] products and quotients of quantities', () => {
  // 1 ft = 0.3048 m, 1 mi = 1609.344 m, 1 lb = 0.45359237 kg, 1 US gallon = 3.785411784 L
  it.each([
    // 120 × 0.3048²
    ['10ft x 12ft in m2', '34838640/3125000 m2'],
    ['10 ft by 12 ft in m2', '34838640/3125000 m2'],
    ['10 x 12 ft in m2', '34838640/3125000 m2'],
    ['10ft×12ft', '120 ft2'],
    ['3 m x 4 m x 2.5 m', '30 m3'],
    ['3 m por 4 m', '12 m2'],
    ['3 por 4 m en m2', '12 m2'],
    ['10 m x 5 m', '50 m2'],
    ['10 m² x 2,5 m en litros', '25000 l'],
    ['10 km / 2 h', '5 kmh'],
    // 5 / 1.609344
    ['10 km / 2 h in mph', '78125/25146 mph'],
    ['100 km en 2 h en km/h', '50 kmh'],
    ['60 miles in 45 minutes in mph', '80 mph'],
    ['10 km en 50 min en min/km', '5 minkm'],
    ['100 km / 50 km/h en h', '2 h'],
    // one of every other kind: 1 N = 1 kg m/s², 1 Pa = 1 N/m², 1 J = 1 N m, 1 W = 1 J/s
    ['6 W x 2 s in J', '12 j'],
    ['2 kW x 3 h', '6 kwh'],
    ['60 km/h x 30 min in km', '30 km'],
    ['100 m/s / 5 s in m/s2', '20 mps2'],
    ['100 watts x 3 h in kWh', '3/10 kwh'],
    // plain arithmetic stays what it was
    ['10 m * 2 en cm', '2000 cm'],
    ['5 l/100km in l/100km', '5 l100km'],
    ['100 km/h a m/s', '250/9 mps'],
  ])('%s is %s', (question, result) => {
    const [n = '', d = '1'] = result.split(' ')[0]?.split('/') ?? [];
    const { n: top, d: bottom } = rational(BigInt(n), BigInt(d));
    expect(ask(question, en)[0]).toBe(`${top}${bottom === 1n ? '' : `/${bottom}`} ${result.split(' ')[1]}`);
  });

  it('takes a speed behind a way and its time for the target', () => {
    const sum = parseSum('3 miles in 24 minutes mph', { locale: es });
    expect(sum.ok && resultOf(sum.interpretation)).toBe('15/2 mph');
  });
});

describe('[I14.sums] words around a percentage', () => {
  it.each([
    // 1160 / 1.16, and 1160 × 0.84 for who means it so
    ['knock 15% off 200 usd', ['170 USD']],
    ['knock off 15% from 200 usd', ['170 USD']],
    ['shave 15% off 200 usd', ['170 USD']],
    ['restarle 15% a 200 eur', ['170 EUR']],
    ['descuéntale 15% a 200 eur', ['170 EUR']],
    ['add 15% vat to 200 usd', ['230 USD']],
    ['añádele 15% a 200 eur', ['230 EUR']],
    ['sumarle el 15% de propina a 200 eur', ['230 EUR']],
  ])('%s is %j', (question, results) => {
    expect(ask(question)).toEqual(results);
  });

  it.each([
    // what is done, and to what, is in no form
    '100 usd before 10% tip',
    '80 usd before 20% discount',
    '100 usd after 10% discount',
    'get rid of 20% vat from 120 gbp',
    'aplicar 21% a 100 euros',
    'remove 20% discount from 80 usd',
    'otra 100 usd + 10%',
    '2 kg a 3 eur o 1 kg a 5 eur, más barato',
  ])('%s is refused', (question) => {
    expect(parseSum(question, { locale: es }).ok).toBe(false);
  });
});

describe('[I14.sums] what is taxed is money', () => {
  it.each([
    // 1 GBP = 1.25 EUR
    ['120 pounds plus 20% vat', '144 GBP'],
    ['20% off 80 pounds', '64 GBP'],
    ['15% tip on 60 pounds', '9 GBP'],
    ['vat on 120 pounds at 20%', '24 GBP'],
    ['60 libras menos 10% de descuento', '54 GBP'],
    ['120 libras más 20% de iva en euros', '180 EUR'],
    ['split 90 pounds between 3 people', '30 GBP'],
    ['180 pounds minus 10%', '162 lb'],
    ['a grand minus 350 quid', '650 GBP'],
    ['a grand plus 350 quid', '1350 GBP'],
    ['a tenner plus 350 quid', '360 GBP'],
    ['100 euros plus a tenner', '110 EUR'],
  ])('%s is %s', (question, result) => {
    expect(ask(question)[0]).toBe(result);
  });
});

describe('[I14.sums] what compares is no sum', () => {
  // 180 / 30.48, 30 / 0.45359237, 5 / 1.609344
  it.each([
    ['180 cm, es más de 6 pies', '750/127 ft'],
    ['180 cm son más de 6 pies?', '750/127 ft'],
    ['30 kg es menos de 50 libras', '3000000000/45359237 lb'],
    ['es 5 km menos de 3 millas', '78125/25146 mi'],
  ])('%s is %s', (question, result) => {
    expect(ask(question)).toEqual([result]);
  });
});

describe('prices in another currency and unit', () => {
  it.each([
    // 5 / 1.25 / 0.45359237
    ['$5/lb in €/kg', rational(400_000_000n, 45_359_237n), 'EUR/kg'],
    ['5 dollars a pound in euros per kilo', rational(400_000_000n, 45_359_237n), 'EUR/kg'],
    // 3 × 1.25 × 0.45359237
    ['3 €/kg en $/lb', rational(375n * 45_359_237n, 10_000_000_000n), 'USD/lb'],
    ['3 euros el kilo en dólares la libra', rational(375n * 45_359_237n, 10_000_000_000n), 'USD/lb'],
    // 1.5 × 1.25 × 3.785411784
    ['1.50 €/l in $/gal', rational(1_875n * 3_785_411_784n, 1_000_000_000_000n), 'USD/gal_us'],
    ['5 usd per 100 g in eur/kg', rational(40n), 'EUR/kg'],
    ['$5/lb in €', rational(4n), 'EUR/lb'],
  ])('[I14.prices] %s is %o %s', (question, { n, d }, unit) => {
    expect(ask(question, en)[0]).toBe(`${n}${d === 1n ? '' : `/${d}`} ${unit}`);
  });

  it('offers the other gallon', () => {
    // 4.5 / 1.25 / 3.785411784 and / 4.54609
    const us = rational(36n * 100_000_000n, 3_785_411_784n);
    const uk = rational(36n * 10_000n, 454_609n);
    expect(ask('4.5 usd/gal in eur/l')).toEqual([us, uk].map(({ n, d }) => `${n}/${d} EUR/l`));
  });
});
