import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { rational } from '../../number/rational.ts';
import { parseQuestion, units } from '../../testing/parse-question.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import type { Interpretation, QuantityPart } from '../question/question.ts';
import { resultOfSum } from './result-of-sum.ts';
import { formulaText, isSum } from './sum.ts';

function written({ amount, unit }: QuantityPart): string {
  const { n, d } = rational(amount.n, amount.d);
  return `${n}${d === 1n ? '' : `/${d}`} ${unit}`.trim();
}

/** `100 USD + 20 EUR in GBP`; where the targets are assumed, `or` after the first two: `in USD or EUR`. */
function meaningOf(interpretation: Interpretation): string {
  if (!isSum(interpretation)) return 'no sum';
  const { amount, assumedTarget, compound, formula, from, parts, terms, to } = interpretation;
  expect(parts).toEqual([]);
  expect(to).not.toContain('');
  if (interpretation.category === 'number') expect(from).toBe('');
  // terms say it all
  if (terms) expect([from, amount.toFixed(0)]).toEqual(['', '0']);
  const targets = assumedTarget ? to.slice(0, 2).join(' or ') : to.join(compound ? ' and ' : ', ');
  return `${formulaText(formula, written)} in ${targets}`.replace(/ in $/, '');
}

const meanings = (question: string) => {
  const sum = parseSum(question, { locale });
  return sum.ok ? [sum.interpretation, ...sum.alternatives].map(meaningOf) : [sum.code];
};

