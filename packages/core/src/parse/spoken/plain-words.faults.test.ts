import { expect, it } from 'vitest';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import type { Interpretation, Question } from '../question/question.ts';
import { Draft } from '../rephrasing/draft.ts';
import { KnownSayings, withSayings } from '../rephrasing/plain-sayings.ts';
import { SPOKEN_MONEY } from './spoken-money.ts';
import { SPOKEN_THINGS } from './spoken-things.ts';
import { readTwice } from './two-meanings.ts';

const SAYINGS = new KnownSayings([...SPOKEN_MONEY, ...SPOKEN_THINGS]);
const bare = (text: string) => text.replace(/ +/g, ' ').trim();

/** A text, and how it is put plainly, whatever spaces that leaves and whatever nouns it has. */
it.each([
  ['20 euros en plata boliviana', '20 euros en bolivianos'],
  ['20 euros en plata suiza', '20 euros en francos suizos'],
  ['20 euros en plata cubana', '20 euros en pesos cubanos'],
  ['20 euros en plata gringa', '20 euros en dolares americanos'],
  ['20 euros en plata chilena', '20 euros en pesos chilenos'],
  ['20 euros en plata peruana', '20 euros en soles'],
  ['20 euros en plata inglesa', '20 euros en libras esterlinas'],
  ['20 euros en plata europea', '20 euros en euros'],
  ['20 euros en plata mexicana', '20 euros en pesos mexicanos'],
  ['20 euros en plata uruguaya', '20 euros en pesos uruguayos'],
  ['20 euros en plata japonesa', '20 euros en yenes'],
  ['20 euros en plata argentina', '20 euros en pesos argentinos'],
  ['20 euros en plata brasilera', '20 euros en reales'],
  ['20 euros en plata paraguaya', '20 euros en guaranies'],
  ['20 euros en plata colombiana', '20 euros en pesos colombianos'],
  ['20 euros en plata dominicana', '20 euros en pesos dominicanos'],
  ['20 euros en plata venezolana', '20 euros en bolivares'],
  ['20 euros en plata canadiense', '20 euros en dolares canadienses'],
  ['20 euros en plata australiana', '20 euros en dolares australianos'],
  ['20 euros en moneda turca', '20 euros en liras turcas'],
  ['20 euros en moneda polaca', '20 euros en zlotys'],
  ['20 euros en dinero marroqui', '20 euros en dirhams marroquies'],
  ['20 euros en plata china', '20 euros en yuanes'],
  ['20 euros en plata tica', '20 euros en colones costarricenses'],
  ['20 euros en plata guatemalteca', '20 euros en quetzales'],
  ['20 euros in english money', '20 euros in gbp'],
  ['20 euros in american money', '20 euros in usd'],
  ['20 euros in greek money', '20 euros in euros'],
  ['20 euros in japanese money', '20 euros in jpy'],
  ['20 euros in swiss money', '20 euros in chf'],
  ['20 euros in canadian money', '20 euros in cad'],
  ['20 euros in aussie money', '20 euros in aud'],
  ['20 euros in turkish money', '20 euros in try'],
  ['20 euros in polish money', '20 euros in pln'],
  ['20 euros in swedish money', '20 euros in sek'],
  ['20 euros in norwegian money', '20 euros in nok'],
  ['20 euros in danish money', '20 euros in dkk'],
  ['20 euros in indian money', '20 euros in inr'],
  ['20 euros in chinese money', '20 euros in cny'],
  ['20 euros in thai money', '20 euros in thb'],
  ['20 euros in moroccan money', '20 euros in mad'],
  ['20 euros in brazilian money', '20 euros in brl'],
  ['200 british cash to euros', '200 gbp to euros'],
  ['20 euros into swiss currency', '20 euros into chf'],
  ['5grand usd in eur', '5 thousand usd in eur'],
  ['un dolar y una libra en euros', '1 dolar + 1 libra en euros'],
  ['65k gbp salary in usd per month', '65k gbp/12 to usd'],
  ['7 quarters 3 dimes and 2 nickels in dollars', '(7*25 + 3*10 + 2*5) cents in usd'],
  ['medio melon de euros en dolares', 'medio millon de euros en dolares'],
  ["ok so what's two grand US in pounds", "what's two thousand usd in pounds"],
  ['a tenner and a fiver in dollars', '1 tenner + 1 fiver in dollars'],
  ['salary 52000 usd in euros per week', '52000 usd/52 to euros'],
  ['50 lucas de pesos chilenos a dolares', '50 mil de pesos chilenos a dolares'],
  ['22 usd an hour 38 hours a week how much a week', '22 usd*38'],
  ['a c-note in euros', '100 usd in euros'],
  ['3000 baros mexicanos pa euros', '3000 pesos mexicanos para euros'],
  ['a como sale 1 verde en bolivares', '1 usd en bolivares'],
  ['4 dimes and 3 pennies in dollars', '(4*10 + 3*1) cents in usd'],
  ['salary 12 lpa how much per month in rs', '12*100000/12 inr'],
  ['20 kilos de tomate a 1,20 el kilo en euros', '20*1,20 euros'],
  ['dos palos y medio de pesos argentinos en dolares', 'dos millones y medio de pesos argentinos en dolares'],
  ['q500 a usd', '500 gtq a usd'],
  ['99 cents us to euro', '0.99 usd to euro'],
  ['mil euros in pounds', 'thousand euros in pounds'],
  ['20 bucks us to euros', '20 usd to euros'],
  ['75 cents to euro cents', '75 us cents in euro'],
  ['quarter mil usd to euro', '250000 usd to euro'],
  ['10 rojos ticos en dolares', '10 mil colones costarricenses en dolares'],
  ['5 gambas chilenas en pesos', '5*100 pesos chilenos'],
  ['50 euros por fa en dolares', '50 euros en dolares'],
  ['100k usd in lakhs of rupees', '100k usd in inr'],
  ['5 benjamins to pesos mexican', '5 *100 usd to mexican pesos'],
  ['20 quid a day for a fortnight', '20 quid*14'],
  ['300 bolos venezolanos a dolares', '300 ves a dolares'],
  ['150 mangos argentos a reales brasileros', '150 pesos argentinos a reales brasileros'],
  ['60 pavos entre 4 y en libras esterlinas', '60 pavos entre 4 en libras esterlinas'],
  ['media luca de pesos argentinos en dolares', '500 de pesos argentinos en dolares'],
  ['2 lucas y media de pesos colombianos en euros', '2.5 mil de pesos colombianos en euros'],
  ['gane 800 libras en londres, cuantos euros son', 'gane 800 libras esterlinas cuantos euros son'],
  ['tengo 300 dirhams cuantos euros me dan en marrakech', 'tengo 300 dirhams cuantos euros'],
  ['how many lakhs in 2 million', '2*1000000/100000'],
  ['cuantos millones son 5 crores', '5*10000000/1000000'],
  ['5 min/km a que velocidad', '5 min/km en km/h'],
  ['5:30 per km how fast is that', '5:30 min/km in km/h'],
  ['55 inch tv in cm', '55 inch in cm'],
  ['1:45 + 2:30 + 0:50 horas total', '1 h 45 min + 2 h 30 min + 0 h 50 min in h'],
  ['cuarto de 3x4 m en m2', '3x4 m en m2'],
  ['peso setenta kilos en libras', 'setenta kilos en libras'],
  ['how many thousands in 2.5 million', '2.5*1000000/1000'],
  ['hice 300 km en 3 horas y 45 min que media es', '300 km en 3 horas y 45 min velocidad media'],
  ['25 mil rain in inches', '25 thou rain in inches'],
  ['500 ks in miles', '500 km in miles'],
  ['300 horses in kw', '300 hp in kw'],
  ['1/4 pounder in grams', '1/4 lb in grams'],
  ['absolute zero 0 K in f', '0 K in f'],
  ['250 mil of milk in cups', '250 ml of milk in cups'],
  ['500 megabit fiber in MB/s', '500 mbps in MB/s'],
  ['3 bed flat 85 sqm in sq feet', '85 sqm in sq feet'],
  ['5 min a mile what speed is that', '5 min/mi in mph'],
  ['doing 70 mph whats that in kays', '70 mph to km/h'],
  ['tengo 39,2 de fiebre en fahrenheit', '39,2 c en f'],
  ['tengo 36 y medio de temperatura en f', '36.5 c en f'],
  ['4 cuerdas de terreno en puerto rico en m2', '4 cuerdas de puerto rico en m2'],
  ['piso de 3 habitaciones 85 m2 en pies cuadrados', '85 m2 en pies cuadrados'],
  ['20 euros en plata marciana', '20 euros en plata marciana'],
  ['how many lakhs in 2 lakhs', 'how many lakhs in 2 lakhs'],
])('%s', (text, plain) => {
  expect(bare(withSayings(new Draft(text), SAYINGS, () => true).text)).toBe(plain);
});

