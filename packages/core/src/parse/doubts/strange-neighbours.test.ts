import { expect, it } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { questionParser } from '../../testing/parse-question.ts';
import { isNoise } from './strange-neighbours.ts';

it.each([
  ['', false],
  ['of in foo of in foo', false],
  ['of in foo of in foo of in', true],
  ['km hundred foo km hundred', false],
  ['km hundred foo km hundred foo km hundred', true],
  ['how many half foo usd % foo per of', true],
  ['twenty-five km foo three hundred usd, 3 thousand 500 km', false],
  // one neighbour that says nothing, with each kind of word and sign
  ['a of foo a of foo a of', true],
  ['and of foo and of foo and of', true],
  ['+ of foo + of foo + of', true],
  ['negative of foo negative of foo negative of', true],
  ['% km foo % km foo % km', true],
  ['twenty 5 foo twenty 5 foo twenty 5', true],
  ['thousand please foo thousand please foo thousand please', true],
  ['(of) foo (of) foo (of)', true],
  ['km (km) km km (km) km', false],
  // money before a measure, and not behind it
  ['usd km foo usd km', true],
  ['km usd foo km usd', false],
  // a word of no meaning parts two that go badly together, and is no sign itself
  ['of foo in foo of foo in foo of foo in', false],
  ['5 km foo! foo', false],
  // beside neighbours that do not go together
  ['of in foo in to foo in to', false],
  ['of in foo in to foo in to foo in to', true],
  // brackets that are open or closed only
  ['( foo ( foo', false],
  ['( foo ( foo (', true],
  ['(foo) bar (foo) bar [foo]', false],
  [') foo ) foo )', true],
  // figures that are no number
  ['9e9999 km', true],
])('%s: %s', (text, is) => {
  expect(isNoise(questionParser.lexemesOf(text, { locale }))).toBe(is);
});
