import { expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { parseQuestion, questionParser, units } from '../../testing/parse-question.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import { doubts } from '../doubts/misleading-texts.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { createRephraser } from '../rephrasing/create-rephraser.ts';
import { readRelated } from './relation/read-related.ts';
import { createSumReader } from './sum-reader.ts';
import { SumSigns } from './wording/sum-signs.ts';

const WORDS = (
  'usd eur km mi to in a en y and de of un half 5 1,5 1/2 ½ ( ) + - * / ^ % $ € \' " how cuantos m ft lb libras pesos c ' +
  'mil hundred -> = ? 2h30 6ft2 °c m2 xyz dolares kilometrs per hour fl oz ton kb mexicanos twenty off tip entre iva'
).split(' ');

/** The same texts of up to 24 words on every run: a small congruential generator. */
function* noise(count: number): Generator<string> {
  let state = 14;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  for (let made = 0; made < count; made++)
    yield Array.from({ length: random(24) }, () => WORDS[random(WORDS.length)]).join(' ');
}

/** A tenth of them in `npm test`; the two worst of 30,000 are below by name. */
const NOISE = [...noise(process.env.TEST_ROUNDS === 'all' ? 1000 : 100)];

const REPEATED = ['5 usd + '.repeat(15), '1 m x '.repeat(20), '5 + 5% '.repeat(17)];
/** Of 30,000 such texts the two whose parts would be longest, were they not bounded: 328 and 286 characters. */
const FAULTY = [') hundred + ) twenty ½ ) 2h30 entre ( in )', '1,5 usd + 1/2 * fl of " in of / -> ( °c'];

const asked: string[] = [];
const questions = {
  ...questionParser,
  parse(part: string, options: ParseOptions) {
    asked.push(part);
    return parseQuestion(part, options);
  },
};

const signs = new SumSigns(LANGUAGES);
const readSum = createSumReader(questions, units, signs, readRelated, doubts);

/** What the parser of questions is given for a text, after the text itself. */
function partsOf(text: string): readonly string[] {
  asked.length = 0;
  const plain = parseQuestion(text, { locale });
  if (signs.maySum(text, plain)) readSum(text, plain, { locale });
  return [...asked];
}

it('[I14.sums] a text is cut into few parts, however many there might be', () => {
  for (const text of [...NOISE, ...REPEATED, ...FAULTY]) {
    const parts = partsOf(text);
    expect(parts.length, text).toBeLessThanOrEqual(24);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    expect(length, text).toBeLessThanOrEqual(240);
    // what is asked twice is known
    expect(new Set(parts).size, text).toBe(parts.length);
  }
});

it('[I14.rephrased] a text is put in few other words, and noise hardly ever', () => {
  const rephrase = createRephraser(questions);
  const counts = NOISE.map((text) => {
    const refused = parseQuestion(text, { locale });
    asked.length = 0;
    if (!refused.ok) rephrase(text, refused, { locale });
    expect(asked.length, text).toBeLessThanOrEqual(8);
    return asked.length;
  });
  expect(counts.filter((count) => count > 0).length).toBeLessThan(NOISE.length / 5);
});

it('[I14.sums] a text that is too much of a number, or too long, is not cut up at all', () => {
  expect(partsOf('9e9999 usd + 20 eur')).toEqual([]);
  expect(partsOf(`20% of ${'a'.repeat(120)}`)).toEqual([]);
  // no amount is said in thirteen words
  expect(partsOf('a b c d e f g h i j k l 5 usd + 20%').filter((part) => part.startsWith('a b'))).toEqual([]);
});

it.each([
  ['5 km in mi', false],
  ['100 usd to eur', false],
  ['5 ft 11 in to cm', false],
  ['12 + 3 * 4', false],
  ['9e9999 usd + 20 eur', false],
  ['hello world', false],
  ['10 m * 2 en cm', false],
  ['20% of 50', false],
  ['a gift for mum', false],
  ['what is the price of a flight', false],
  [`${'5 usd + '.repeat(14)}5000 eur`, true],
  [`${'5 usd + '.repeat(14)}50000 eur`, false],
  ['100 usd + 20 eur', true],
  ['100 dolraes y 20 euros', true],
  ['20% of 80 usd', true],
  ['10 m x 5 m', true],
  ['5 usd/lb in eur/kg', true],
  ['5 dollars a pound = euros a kilo', true],
  ['80 usd para 4', true],
])('[I14.sums] %s may be a sum: %s', (text, may) => {
  expect(signs.maySum(text, parseQuestion(text, { locale }))).toBe(may);
});

it('[I14.sums] signs around a text are blanked, and nothing is moved', () => {
  expect(signs.fold(' ¿¡20 por ciento de 1.5! años?? ').text).toBe('   20 %          de 1.5! anos   ');
});

it('ends where a plus is one within a factor, and none in the whole text', () => {
  expect(parseSum('½ libras dolares xyz + de * 0 un 9^9^9 a xyz', { locale }).ok).toBe(false);
  expect(parseSum('5 km + de x 3', { locale }).ok).toBe(false);
});