const amount = exactOf(rational(1n));
/** Stands for what a text is read as: its unit is the text. */
const readAs = (text: string): Interpretation => ({
  category: 'length',
  amount,
  from: bare(text),
  parts: [],
  to: [],
  compound: false,
  assumedTarget: false,
});
const other = readAs('other');
const questionOf = ({ text }: Draft): Question => ({
  ok: true,
  interpretation: readAs(text),
  alternatives: [other],
  corrections: [],
});

it.each([
  ['5 mil colombian pesos in usd', '5 thousand colombian pesos in usd', '5 million colombian pesos in usd'],
  ['5 inches of rain, how many mils ?', '5 inches to mm ?', '5 inches to thou ?'],
  ['5 mils rain in inches', '5 mm in inches', '5 thou in inches'],
  [
    'how many mils of rain in 2 inches',
    'how many mm of rain in 2 inches',
    'how many thou of rain in 2 inches',
  ],
  ['2 inches how many mils', '2 inches to mm', '2 inches to thou'],
  ['3 inches of snow how many mil', '3 inches to mm', '3 inches to thou'],
  ['how many mil in an inch', 'how many thou in an inch', 'how many mm in an inch'],
])('%s: %s, or else %s', (text, first, second) => {
  expect(readTwice(new Draft(text), questionOf)).toEqual({
    ...questionOf(new Draft(first)),
    alternatives: [readAs(second), other],
  });
  // the second alone, and the first alone
  const only = (meant: string) =>
    readTwice(new Draft(text), (draft) => (bare(draft.text) === meant ? questionOf(draft) : undefined));
  expect(only(first)).toEqual(questionOf(new Draft(first)));
  expect(only(second)).toEqual(questionOf(new Draft(second)));
});

it('what was changed is told', () => {
  readTwice(new Draft('5 mils rain in inches'), (draft) => {
    expect(draft.corrections.map(({ word }) => word)).toContainEqual(expect.stringMatching(/mm|thou/));
    return undefined;
  });
  expect(readTwice(new Draft('5 km in miles'), questionOf)).toBeUndefined();
});