describe('how a sum was understood, as it is written', () => {
  it.each([
    ['100 usd + 20 eur in gbp', '100 USD + 20 EUR in GBP'],
    ['+ 100 usd + 20 eur in gbp', '100 USD + 20 EUR in GBP'],
    ['100 usd and 20 eur and 16 gbp in usd', '100 USD + 20 EUR + 16 GBP in USD'],
    ['100 usd - 20 eur', '100 USD − 20 EUR in USD or EUR'],
    ['100 usd - 20 gbp', '100 USD − 20 GBP in USD or GBP'],
    ['5 kg + 2 lb + 10%', '5 kg + 2 lb + 10 % in kg or lb'],
    ['5 kg + 10% + 2 lb', '5 kg + 10 % + 2 lb in kg or lb'],
    ['10 oz + 10% in ml', '10 floz_us + 10 % in ml'],
    ['100 usd + 20 eur + 21% iva in gbp', '100 USD + 20 EUR + 21 % in GBP'],
    ['100 usd + un euro', '100 USD + 1 EUR in USD or EUR'],
    ['dos euros + 100 usd', '2 EUR + 100 USD in EUR or USD'],
    ['80 usd - 15% in eur', '80 USD − 15 % in EUR'],
    ['5 kg + 10%', '5 kg + 10 % in kg or lb'],
    ['80 usd - 15%', '80 USD − 15 % in USD or EUR'],
    ['5 ft 10 in + 10% in in', '5 ft 10 in + 10 % in in'],
    ['5 ft 10 in + 10% in feet and inches', '5 ft 10 in + 10 % in ft and in'],
    ['20% of 5 ft 10 in in cm', '20 % × 5 ft 10 in in cm'],
    ['12,5 × 3 usd + 10 %', '75/2 USD + 10 % in USD or EUR'],
    ['120 sin IVA del 21%', '120 ÷ (1 + 21 %)'],
    ['64 sin el 20% de descuento', '64 ÷ (1 − 20 %)'],
    ['100 usd + 20 eur sin IVA del 21%', '(100 USD + 20 EUR) ÷ (1 + 21 %) in USD or EUR'],
    ['100 usd + 20 eur entre 4 personas', '(100 USD + 20 EUR) ÷ 4 in USD or EUR'],
    ['split 80 usd + 20 eur between 4 people', '(80 USD + 20 EUR) ÷ 4 in USD or EUR'],
    ['80 usd / 4 people', '80 USD ÷ 4 in USD or EUR'],
    ['80 usd for 4 people', '80 USD ÷ 4 in USD or EUR'],
    ['10ft x 12ft in m2', '10 ft × 12 ft in m2'],
    ['10 x 12 ft in m2', '10 ft × 12 ft in m2'],
    ['2 x 3 x 4 m in m3', '2 m × 3 m × 4 m in m3'],
    ['2 x 3 ft x 4 ft', '2 × 3 ft × 4 ft in ft2 or m2'],
    ['60 mi / 2 h', '60 mi ÷ 2 h in mph or kmh'],
    ['10 m / 5 m', '10 m ÷ 5 m'],
    ['2 kW x 3 h', '2 kw × 3 h in kwh or kj'],
    ['20x30 cm in inches', '20 cm × 30 cm in in'],
    ['2x4 in to cm', '2 in × 4 in in cm'],
    ['20x30 cm', '20 cm × 30 cm in in'],
    ['20 cm x 30 in in cm', '20 cm × 30 in in cm'],
    ['10 m x 5 m in feet', '10 m × 5 m in ft'],
    // a way is no side, and pence are no coins of the dollar
    ['4 x 5 mi en m', 'no sum'],
    ['4 x 5 nmi en m', 'no sum'],
    ['5 dollars in pence', 'no sum'],
    ['5 euros in euros', 'no sum'],
    ['15% less than 20 kg in lb', '20 kg − 15 % in lb'],
    ['3 x 4 m en km', 'no sum'],
    ['15% more than 80 usd', '80 USD + 15 % in USD or EUR'],
    ['reduce 80 by 15%', '80 − 15 %'],
    ['5 dollars in cents', '5 USD ÷ 1/100 USD'],
    ['how many cents in a dollar', '1 USD ÷ 1/100 USD'],
    ['10 km / 2 h', '10 km ÷ 2 h in kmh or mph'],
    ['6 lb / 2 h', '6 lb ÷ 2 h in lbh or kgh'],
    ['20 usd is what % of 80 eur', '20 USD ÷ 80 EUR in EUR'],
    ['20 ft is what % of 5 ft 10 in', '20 ft ÷ 5 ft 10 in in in'],
    ['from 80 usd to 100 usd in %', '80 USD → 100 USD in USD'],
    ['20 is 25% of what', '20 ÷ 25 %'],
    ['20 kg is 25% of what', '20 kg ÷ 25 % in kg or lb'],
    ['20 kg in lb is 25% of what', '20 kg ÷ 25 % in lb'],
    ['5 ft 10 in is 50% of what', '5 ft 10 in ÷ 50 % in in or cm'],
    ['5 usd/lb in eur/kg', '5 USD/lb in EUR'],
    ['5 usd/l in eur/gal', '5 USD/L in EUR'],
    ['5 usd per 100 g in eur/kg', '5 USD ÷ 100 g in EUR'],
  ])('%s: %s', (question, meaning) => expect(meanings(question)[0]).toBe(meaning));

  it.each([
    ['21% de IVA de 50', '21 % × 50', '50 + 21 %'],
    ['15% tip on 80 usd in eur', '15 % × 80 USD in EUR', '80 USD + 15 % in EUR'],
    ['propina 15% de 80 entre 4', '(80 + 15 %) ÷ 4', '(15 % × 80) ÷ 4'],
    // the number alone may divide the last amount, where it is one
    [
      '100 usd - 10% + 20 eur entre 4',
      '100 USD − 10 % + 5 EUR in USD or EUR',
      '(100 USD − 10 % + 20 EUR) ÷ 4 in USD or EUR',
    ],
    ['100 usd + 20 eur - 10% entre 4', '(100 USD + 20 EUR − 10 %) ÷ 4 in USD or EUR'],
    ['80 usd - 15% in eur', '80 USD − 15 % in EUR'],
    ['50 más 21% de IVA', '50 + 21 %'],
    ['121 con IVA incluido del 21%', '121 ÷ (1 + 21 %)', '21 % × (121 ÷ (1 + 21 %))'],
    ['10 menos IVA del 120%', '10 ÷ (1 + 120 %)', '10 − 120 %'],
  ])('%s may mean: %s', (question, ...each) => {
    expect(meanings(question)).toEqual(each);
  });

  it('offers each other meaning of one amount, in turns', () => {
    const all = meanings('100 dólares + 20 pesos').map((one) => one.replace(/ in .*/, ''));
    expect(all.slice(0, 3)).toEqual(['100 USD + 20 MXN', '100 CAD + 20 MXN', '100 USD + 20 ARS']);
  });

  it.each(['100 dólares + 20 pesos'])('%s has many meanings, of which it shows five', (question) => {
    expect(meanings(question)).toHaveLength(5);
  });
});

