import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { units } from '../../testing/parse-question.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import { rephrase } from '../../testing/rephrase.ts';
import { resultOfSum } from '../sums/result-of-sum.ts';

/** What the reader is told of a question, in order: `mi perro = ` was left out, `litroos = litros` was read as something else. */
function told(text: string, question = parseSum(text, { locale })): string[] {
  if (!question.ok) return [question.code];
  return question.corrections.map(({ span, word }) => `${text.slice(...span)} = ${word}`);
}

/** What a text comes to in the first unit that it is answered in. */
function first(text: string): string {
  const question = parseSum(text, { locale });
  const results = question.ok
    ? resultOfSum(question.interpretation, { rates: {}, origins: [] }, units)
    : question;
  return 'ok' in results ? results.code : `${results[0]?.value.toSignificant(9)} ${results[0]?.to}`;
}

/** Read before anything is put in other words. */
const OF_EVERYDAY = /^10 by/;

describe('what was left out or read as something else is told, in the places where it was typed', () => {
  it.each([
    ['mi perro pesa 5½ kg en libras', 'mi perro = '],
    ['MI PERRO PESA 5 KG EN LIBRAS', 'MI PERRO = '],
    ['el 5½ kg del paquetón en libras', 'del paquetón = '],
    ['un sofá de 2½ metros en pies', 'un sofá = '],
    ['presión de llanta 32 libras a bar', 'libras = psi', 'presión de llanta = '],
    ['la caja grande pesa 3 libras y media cuánto es en gramos', 'la caja grande = '],
    ['altura del techo de la casa 3 metros en pies', 'altura del techo de la casa = '],
    ['30 libras de la carne en kilos oye', 'de la carne = '],
    ['carne de 30 libras en kilos oye', 'carne = '],
    ['box of the 5 kg in pounds', 'box = '],
    ['half a pound of butter in grams thanks table mate', 'of butter = ', 'table = '],
    ['ab 5 kg en libras', 'ab = '],
    ['QUIERO SABER 5 LITROOS EN ONZAS', 'QUIERO SABER = ', 'LITROOS = litros'],
    ['cuanto es 5 kilogrmos en librs', 'kilogrmos = kilogramos', 'librs = libras'],
    ['barra de 20 kg más dos discos de 25 kg en libras', 'discos de = *', 'barra de = '],
    ['barra de 20 kg más dos discos foo de 25 kg en libras', 'discos foo de = *', 'barra de = '],
    ['5 kg de papas más 3 kg de cebolla en libras', 'de papas = ', 'de cebolla = '],
    ['5 kg más la bolsa de 3 kg en libras', 'la bolsa = '],
    ['35 dólares más 18% de comisión bancaria en euros', 'de comisión = ', 'bancaria = '],
    ['2 h 45 min and 500 foo in seconds', 'unknown-word'],
    ['save 200 euros a month for 6 months', 'save = '],
    ['10 by 12 room in square feet', 'room = '],
  ])('%s', (question, ...meant) => {
    expect(told(question)).toEqual(meant);
    expect(told(question, rephrase(question, locale))).toEqual(
      OF_EVERYDAY.test(question) ? ['unknown-word'] : meant,
    );
  });
});

/** Texts without a target, worked out by hand. */
it.each([
  ['slept 2 h 45 min + 1 h 30 min', '255 min'],
  ['worked 5 kg + 300 g', '5.3 kg'],
  ['media maratón en 1h45m a cuánto sale el km', '4.976893 minkm'],
  ['viajo 10 km en 50 minutos', '3.33333333 mps'],
  ['voy a 120 km/h ritmo', '0.5 minkm'],
])('%s is %s', (question, meant) => {
  expect(first(question)).toBe(meant);
});

describe('what nobody types in a question is left alone', () => {
  it.each([
    ['which is bigger, 3 kg or 7 lb?', true],
    ['which is bigger, 3 kg or 7 lb???', false],
    ['which is big_ger, 3 kg or 7 lb', false],
    ['which is bigger 🙂, 3 kg or 7 lb', false],
    ['which is bigger, [3 kg] or 7 lb', false],
    [`which ${'x'.repeat(17)} is bigger, 3 kg or 7 lb`, true],
    [`which ${'x'.repeat(18)} is bigger, 3 kg or 7 lb`, false],
    [`which is bigger, 3 kg or 7 lb${' '.repeat(81)}`, true],
    [`which is bigger, 3 kg or 7 lb${' '.repeat(82)}`, false],
  ])('%s', (question, isRead) => {
    expect(parseSum(question, { locale }).ok).toBe(isRead);
    expect(rephrase(question, locale).ok).toBe(isRead);
  });
});
