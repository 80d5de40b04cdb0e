import { describe, expect, it } from 'vitest';
import { foldLetters, foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Dólar', 'dolar'],
    ['DÓLAR', 'dolar'],
    ['ÑANDÚ', 'nandu'],
    ['São Tomé', 'sao tome'],
    ['złoty', 'zloty'],
    ['Øre', 'ore'],
    ['đồng', 'dong'],
    ['Straße', 'strasse'],
    ['Færøerne', 'faeroerne'],
    ['EE. UU.', 'ee uu'],
    ['U.S. dollar', 'us dollar'],
    ['paʻanga', 'paanga'],
    ["pa'anga", 'paanga'],
    ['Côte d’Ivoire', 'cote divoire'],
    ['  Yuan   (offshore) ', 'yuan offshore'],
    ['Guinea-Bisáu', 'guinea bisau'],
    ['₡', ''],
    ['R$ 5', 'r 5'],
    ['m²', 'm2'],
    ['ºC', 'c'],
    ['ŁÓDŹ', 'lodz'],
    ['Fußweg', 'fussweg'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('foldLetters', () => {
  it.each([
    ['ºC', '°c'],
    ['Kč', 'kc'],
    ['S/.', 's/.'],
    ['№ ½', '  1⁄2'],
    ['US$`', "us$'"],
    ['İstanbul', 'istanbul'],
    ['㎏ ℃', 'kg °c'],
    ['STRAẞE', 'strasse'],
  ])('%j becomes %j, signs kept', (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });
});