describe('what a sum rests on', () => {
  const rates = { rates: { USD: 1, EUR: 0.8 }, origins: [] };
  const results = (question: string) => {
    const sum = parseSum(question, { locale });
    return sum.ok ? resultOfSum(sum.interpretation, rates, units) : sum;
  };
  const quotes = (question: string) => {
    const found = results(question);
    return 'ok' in found ? found : found.map((one) => one.quotes.map(({ from, to }) => `${from} ${to}`));
  };

  it.each([
    ['100 usd in eur', [['USD EUR']]],
    ['5 km in mi', [[]]],
    ['100 usd + 20 eur', [['EUR USD'], ['USD EUR']]],
    ['100 usd - 80 eur in usd', [['EUR USD']]],
    ['5 usd/lb in eur/kg', [['USD EUR']]],
    ['100 usd + 20 cop in eur', { ok: false, code: 'missing-rate', currency: 'COP' }],
    ['100 usd in cop', { ok: false, code: 'missing-rate', currency: 'COP' }],
    ['20 usd - 100 eur in usd', { ok: false, code: 'negative' }],
  ])('%s: %j', (question, expected) => expect(quotes(question)).toEqual(expected));

  it('says what a price is of, and of nothing else', () => {
    const [price] = Object.values(results('5 usd/lb in eur/kg'));
    expect(price).toMatchObject({ to: 'EUR', per: 'kg', parts: [] });
    expect(parseSum('5 usd/lb in eur/kg', { locale })).toMatchObject({
      interpretation: { category: 'currency' },
    });
    expect(results('20x30 cm in inches')).toMatchObject([
      { to: 'in', parts: [], quotes: [], side: { unit: 'cm' } },
      { to: 'in', parts: [], quotes: [], side: { unit: 'cm' } },
    ]);
    const [sum] = Object.values(results('100 usd + 20 eur in eur'));
    expect(sum).not.toHaveProperty('per');
    expect(sum).toMatchObject({ parts: [] });
  });
});

it.each([
  ['5 kg - 6 kg', 'negative', '5 kg - 6 kg'],
  ['64 sin el 100% de descuento', 'division-by-zero', '64 sin el 100% de descuento'],
  ['20 is 0% of what', 'division-by-zero', '20 is 0% of what'],
  ['5 kg x 3 kg', 'not-understood', '5 kg x 3 kg'],
  ['5 kg + 3 m + 10%', 'mixed-categories', '5 kg + 3 m + 10%'],
  ['20 cm / 30 cm in inches', 'not-understood', '20 cm / 30 cm'],
  ['100 usd + 20 eur + 10% in km', 'mixed-categories', 'in km'],
  ['eur - 15%', 'missing-amount', 'eur'],
  ['80 usd + gbp - 10%', 'missing-amount', 'gbp'],
  ['80 usd entre 0', 'division-by-zero', '80 usd entre 0'],
  ['20 c is what % of 40 c', 'unknown-word', '20 c is what '],
  ['20 kg is what % of 5 m', 'unknown-word', '20 kg is what '],
])('[I14.sums] %s is refused: %s', (question, code, place) => {
  const start = question.indexOf(place);
  const error = { ok: false, code, span: [start, start + place.length], suggestions: [] };
  expect(parseSum(question, { locale })).toEqual(error);
});

it.each([
  'de 80 c a 100 c en %',
  '10 m / 5 m in kg',
  '10 x 12 kg in m2',
  '10 / 12 ft in m2',
  '10 km / 0 h',
  '20x30 kg in inches',
  '20 cm / 30 kg in inches',
  '5 dollars in euro cents per kilo',
  '5 kg + 3 m in kg',
  '100 usd + 20 eur in km',
  '5 usd/0 kg in eur/lb',
  '5 usd/lb in xyz/kg',
  '5 usd/lb in eur/m',
  '100 usd sin 20 eur',
])('[I14.sums] %s is no sum: what the parser of questions says holds', (question) => {
  expect(parseSum(question, { locale })).toEqual(parseQuestion(question, { locale }));
});

it('[I14.corrected] says each word that was read as another once', () => {
  const corrections = (question: string) => {
    const sum = parseSum(question, { locale });
    return sum.ok && sum.corrections.map(({ span, word }) => [question.slice(...span), word]);
  };
  expect(corrections('80 dolraes - 15% in eur')).toEqual([['dolraes', 'dolares']]);
  expect(corrections('80 dolraes + 20 eruos in gbp')).toEqual([
    ['dolraes', 'dolares'],
    ['eruos', 'euros'],
  ]);
});
