import { expect, it } from 'vitest';
import { Draft } from '../draft.ts';
import { withSayings } from '../plain-sayings.ts';

/** A text, and how its sayings are put plainly, whatever spaces that leaves. */
it.each([
  ['5 bushels of oats', '5*32 lb'],
  ['un bushel de avena', '32 lb'],
  ['5 bushels of oatsx', '5 bushels of oatsx'],
  ['5 kg of oats', '5 kg of oats'],
  ['corrí 10 km 3 veces', 'corrí 3*10 km'],
  ['pague por 20 euros', '20 euros'],
  ['120 con iva, precio neto', '120 con iva'],
  ['hey 5 kg en lb', '5 kg en lb'],
  ['5 kg en lb para mi gato', '5 kg en lb para mi gato'],
  ['5 kg en lb, para mi gato', '5 kg en lb'],
  ["5 kg in lb, it's for my cat", '5 kg in lb'],
  ['500 bucks n change', '500 bucks and change'],
  ['horno de aire de 12000 btu ac en kw', 'horno de aire de 12000 btu en kw'],
  ['un aire de 12000 btu', '12000 btu'],
  ['fan oven 180 c', '180 c'],
  ['can u pls tell me 5 kg', '5 kg'],
  ['how many km r in 5 miles', 'how many km are in 5 miles'],
  ['100 canadian in usd', '100 cad in usd'],
  ['1 gb internet', '1 gbps'],
  ['3 gigas de fibra', '3 gbps'],
  ['bajar 5 gb con 100 megas cuánto tarda', 'bajar 5 gb con 100 mbps cuánto tarda'],
  ['cuántos km q son 5 millas', 'cuántos km que son 5 millas'],
  ['5 luquitas', '5 lucas'],
  ['5 us dollars', '5 usd'],
  ['5 american dollars', '5 usd'],
  ['20 shipping usd', '20 usd'],
  ['torque de 5 nm', '5 nm'],
  ['par 5 nm', '5 nm'],
  ['50 ft-lbs a nm', '50 lbf ft a nm'],
  ['100 km/h avg', '100 km/h'],
  ['5 km x hora', '5 km por hora'],
  ['2000 cal diet', '2000 kcal'],
  ['dieta de 2000 calorias', '2000 kcal'],
  ["what's the size of a 55 inch tv", '55 inch tv'],
  ['2 bhk 1200 sq ft', '1200 sq ft'],
  ['1 tb en gib usable', '1 tb en gib'],
  ['gano 500 euros son al mes', 'gano 500 euros son'],
  ['number of cups in a gallon', 'how many cups in a gallon'],
  ['peso del perro: 5 kg', '5 kg'],
  ['2 g gold in usd', '2 g in usd'],
  ['2 full marathon', '2 marathon'],
  ['100 cm a m 5 °', '100 cm a m 5 °'],
  ['c a f 39 °', 'c a f 39'],
  ['500 marcos', '500 marcos'],
  ['mil pesetasñ', 'mil pesetasñ'],
  ['two score years', '(two*20) years'],
  ['four score and seven years', '(four*20+seven) years'],
])('%s: %s', (text, plain) => {
  expect(withSayings(new Draft(text)).text.replace(/ +/g, ' ').trim()).toBe(plain);
});

it('a text without a saying stays the draft that it is', () => {
  const draft = new Draft('5 kg en lb');
  expect(withSayings(draft)).toBe(draft);
});
