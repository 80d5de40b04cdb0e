import { expect, it } from 'vitest';
import { Draft } from '../draft.ts';
import { withSayings } from '../plain-sayings.ts';

/** A text, and how its sayings are put plainly, whatever spaces that leaves. */
it.each([
  ['5 kg of oats', '5 kg of oats'],
  ['corrí 10 km 3 veces', 'corrí 3*10 km'],
  ['5 kg en lb para mi gato', '5 kg en lb para mi gato'],
  ['500 bucks n change', '500 bucks and change'],
  ['can u pls tell me 5 kg', '5 kg'],
  ['100 cm a m 5 °', '100 cm a m 5 °'],
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
