import { describe, expect, it } from 'vitest';
import type { LanguageId } from '../../../../languages/list.ts';
import type { RateTable } from '../money/rate-table.ts';
import { multiply, rational } from '../number/rational.ts';
import { resultJson } from '../resolve/result-json.ts';
import { resolverIn } from '../testing/resolver-in.ts';
import { readMetal } from './read-metal.ts';

/** A troy ounce of gold is 3110.34768 euros: a gram of fine gold 100, by the definition of the ounce; silver 1, platinum 50, palladium none. */
const table: RateTable = {
  rates: { EUR: 1, XAU: 1 / 3110.34768, XAG: 1 / 31.1034768, XPT: 1 / 1555.17384 },
  origins: [
    {
      source: 'exchange-api',
      date: '2026-08-21',
      mark: 'observed',
      codes: ['XAU', 'XAG', 'XPT'],
      published: {
        base: 'EUR',
        rates: {
          XAU: '0.000321507465686279805',
          XAG: '0.0321507465686279805',
          XPT: '0.00064301493137255961',
        },
      },
    },
  ],
} as unknown as RateTable;

async function answerTo(id: LanguageId, text: string) {
  const { resolver, locale } = await resolverIn(id);
  return resultJson(
    await resolver.resolve(text, { locale, today: '2026-08-22' }, { rates: async () => table }),
  );
}

describe('[I43.metals] precious metals by weight and fineness', () => {
  it.each([
    ['es', '10 g de oro 18k en euros', '750'],
    ['es', '¿cuánto valen 10 gramos de oro de 18 quilates en euros?', '750'],
    ['es', '10 gr de oro en eur', '1000'],
    ['es', '1 kg de plata de ley en euros', '925'],
    ['es', '5 g oro 750 en euros', '375'],
    ['es', 'una onza de oro en euros', '3110.34768'],
    ['es', '2 onzas troy de plata 999 en euros', '62.1447467664'],
    ['en', '10 g of 18k gold in euros', '750'],
    ['en', '10 grams of 14 karat gold to eur', '583.333333333333'],
    ['en', '1 tola of 22k gold in euros', '1069.182015'],
    ['en', '3 oz sterling silver in eur', '86.3121481200'],
    ['en', '1/2 troy ounce of platinum in euros', '777.58692'],
    ['pt', '10 g de ouro 18 quilates em euros', '750'],
    ['pt', '100 gramas de prata 925 em euros', '92.5'],
    ['fr', '10 g d’or 18 carats en euros', '750'],
    ['fr', '50 grammes d’argent 800 en euros', '40'],
    ['de', '10 g Gold 18 Karat in Euro', '750'],
    ['de', '10 Gramm 585er Gold in Euro', '585'],
    ['de', '1 Unze Platin in Euro', '1555.17384'],
    ['it', '10 g di oro 18 carati in euro', '750'],
    ['it', '100 grammi d’argento 800 in euro', '80'],
    ['ca', '10 g d’or de 18 quirats en euros', '750'],
    ['ca', '20 grams de plata 925 en euros', '18.5'],
  ] as const)('%s: %s is %s EUR', async (language, text, euros) => {
    const answer = await answerTo(language, text);
    expect(answer).toMatchObject({ ok: true, to: 'EUR', metal: { unit: expect.any(String) } });
    expect(Number('result' in answer ? answer.result : Number.NaN)).toBeCloseTo(Number(euros), 6);
  });

  // a gram of fine gold is 100 euros, of silver one; a dollar is a euro in this table
  it.each([
    ['es', '100 euros en gramos de oro 18k', 'g', '0.75', 4 / 3],
    ['es', 'cuántas onzas de oro compro con 2000 USD', 'ozt', '1', 2000 / 3110.34768],
    ['es', '¿Cuántos gramos de oro de 18 quilates puedo comprar con 150 euros?', 'g', '0.75', 2],
    ['es', '50 euros en gramos de plata 925', 'g', '0.925', 50 / 0.925],
    ['en', '300 euros in grams of 18k gold', 'g', '0.75', 4],
    ['en', 'how many ounces of gold can I buy with 2000 dollars', 'ozt', '1', 2000 / 3110.34768],
    ['en', 'how many grams of sterling silver is 37 euros', 'g', '0.925', 40],
    ['pt', '100 euros em gramas de ouro 18k', 'g', '0.75', 4 / 3],
    ['pt', 'quantos gramas de ouro posso comprar com 500 euros', 'g', '1', 5],
    ['fr', '150 euros en grammes d’or 18 carats', 'g', '0.75', 2],
    ['fr', 'combien de grammes d’argent puis-je acheter avec 500 euros', 'g', '1', 500],
    ['de', '150 Euro in Gramm Gold 750', 'g', '0.75', 2],
    ['de', 'wie viele Unzen Gold kann ich für 2000 Euro kaufen', 'ozt', '1', 2000 / 3110.34768],
    ['de', 'Wie viel Gramm 585er Gold bekomme ich für 585 Euro?', 'g', '0.585', 10],
    ['it', '150 euro in grammi d’oro 18 carati', 'g', '0.75', 2],
    ['it', 'quanti grammi di oro posso comprare con 500 euro', 'g', '1', 5],
    ['ca', '150 euros en grams d’or de 18 quirats', 'g', '0.75', 2],
    ['ca', 'quants grams de plata puc comprar amb 500 euros', 'g', '1', 500],
  ] as const)('%s: %s is a weight in %s of fineness %s', async (language, text, unit, fineness, weight) => {
    const answer = await answerTo(language, text);
    expect(answer).toMatchObject({ ok: true, to: unit, metal: { unit, fineness } });
    expect(Number('result' in answer ? answer.result : Number.NaN)).toBeCloseTo(weight, 9);
  });

  // karat: 24ths; troy ounce 31.1034768 g, tola 11.6638038 g
  it.each([
    ['10 g gold 24k in eur', '10000000/31103476.8'],
    ['1 tola gold 9k', '116638038*9/24/311034768'],
  ])('weighs %s exactly', (text, quotient) => {
    const { amount = rational(0n), ounces: each = rational(0n) } = readMetal(text, { decimal: '.' }) ?? {};
    const ounces = multiply(amount, each);
    const [n = '', d = ''] =
      quotient === '10000000/31103476.8' ? ['100000000', '311034768'] : ['116638038', '829426048'];
    expect(ounces.n * BigInt(d)).toBe(BigInt(n) * ounces.d);
  });

  it.each([
    ['en', '10 g or 5 oz in lb'],
    ['en', '10 g gold 30k in eur'],
    ['en', '10 g gold ring in eur'],
    ['es', '10 g de palabra en euros'],
    ['en', '10 g of palladium in eur'],
    ['en', '100 euros in grams of gold ring'],
    ['en', '100 euros in grams of 30k gold'],
    ['en', 'grams of gold in euros'],
    ['es', '3 kg en gramos de oro'],
    ['es', 'precio del gramo de oro en euros en 2019'],
    ['es', 'precio gramo oro 18k 2019 euros'],
  ] as const)('%s: %s has no value of a metal', async (language, text) => {
    expect(await answerTo(language, text)).not.toMatchObject({ ok: true, metal: {} });
  });
});
