import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { lineOf } from '../../../testing/line-of.ts';
import { costOf, filledUp, priceIn } from '../frames.ts';

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

describe('what is sold by the gallon', () => {
  it.each<Row>([
    ['fill up 50 l at £1.52', '50 l a £1.52 per l'],
    ['fill up 50 l premium diesel at £1.52', '50 l a £1.52 per l'],
    ['llenar 50 litros a 2 euros', '50 litros a 2 euros per litros'],
    ['12 GAL @ 3.50 usd', '12 GAL a 3.50 usd per GAL'],
    ['50 lb at £1.52', ''],
    ['llenar 50 kg a £1.52', ''],
    ['llenar 50 litros el £1.52', ''],
    ['llenar 50 litros la £1.52', ''],
    ['llenar 50 litros an £1.52', ''],
    ['llenar 50 litros', ''],
  ])('%s: %s', (question, meant) => {
    expect(filledUp(lineOf(question, locale))).toEqual(meant ? [meant] : []);
  });
});

describe('an amount of what costs so much for one', () => {
  it.each<Row>([
    ['si el kilo está a 85 pesos cuánto son 350 gramos', '350 gramos a 85 pesos per kilo'],
    ['si un kilo está a 85 pesos cuánto son 350 gramos', '350 gramos a 85 pesos per kilo'],
    ['si una libra está a 85 pesos cuánto son 350 gramos', '350 gramos a 85 pesos per libra'],
    ['si 1 kilo está a 85 pesos cuánto son 350 gramos', '350 gramos a 85 pesos per kilo'],
    ['if one kilo is 85 pesos how much 350 g', '350 g a 85 pesos per kilo'],
    ['si 2 kilos de tomate está a 85 pesos cuánto son 350 gramos', ''],
    ['si 21 kilos está a 85 pesos cuánto son 350 gramos', ''],
    ['si 12 kilos está a 85 pesos cuánto son 350 gramos', ''],
    ['si el litro está a 85 pesos cuánto son 350 gramos', ''],
    ['cuánto son 350 gramos si el kilo está a 85 pesos', '350 gramos a 85 pesos per kilo'],
    ['cuánto 350 gramos kilo 85 pesos', '350 gramos a 85 pesos per kilo'],
    ['cuánto son los 350 gramos de carne kilo 85 pesos', '350 gramos a 85 pesos per kilo'],
    ['cuánto son 350 gramos', ''],
  ])('%s: %s', (question, meant) => {
    expect(costOf(lineOf(question, locale))).toEqual(meant ? [meant] : []);
  });
});
