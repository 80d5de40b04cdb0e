import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { lineOf } from '../../../testing/line-of.ts';
import { questionParser } from '../../../testing/parse-question.ts';
import { Draft } from '../draft.ts';
import { withCounts, withoutSaid, withoutStrangers } from '../passed-over.ts';

const plain = (text: string | undefined) => text?.replace(/ +/g, ' ').trim();

describe('what only says what is there already', () => {
  it.each([
    ['mi perro 5 kg', 'perro 5 kg'],
    ['5 mi perro', '5 mi perro'],
    ['mi', 'mi'],
    ['mi kg', 'mi kg'],
    ['foo mi', 'foo mi'],
    ['quiero saber 5 kg', 'quiero 5 kg'],
    ['500 lei en usd', '500 lei en usd'],
  ])('%s: %s', (text, left) => {
    const draft = new Draft(text);
    const said = withoutSaid(draft, questionParser.lexemesOf(text, { locale }));
    expect(plain(said.text)).toBe(left);
    expect(said === draft).toBe(text === left);
  });
});

describe('nouns that nobody measures by, beside one amount', () => {
  it.each([
    ['caja 5 kg en lb', '5 kg en lb'],
    ['caja de 5 kg en lb', '5 kg en lb'],
    ['5 kg de la papa en lb', '5 kg en lb'],
    ['a b1 c2 5 kg', ''],
    ['ñandú 5 kg en lb', '5 kg en lb'],
    ['b 5 kg en lb', ''],
    ['z 5 kg en lb', ''],
    ['þab 5 kg en lb', ''],
    ['5 kg rubio en lb', '5 kg en lb'],
    ['5 kg lighter en lb', ''],
    ['5 kg lighters en lb', '5 kg en lb'],
    ['highlighter 5 kg en lb', '5 kg en lb'],
    ['5 t mesa en kg', ''],
    ['usd mesa 5 kg en eur', ''],
    ['10 yuan chino mesa en usd', ''],
    ['10 eurozona mesa en usd', '10 eurozona en usd'],
    ['mesa ab50 2 kg en lb', ''],
    ['5 kg papas de en lb', '5 kg de en lb'],
    ['mesa silla bolsa perro gato 5 kg en lb', '5 kg en lb'],
    ['mesa silla bolsa perro gato loro 5 kg en lb', ''],
    ['el 5 kg de la caja en lb', 'el 5 kg en lb'],
    ['la caja 5 kg en lb', 'la 5 kg en lb'],
    ['5 kg en lb', ''],
    ['caja en lb', ''],
    ['caja un kg en lb', 'un kg en lb'],
    ['5 foo kg en lb', ''],
    ['5 kg foo lb', ''],
    ['5 kg por foo lb', ''],
    ['cuánto foo son 5 kg', ''],
    ['5 kg cuadradoo en lb', ''],
    ['5 kg squar en lb', ''],
    ['5 m barn en ft', '5 m en ft'],
    ['cuadradoo 5 kg en lb', '5 kg en lb'],
    ['orilla 5 m en ft', '5 m en ft'],
    ['motor 5 kg en lb', '5 kg en lb'],
    ['5 kg otras en lb', ''],
    ['100 usd foo en eur', '100 usd en eur'],
    ['100 euros foo en usd', '100 euros en usd'],
    ['100 pesos foo en usd', ''],
    ['gate 1 usd en eur', ''],
    ['gate 1 euros en usd', '1 euros en usd'],
    ['wire 12 in mm', ''],
    ['wire 12, en mm', ''],
    ['wire 12 in en mm', ''],
  ])('%s: %s', (text, left) => {
    expect(plain(withoutStrangers(lineOf(text, locale))?.text) ?? '').toBe(left);
  });
});

describe('the same where amounts are worked out together', () => {
  it.each([
    ['papas 5 kg más cebolla 3 kg en lb', '5 kg más 3 kg en lb'],
    ['5 kg de papas más 3 kg de cebolla en lb', '5 kg más 3 kg en lb'],
    ['5 kg cuadradoo más 3 kg en lb', ''],
    ['5 kg de cuadradoo más 3 kg en lb', '5 kg más 3 kg en lb'],
    ['papas 5 kg cebolla 3 kg en lb', ''],
    ['5 kg de cebolla 3 kg en lb', ''],
    ['5 kg más papas la carne 3 kg en lb', ''],
    ['5 kg más papas de 3 kg en lb', ''],
    ['papas más 5 kg en lb', ''],
    ['papas rojas más 5 kg en lb', ''],
    ['papas de casa más 5 kg en lb', ''],
    ['5 kg más ñu 3 kg en lb', '5 kg más 3 kg en lb'],
    ['5 kg más bolsas rojas 3 kg en lb', '5 kg más 3 kg en lb'],
    ['5 kg más bolsas de papas 3 kg en lb', '5 kg más 3 kg en lb'],
    ['5 kg más bolsas rojas de papas 3 kg en lb', '5 kg más 3 kg en lb'],
    ['5 kg más 3 de foo en lb', ''],
    ['5 kg más papas kg en lb', ''],
    ['5 kg más 3 kg papas usd', ''],
    ['5 kg más b 3 kg en lb', ''],
    ['5 kg más z 3 kg en lb', ''],
    ['5 kg más þab 3 kg en lb', ''],
    ['5 kg más lighter 3 kg en lb', ''],
    ['pizza kg 10 más usd 3', ''],
    ['10 usd más cerveza usd 3', ''],
    ['más pizza usd 10 más usd 3', ''],
    ['pizza usd más 10 kg', ''],
    ['120 usd with a 25% of foo', ''],
    ['5 kg más otra 3 kg en lb', ''],
    ['5 pesos papas más 3 pesos cebolla', ''],
    ['5 pesos de papas más 3 pesos de cebolla', '5 pesos más 3 pesos'],
    ['pizza usd 10 más usd 3', 'usd 10 más usd 3'],
    ['pizza usd 10 más cerveza usd 3', ''],
    ['120 usd con un 25% de foo', ''],
    ['120 usd con an 25% de foo', ''],
    ['120 usd con 25,5% de foo', ''],
    ['120 usd con 25 porciento de foo', ''],
    ['120 usd with 25 percent of foo', ''],
    ['120 usd más 25% de foo', '120 usd más 25%'],
    ['25% de foo más 120 usd', ''],
  ])('%s: %s', (text, left) => {
    expect(plain(withoutStrangers(lineOf(text, locale))?.text) ?? '').toBe(left);
  });
});

describe('so many of a thing among other amounts', () => {
  it.each([
    ['20 kg más dos discos de 25 kg', '20 kg más dos*25 kg'],
    ['20 kg más dos discos rojos de 25 kg', '20 kg más dos*25 kg'],
    ['20 kg más dos discos de 25', '20 kg más dos discos de 25'],
    ['20 kg más dos discos 25 kg', '20 kg más dos discos 25 kg'],
    ['20 kg y dos discos de 25 kg', '20 kg y dos discos de 25 kg'],
  ])('%s: %s', (text, left) => {
    const line = lineOf(text, locale);
    expect(withCounts(line).text.replace(/ ?\* ?/, '*')).toBe(left);
    expect(withCounts(line) === line.draft).toBe(text === left);
  });
});
