import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { questionParser } from '../../testing/parse-question.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import type { Question } from '../question/question.ts';
import { Draft } from '../rephrasing/draft.ts';
import { KnownSayings, withSayings } from '../rephrasing/plain-sayings.ts';
import { CHANGE_AND_PAY } from './change-and-pay.ts';
import { DATA_AND_DOSES } from './data-and-doses.ts';
import { likeliestFirst } from './likeliest-first.ts';
import { TAX_AND_DISCOUNT } from './tax-and-discount.ts';

const SAYINGS = new KnownSayings([...DATA_AND_DOSES, ...CHANGE_AND_PAY, ...TAX_AND_DISCOUNT]);

/** A text, and how it is put plainly, whatever spaces that leaves and whatever nouns it has. */
it.each([
  ['5 mg once a day for 10 days', '(5*1*10) mg en mg'],
  ['2 ssds de 2 tb + 1 tb', '2 tb + 1 tb'],
  ['8 ms in hz', '(1000/8) hz en hz'],
  ['5 mg dos veces al dia por 10 dias', '(5*2*10) mg en mg'],
  ['5 mg three times a day for 10 days', '(5*3*10) mg en mg'],
  ['144 hz en ms', '(1/(144)) s en ms'],
  ['pastilla cada 8 horas 7 dias cuantas pastillas', '1*24/8*7'],
  ['500 megabit fiber in MB/s', '500 mbps in MB/s'],
  ['16.67 ms to fps', '1000/16.67'],
  ['ps5 825 gb in gib', '825 gb in gib'],
  ['3 files 3gb + 4gb total', '3 files 3gb + 4gb'],
  ['1 gigabit internet in MB/s', '1 gbps in MB/s'],
  ['change from 20 euro note spent 13', 'how much is 20 euro - 13 euro'],
  ['£31,200 a year per fortnight', 'how much is £31,200/26'],
  ['31.200 € al ano en 14 pagas', 'cuanto es 31.200 €/14'],
  ['my salary is 31,200 usd a year how much per week', 'how much is 31,200 usd/52'],
  ['pague 20 por 3 kg cuanto el kilo', '3 kg por 20 cuanto el kilo'],
  ['compre en 80 vendi en 110 cuanto % gane', 'de 80 a 110 en %'],
  ['manzanas a 30 pesos el kilo cuánto es por litro', 'a 30 pesos el kilo cuánto es por litro'],
  ['bajó de 80 a 60, cuánto es en %', 'de 80 a 60 en %'],
  ['i have 80 canadian left, in us dollars?', 'i have 80 canadian dollars, in us dollars?'],
  ['pago con 20 € algo de 13,65 cuanto cambio', 'cuanto es 20 € - 13,65 €'],
  ['$52,000 salary per week', 'how much is $52,000/52'],
  ['£36,000 a year per month', 'how much is £36,000/12'],
  ['£32,500 salary per month', 'how much is £32,500/12'],
  ['60 canadian bucks to usd', '60 cad to usd'],
  ['100 aussie dollars in usd', '100 aud in usd'],
  ['$13.65 paid with $20 change', 'how much is $20 - $13.65'],
  ['from 80 to 60 percent change', 'from 80 to 60 in %'],
  ['500 us bucks to mexican pesos', '500 usd to mexican pesos'],
  ['paid $9 for 2 lb how much per lb', '2 lb $9 precio por lb'],
  ['bought for $80 and sold for $110 what % profit', 'from 80 to 110 in %'],
  ['100 € + 21% iva - 15% irpf por persona', 'cuanto es 100 €*(100+21-15)/100'],
  ['144 hz en ms?', '(1/(144)) s en ms'],
  ['500 megabit fiber in mb', '500 megabit fiber in mb'],
  ['8 horas diarias por 5 turnos', '8 horas * 5 in h'],
  ['descuento de 20 € en 150 € de zapatos', 'cuanto es 150 € - 20 €'],
  ['paid with a £20 note for 13.65 of food how much change', 'how much is £20 - £13.65'],
  ['£20 off £80', 'how much is £80 - £20'],
  ['$20 off $80 what percent', '20 is what % of 80'],
  ['€20 off 80 cuanto es en %', '20 es que % de 80'],
  ['£60 inc 20% vat whats the vat', 'how much is £60*20/(100+20)'],
  ['cuanto es el iva de 121 € con iva del 21%', 'cuanto es 121 €*21/(100+21)'],
  ['800 dirhams minus 15 dirhams fee in indian rupees', '800 dirhams minus 15 dirhams in indian rupees'],
  ['$150 with $20 off', 'how much is $150 - $20'],
  ['150 € con 20 € de descuento', 'cuanto es 150 € - 20 €'],
  ['11.900 pesos chilenos iva 19% incluido, neto', '11.900 pesos chilenos sin iva del 19%'],
  ['4.4% + $0.30 on $25', 'how much is $ (25*4.4/100 + 0.30)'],
  ['€119 inc 19% vat net', '€119 without vat of 19%'],
  ['5% interest on $2000', 'how much is $2000*5/100'],
  ['2.9% + 30 cents of $100', 'how much is $ (100*2.9/100 + 30/100)'],
  ['£20 off £80 shoes', 'how much is £80 - £20'],
  ['£31,200 a year fortnightly', 'how much is £31,200/26'],
  ['£240 inc 20% vat what is it without', '£240 without vat of 20%'],
])('%s', (text, plain) => {
  const said = withSayings(new Draft(text), SAYINGS, () => true);
  expect(said.text.replace(/ +/g, ' ').trim()).toBe(plain);
});

