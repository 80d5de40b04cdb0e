import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { lineOf } from '../../../testing/line-of.ts';
import { countedThings, howOften } from './counted.ts';

describe('so many of a thing, each so much', () => {
  it.each([
    ['3 cajas de 12 kg en libras', '3*12 kg in libras'],
    ['3 cajas de 12 kg por cada caja en libras', '3*12 kg in libras'],
    ['3 cajas de 12 kg cada una en libras', '3*12 kg in libras'],
    ['3 boxes 12 kg each', '3*12 kg'],
    ['3 boxes 12 kg the', ''],
    ['3 cajas de 12 kg la caja en libras', '3*12 kg in libras'],
    ['3 cajas de 12 kg foo la caja en libras', ''],
    ['3 tazas de 12 kg', '3*12 kg'],
    ['1 taza de 12 kg', '1*12 kg'],
    ['3 tazas métricas de 12 kg', ''],
    ['3 vueltas por minuto de 12 kg', ''],
    ['3 cajas de 12 kg en libras 5 lb', ''],
    ['3 pies de 12 kg', ''],
    ['12 tablas largas de 7 pies 4 pulgadas cada una en metros', '12*7 pies + 12*4 pulgadas in metros'],
    ['cuántos km 3 saltos de 400 metros', '3*400 metros in km'],
    ['cuántos km son las 3 saltos largos de 400 metros', '3*400 metros in km'],
    ['cuántos km son 3 pies de 400 metros', ''],
    ['hola', ''],
  ])('%s: %s', (question, meant) => {
    expect(countedThings(lineOf(question, locale))).toEqual(meant ? [meant] : []);
  });
});

describe('how often one amount is in the other', () => {
  it.each([
    ['2 litros cuántos los vasos de 250 ml', '2 litros / 250 ml'],
    ['2 litros cuántos 250 ml vasos', '2 litros / 250 ml'],
    ['2 litros cuántos vasos llenos de 250 ml', '2 litros / 250 ml'],
    ['2 litros cuántos vasos 250 ml', '2 litros / 250 ml'],
    ['cuántos 500 g paquetes llenos en 3 kg', '3 kg / 500 g'],
    ['cuántos 500 g packs de arroz en los 3 kg', '3 kg / 500 g'],
    ['cuántos 500 g packs 3 kg', '3 kg / 500 g'],
    ['cuántos 500 g packs en un kilo', '1 kilo / 500 g'],
    ['cuántas tazas entran 250 ml en 2 litros', '2 litros / 250 ml'],
    ['cuántas tazas entran 250 ml 2 litros', '2 litros / 250 ml'],
    ['cuántas tazas llenas entran 250 ml en 2 litros', '2 litros / 250 ml'],
    ['foo cuántas tazas entran 250 ml en 2 litros', ''],
    ['cuántas tazas entran 250 ml en 2 litros foo', ''],
    ['cuántas tazas de 250 ml en 2 litros', ''],
    ['cuántas bolsas llenas de 500 g en un kilo', '1 kilo / 500 g'],
    ['cuántas bolsas de 500 g un kilo', '1 kilo / 500 g'],
    ['cuántas botellas chicas de 750 ml salen de los 3 litros', '3 litros / 750 ml'],
    ['cuántas botellas 750 ml salen de los 3 litros', '3 litros / 750 ml'],
    ['cuántas bolsas de 8 oz en 2 kilos', '2 kilos / 8 oz'],
    ['cuántos vasos de 8oz hay en 2 litros', '2 litros / 8 fl oz'],
    ['cuántos vasos de 1 ounce hay en 2 litros', '2 litros / 1 fl oz'],
    ['cuántos vasos de 8 ounces hay en 2 litros', '2 litros / 8 fl oz'],
    ['cuántos vasos de 1 onza hay en 2 litros', '2 litros / 1 fl oz'],
    ['cuántos vasos de 8 onzas líquidas hay en 2 litros', '2 litros / 8 onzas líquidas'],
    ['cuántos vasos de 250 ml salen de 3 kilos', ''],
    ['3 kg cuántos 500 g', ''],
    ['hola', ''],
  ])('%s: %s', (question, meant) => {
    expect([...new Set(howOften(lineOf(question, locale)))]).toEqual(meant ? [meant] : []);
  });
});
