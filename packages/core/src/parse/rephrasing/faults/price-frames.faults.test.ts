import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { lineOf } from '../../../testing/line-of.ts';
import { priceIn } from '../frames.ts';

/** A question and how it is put; nothing where the form is another's. */
type Row = readonly [question: string, meant: string];

describe('a price of one unit by another, or in other money', () => {
  it.each<Row>([
    ['a pound at $3 a kilo', '$3/kilo in $/pound'],
    ['a pound at $3 each a kilo', '$3/kilo in $/pound'],
    ['internet a 30 euros el mbps cuánto por gbps', ''],
    ['cerveza a 3 usd el litro por minuto cuánto por galón por minuto', ''],
    ['alquiler a 3 usd la hora cuánto por día', ''],
    ['manzanas a 3 usd el kilo', ''],
    ['manzanas a 3 usd el kilo cuánto por galón', ''],
    ['manzanas a 3 usd el kilo en euros', '3 usd/kilo in euros'],
    ['manzanas peso 30 kilo cuánto por libra', ''],
    ['usd 30 kilo cuánto por libra', 'usd 30/kilo in usd/libra'],
    ['treinta pesos kilo cuánto por libra', 'treinta pesos/kilo in pesos/libra'],
    ['pesos 30 el kilo cuánto por libra', 'pesos 30/kilo in pesos/libra'],
    ['$30 el kilo usd cuánto por libra', '30 usd/kilo in usd/libra'],
    ['papas 40 euros por q cuánto por kilo', '40 euros/q in euros/kilo'],
    ['q 40 euros cuánto por kilo', ''],
    ['a 40 euros q cuánto por kilo', ''],
    ['kg a 40 euros cuánto por lb', '40 euros/kg in euros/lb'],
  ])('%s: %s', (question, meant) => {
    expect(priceIn(lineOf(question, locale))).toEqual(meant ? [meant] : []);
  });
});