describe('the likeliest meaning stands first', () => {
  const understood = (text: string): Question => {
    const read = questionParser.parse(text, { locale });
    if (!read.ok) throw new Error(read.code);
    return read;
  };

  it.each([
    ['cena en punta cana 200 pesos a euros', 'DOP > EUR'],
    ['a pint of english beer in ml', 'pt_uk > ml'],
    ['cena en cebu 200 euros a pesos', 'EUR > PHP'],
    ['cena 300 dirhams en casablanca a euros', 'MAD > EUR'],
    ['cena en bali 200 rupias a euros', 'IDR > EUR'],
    ['cena en bogota 200 pesos a euros', 'COP > EUR'],
    ['cena en habana 200 pesos a euros', 'CUP > EUR'],
    ['cena en cairo 200 libras a euros', 'EGP > EUR'],
    ['cena en praga 200 coronas a euros', 'CZK > EUR'],
    ['cena en karachi 200 rupias a euros', 'PKR > EUR'],
    ['cena en colombo 200 rupias a euros', 'LKR > EUR'],
    ['cena en sydney 200 dolares a euros', 'AUD > EUR'],
    ['cena en katmandu 200 rupias a euros', 'NPR > EUR'],
    ['cena en toronto 200 dolares a euros', 'CAD > EUR'],
    ['cena en valparaiso 200 pesos a euros', 'CLP > EUR'],
    ['cena en montevideo 200 pesos a euros', 'UYU > EUR'],
    ['cena en auckland 200 dolares a euros', 'NZD > EUR'],
    ['cena en estocolmo 200 coronas a euros', 'SEK > EUR'],
    ['cena en reykjavik 200 coronas a euros', 'ISK > EUR'],
    ['cena en copenhague 200 coronas a euros', 'DKK > EUR'],
    ['asado en buenos aires 25000 pesos a euros', 'ARS > EUR'],
    ['568 ml in pints of english beer', 'ml > pt_uk'],
  ])('%s: %s', (text, meant) => {
    const plain = understood(text);
    const { alternatives, interpretation } = likeliestFirst(plain, text);
    expect(`${interpretation.from} > ${interpretation.to.join()}`).toBe(meant);
    // what it was before is the first of the others, each of which stands there once
    expect(alternatives[0]).toBe(plain.interpretation);
    expect(new Set([interpretation, ...alternatives])).toEqual(
      new Set([plain.interpretation, ...plain.alternatives]),
    );
    expect(alternatives).toHaveLength(plain.alternatives.length);
  });

  it.each([
    'a pint of ukx beer in ml',
    'a pint of usax beer in ml',
    'a pint of american beer in ml',
    'cena en oslo y bali 200 coronas a euros',
    'cena en bali 200 euros a usd',
    '5 km de camino ingles en millas',
  ])('but not of %s, which stays as it is', (text) => {
    const plain = understood(text);
    expect(likeliestFirst(plain, text).interpretation).toBe(plain.interpretation);
  });

  it.each([
    ['3000 usd bruto menos 20%% de impuestos', '2400'],
    ['3000 usd brutas menos 20%% de impuestos', '2400'],
    ['3000 usd menos 20%% de impuestos', '2500'],
  ])('%s: %s', (text, left) => {
    const read = parseSum(text.replace('%%', '%'), { locale });
    expect(read.ok && read.interpretation.amount.toSignificant(6)).toBe(left);
  });
});
