import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../locale/languages.ts';
import { units } from '../../../testing/parse-question.ts';
import { foldQuestion } from '../../../text/fold-question.ts';
import { addWords } from '../create-literal-parser.ts';
import { LittleWords } from '../words/little-words.ts';
import { Vocabulary } from '../words/vocabulary.ts';
import { withSlipPutRight } from './slips.ts';

const known = { vocabulary: addWords(new Vocabulary(), units, LANGUAGES), words: new LittleWords(LANGUAGES) };

/** A text with a word put right that is like some others. */
function putRight(text: string, typed: string, ...like: readonly string[]): string[] {
  const start = text.indexOf(typed);
  const end = start + typed.length;
  const unknown = { start, end, span: [start, end] } as const;
  const found = withSlipPutRight(
    foldQuestion(text),
    unknown,
    known,
    () => like,
    () => [],
  );
  expect(found.every(({ corrections: [one] }) => one?.span[0] === start && one.span[1] === end)).toBe(true);
  return found.map(({ folded }) => folded.text);
}

it.each([
  ['5 filos en libras', 'filos', ''],
  ['5 qilos en libras', 'qilos', '', '5 kilos en libras'],
  ['3 groxs', 'groxs', 'groxss', '3 groxss'],
  ['3 gross', 'gross', 'grosss'],
  ['libraz en kg', 'libraz', 'libras', 'libras en kg'],
  ['libraz 10 usd', 'libraz', 'libras'],
  ['libraz10 usd', 'libraz', 'libras'],
  ['libraz de 10 usd', 'libraz', 'libras'],
  ['libraz of 5 kg', 'libraz', 'libras'],
  ['libraz foo 5 kg', 'libraz', 'libras', 'libras foo 5 kg'],
  ['5 liters of paintx', 'paintx', 'paint'],
  ['5liters of paintx', 'paintx', 'paint'],
  ['5 liters de paintx?', 'paintx', 'paint'],
  ['5 liters of paintx in ml', 'paintx', 'paint', '5 liters of paint in ml'],
  ['x liters of paintx', 'paintx', 'paint', 'x liters of paint'],
  ['5 liters of big paintx', 'paintx', 'paint', '5 liters of big paint'],
  ['5 cajas de livras', 'livras', 'libras', '5 cajas de libras'],
])('%s, where %s is like %s', (text, typed, like, ...meant) => {
  expect(putRight(text, typed, ...(like ? [like] : []))).toEqual(meant);
});

it.each([
  ['foo gambas en euros', true],
  ['2 gambas en euros', false],
  ['2gambas en euros', false],
  ['dos gambas', false],
  ['tres gambas a euros', false],
  ['cuatro gambas in eur', false],
  ['cinco gambas to eur', false],
  ['diez gambas how much', false],
  ['mil gambas cuantos euros', false],
  ['2 foo gambas en euros', true],
])('%s may be money of Gambia: %s', (text, may) => {
  expect(putRight(text, 'gambas', 'gambia')).toEqual(may ? [text.replace('gambas', 'gambia')] : []);
});

it('the words whose letters have changed places come alone, and each meaning once', () => {
  expect(putRight('5 kilgoramos en lb', 'kilgoramos', 'kilogramos', 'kilogramo')).toEqual([
    '5 kilogramos en lb',
  ]);
  expect(putRight('5 kilgramos en lb', 'kilgramos', 'kilogramos', 'kilogramo')).toEqual([
    '5 kilogramos en lb',
  ]);
});
