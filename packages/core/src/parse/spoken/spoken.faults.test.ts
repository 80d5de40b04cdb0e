import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { questionParser } from '../../testing/parse-question.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import { Draft } from '../rephrasing/draft.ts';
import { KnownSayings, withSayings } from '../rephrasing/plain-sayings.ts';
import { createSpokenReader } from './create-spoken-reader.ts';
import { SPOKEN_MONEY } from './spoken-money.ts';
import { SPOKEN_THINGS } from './spoken-things.ts';
import { readTwice } from './two-meanings.ts';

const SAYINGS = new KnownSayings([...SPOKEN_MONEY, ...SPOKEN_THINGS]);

/** A text, and how it is put plainly, whatever spaces that leaves. */
it.each([
  ['palo y medio de euros', 'millones y medio de euros'],
  ['2 palos y medio', '2 palos y medio'],
  ['media luca de pesos', '500 de pesos'],
  ['opalos de pesos', 'opalos de pesos'],
  ['20 euros en guita uruguaya', '20 euros en pesos uruguayos'],
  ['20 euros en feria mejicana', '20 euros en pesos mexicanos'],
  ['20 euros en dinero gringo', '20 euros en dolares americanos'],
  ['plata peruana', 'plata peruana'],
  ['un varo', 'un varo'],
  ['2 varos mexicanos', '2 pesos mexicanos'],
  ['q50 son', 'q50 son'],
  ['75 cents to euro cents', '75 us cents in euro'],
  ['800 libras en londres, cuantos euros son', '800 libras esterlinas cuantos euros son'],
  ['un euro y una libra en dolares', '1 euro + 1 libra en dolares'],
  ['a dollar and a euro in pounds', '1 dollar + 1 euro in pounds'],
  ['5 dollars and a euro in pounds', '5 dollars + 1 euro in pounds'],
  ['a dollar and a euro', 'a dollar and a euro'],
  ['3 verdes en soles', '3 usd en soles'],
  ['3 verdes hojas', '3 verdes hojas'],
  ['9 cents us', '9 cents us'],
  ['9 cents us in euros', '0.9 usd in euros'],
  ['a benjamin in euros', '100 usd in euros'],
  ['2 nickels and 3 dimes', '(2*5 + 3*10) cents in usd'],
  ['2 quarters and 3 months', '2 quarters and 3 months'],
  ['80 eur a day for a week in usd', '80 eur*7 in usd'],
  ['80 eur a day for a week and 3 eur', '80 eur a day for a week and 3 eur'],
  ['30 kilos a 2 el kilo en soles', '30*2 soles'],
  ['30 kilos a 2 el litro en soles', '30 kilos a 2 el litro en soles'],
  ['salary of 30k usd to eur weekly', '30k usd/52 to eur'],
  ['4 lpa in usd per week', '4*100000/52 inr in usd'],
  ['so what is 5 km', 'what is 5 km'],
  ['so many 5 km', 'so many 5 km'],
  ['3 ks in miles', '3 km in miles'],
  ['3 ks in usd', '3 ks in usd'],
  ['90 horses to watts', '90 hp to watts'],
  ['3/8 inch hose clamp in mm', '3/8 inch in mm'],
  ['3/8 inch hose per m in mm', '3/8 inch hose per m in mm'],
  ['3/8 inch hose in kg', '3/8 inch hose in kg'],
  ['33 quarter pounders in g', '33 quarter pounders in g'],
  ['0:30 + 1:15 h', '0 h 30 min + 1 h 15 min in h'],
  ['0:30 h', '0:30 h'],
  ['peso cien kilos', 'cien kilos'],
  ['peso mexicano', 'peso mexicano'],
  ['how many crores in 30 lakhs', '30*100000/10000000'],
  ['how many lakhs in 30 lakhs', 'how many lakhs in 30 lakhs'],
])('%s: %s', (text, plain) => {
  expect(withSayings(new Draft(text), SAYINGS).text.replace(/ +/g, ' ').trim()).toBe(plain);
});

describe('what is called alike', () => {
  const read = (text: string) =>
    readTwice(new Draft(text), (draft) => {
      const question = questionParser.parse(draft.text, { locale });
      return question.ok ? question : undefined;
    });
  const shown = (text: string) => {
    const question = read(text);
    const all = question?.ok ? [question.interpretation, ...question.alternatives.slice(0, 1)] : [];
    return all.map(({ amount, from, to }) => `${amount.toSignificant(9)} ${from} > ${to[0]}`);
  };

  it.each([
    ['2 mil usd to eur', ['2000000 USD > EUR', '2000 USD > EUR']],
    ['2 mil mexican pesos to eur', ['2000 MXN > EUR', '2000000 MXN > EUR']],
    ['10 mil of rain in inches', ['10 mm > in', '10 mil > in']],
    ['how many mil is 2 inches', ['2 in > mil', '2 in > mm']],
    ['2 million usd to eur', []],
    ['half a mil usd to eur', []],
  ])('%s', (text, all) => {
    expect(shown(text)).toEqual(all);
  });

  it('what was read is told', () => {
    const question = parseSum('2 mil usd to eur', { locale });
    expect(question).toMatchObject({ corrections: [{ span: [2, 5], word: 'million' }] });
  });
});

describe('what is left to the other readers', () => {
  const refused = { ok: false, code: 'unknown-word', span: [0, 1], suggestions: [] } as const;
  const asked: string[] = [];
  const speak = createSpokenReader(questionParser, (text, error) => {
    asked.push(text);
    return error;
  });

  it.each([
    ['a text without such a word', 'xyz 5'],
    ['a text too long for a question', `500 ks in miles ${'x'.repeat(100)}`],
    ['once there and back', '500 ks in miles there and back'],
    ['wood', 'wood 2x6x8 ft 500 ks in miles'],
  ])('%s, as it stands', (_, text) => {
    asked.length = 0;
    expect(speak(text, refused, { locale })).toBe(refused);
    expect(asked).toEqual([text]);
  });

  it('what makes no question put plainly is refused as it was', () => {
    asked.length = 0;
    expect(speak('500 ks in miles xyz 4 abc', refused, { locale })).toBe(refused);
    expect(asked.at(-1)).toBe('500 ks in miles xyz 4 abc');
  });

  it('what was put plainly is told', () => {
    expect(speak('500 ks in miles', refused, { locale })).toMatchObject({
      ok: true,
      corrections: [{ span: [4, 6], word: 'km' }],
    });
  });
});

it('money in the place of a town is no town', () => {
  const question = parseSum('tengo 300 dirhams cuantos euros me dan en marrakech', { locale: es });
  expect(question.ok && question.interpretation.from).toBe('MAD');
});
