import { expect, it } from 'vitest';
import { Draft } from '../rephrasing/draft.ts';
import { KnownSayings, withSayings } from '../rephrasing/plain-sayings.ts';
import { PAY_AND_TOTALS } from './pay-and-totals.ts';
import { RAISES_AND_BILLS } from './raises-and-bills.ts';

const SAYINGS = new KnownSayings([...PAY_AND_TOTALS, ...RAISES_AND_BILLS]);

/** A text, and how it is put plainly, whatever spaces that leaves and whatever nouns it has. */
it.each([
  // by the hour
  ['gano 12 euros la hora y trabajo 40 horas', 'cuanto es 12 euros*40'],
  ["i'm paid $18.50/hr and worked 37.5 hrs", 'how much is $18.50*37.5'],
  ['me pagan 9,50 € la hora y hago 30 horas a la semana', 'cuanto es 9,50 €*30'],
  ['15 usd an hour for 38 hours a week in gbp', 'how much is 15 usd*38 in gbp'],
  ['si cobro 20 dolares la hora y trabajo 8 horas cuanto gano', 'cuanto es 20 dolares*8'],
  ['worked 22 hours at 15 usd per hour, how much do i make', 'how much is 15 usd*22'],
  ['trabajo 38 horas y cobro 11,50 €/h en dolares', 'cuanto es 11,50 €*38 en dolares'],
  // in other money for the same time
  ['si gano 18 usd la hora cuanto son en pesos la hora', '18 usd/hora en pesos/hora'],
  ['pagan 100 usd al dia, cuantos euros al dia son', '100 usd/dia en euros/dia'],
  ['if i make 900 usd a week how many pounds a week do i get', '900 usd/week en pounds/week'],
  ['they pay 18 usd an hour, what is that in eur an hour', '18 usd/hour en eur/hour'],
  ['65k a year in usd how much a month', 'how much is 65k usd/12'],
  ['30000 al ano en euros cuanto es por semana', 'cuanto es 30000 euros/52'],
  // at a rate of one's own
  ['el dolar a 4.000, 250 dolares en pesos colombianos', 'cuanto es 250*4.000 pesos colombianos'],
  ['con el euro a 1,08 cuanto son 40 euros en dolares', 'cuanto es 40*1,08 dolares'],
  ['if the dollar is at 18.50 how many mexican pesos is 40 dollars', 'how much is 40*18.50 mexican pesos'],
  ['si la libra esta a 1,25 cuantos dolares son 80 libras', 'cuanto es 80*1,25 dolares'],
  // amounts in a row
  ['suma 20 eur 15 gbp en usd', '20 eur + 15 gbp en usd'],
  ['total of 20 euros, 15 pounds and 30 yen in usd', '20 euros + 15 pounds + 30 yen in usd'],
  ['add up €20, £15, ¥900 and $8 in dollars', '€20 + £15 + ¥900 + $8 in dollars'],
  [
    'cuanto suman 1 kg, 2 lb, 3 oz, 4 gramos y 5 mg a gramos',
    '1 kg + 2 lb + 3 oz + 4 gramos + 5 mg a gramos',
  ],
  ['20 eur 15 gbp and 100 sek altogether in usd', '20 eur + 15 gbp + 100 sek in usd'],
  ['how much is 20 eur plus 15 gbp in usd total', '20 eur + 15 gbp in usd'],
  ['20 pesos mexicanos y 15 euros en total en dolares', '20 pesos mexicanos + 15 euros en dolares'],
  // raises
  ['gano 1800 € al mes y me suben el 4%, cuanto cobrare', 'cuanto es 1800 € + 4%'],
  ['rent 900 gbp a month goes up by 5% in euros', 'how much is 900 gbp + 5% in euros'],
  ['alquiler de 800 € y lo bajan un 10%', 'cuanto es 800 € - 10%'],
  ['my salary of £30,000 with a 3% pay rise', 'how much is £30,000 + 3%'],
  ['wage 15 gbp/hour with a 10 per cent pay cut', 'how much is 15 gbp - 10%'],
  ['sueldo 1.800 € bruto con aumento del 4%', 'cuanto es 1.800 € + 4%'],
  ['precio 50 € con una bajada de 10 por ciento cuanto sera', 'cuanto es 50 € - 10%'],
  // bills
  ['£92 bill plus 12.5% service charge split by 4 people in eur', '£92 + 12.5% tip split between 4 in eur'],
  ['$93 + 20% tip split 3 ways', '$93 + 20% tip split between 3'],
  ['la cuenta es de 90 € y dejamos un 10% de propina, somos tres', '90 € + 10% propina entre tres'],
  ['cena 100 € rica propina del 10% entre 4 personas', '100 € + 10% propina entre 4'],
  ['dinner was £90 with tip of 10%, 3 of us, how much each', '£90 + 10% tip split between 3'],
  ['bill of £92, 12.5% service, four people', '£92 + 12.5% tip split between four'],
  // with a tax, asked for without it, and the other way
  ['precio total con iva 121 €, cuanto es sin iva 21%', '121 € sin iva del 21%'],
  ['the price with vat is £120, what is it without vat at 20%', '£120 without vat of 20%'],
  ['precio sin iva 100 €, con iva 21%', '100 € + 21% iva'],
  ['cost before tax $100, after tax 8%', '$100 + 8% vat'],
  ['total con 21% de iva de 100 euros en usd', '100 euros + 21% iva en usd'],
  ['total with 20% vat on £50', '£50 + 20% vat'],
  // scores
  ['acerté 18 de 25 preguntas que porcentaje es', '18 es que % de 25'],
  ['18 aciertos de 25, porcentaje', '18 es que % de 25'],
  ['42 correct out of 50 questions percentage did i get', '42 is what % of 50'],
  ['18 out of 25, what % is that', '18 is what % of 25'],
  ['got 45 out of 60 as a percent', '45 is what % of 60'],
])('%s', (text, plain) => {
  const said = withSayings(new Draft(text), SAYINGS, () => true);
  expect(said.text.replace(/ +/g, ' ').trim()).toBe(plain);
});

it.each([
  // nobody gives 20 euros for a dollar
  'el dolar a 20, 250 dolares en euros',
  'if the pound is at 1.000 how many euros is 40 pounds',
])('%s is of no such rate', (text) => {
  expect(withSayings(new Draft(text), SAYINGS, () => true).text).toBe(text);
});
