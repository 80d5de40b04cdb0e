import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { type AskedQuestion, outcomeOf } from '../../testing/asked-questions.ts';
import { parseSum } from '../../testing/parse-sum.ts';

/** Holds a question with each of some words against what it comes to; see `question/fixtures/rephrased.txt`. */
function comesTo(words: string, ask: (word: string) => string, meant: string, ...values: readonly number[]) {
  it.each(words.split(', '))('%s', (word) => {
    const question = ask(word);
    const asked: AskedQuestion = { language: 'en', kind: '', source: '', question, meant, values };
    expect(outcomeOf(parseSum(question, { locale }), asked)).toBe('right');
  });
}

describe('a word of sums beside a noun is never passed over', () => {
  comesTo(
    'descuento, descuentos, rebaja, rebajado, dto, iva, igv, itbis, vat, gst, tax, taxes, impuesto, impuestos, off, discount, discounted, tip, propina, inc, incl, incluido, subio, subiendo, sube, bajo, baja, bajado, aumento, aumentado, increase, increased, reduce, reducido, split, dividido, repartido, people, amigos, amigas, friends, ways, extra',
    (word) => `caja 120 euros ${word} en dólares`,
    '!',
  );
});

describe('laps and the like are counted, whatever unit has their name', () => {
  comesTo(
    'lap, laps, paso, pasos, step, steps, largos, piscina, piscinas, caja, cajas, barra, barras, taza, tazas, vaso, vasos',
    (word) => `40 ${word} de 25 m en km`,
    '1 km > km',
    1,
  );
});

describe('nights and the like are counted where each costs something', () => {
  comesTo(
    'noche, noches, night, nights, dia, dias, day, days, mes, meses, month, months, semana, semanas, week, weeks, persona, personas',
    (word) => `3 ${word} a 50 euros en dólares`,
    '150 EUR > USD',
  );
  comesTo('de, of, a, at, @', (word) => `3 cajas ${word} 50 euros`, '150 EUR');
  // what all of them cost
  comesTo('por, for, para', (word) => `3 cajas ${word} 50 euros`, '!');
});

describe('which of two is more', () => {
  comesTo(
    'bigger, more, larger, heavier, longer, taller, higher, faster, hotter, colder, warmer, further, farther, smaller, less, shorter, lighter, slower, cheaper, cooler, dearer, more expensive, less expensive',
    (word) => `which is ${word}, 3 kg or 7 lb`,
    '3 kg > lb',
    6.61386786554633,
  );
  comesTo(
    'qué es más, cuál es mayor, cuál es menor, qué es mejor, qué pesa menos, cual es la mayor, que es el mas pesado:',
    (words) => `${words} 3 kg o 7 lb`,
    '3 kg > lb',
    6.61386786554633,
  );
  comesTo(
    'is 3 kg heavier than 7 lb, are 3 kg more than 7 lb, es 3 kg mas que 7 lb, 3 kg es mas que 7 lb, 3 kg are more than 7 lb, is 3 kg the same as 7 lb, is 3 kg equal to 7 lb, son 3 kg igual a 7 lb, son 3 kg igual que 7 lb, es 3 kg lo mismo que 7 lb, 3 kg or 7 lb which is heavier, 3 kg u 7 lb cual es mas, 3 kg vs. 7 lb what is more, my bag is 3 kg is that over 7 lb, my bag is 3 kg is it under 7 lb, it is 3 kg is that within 7 lb, 3 kg is that less than 7 lb',
    (question) => question,
    '3 kg > lb',
    6.61386786554633,
  );
});

describe('pay with something besides is refused', () => {
  comesTo(
    'with tax, with taxes, con iva, with vat, con impuesto, con impuestos, plus bonus, con aguinaldo, 14 pagas, on 3 days',
    (more) => `25 usd an hour ${more} how much a year`,
    '!',
  );
});
