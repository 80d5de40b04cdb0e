import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../locale/languages.ts';
import { plainReader } from '../../../resolve/plain-reader.ts';
import { units } from '../../../testing/parse-question.ts';
import { parseSum } from '../../../testing/parse-sum.ts';
import { addWords } from '../create-literal-parser.ts';
import { storedWords } from './stored-words.ts';
import { Vocabulary } from './vocabulary.ts';
import { writeWords } from './write-words.ts';

const locales = LANGUAGES.map(({ locale }) => locale);
const [es] = locales;
const stored = storedWords(writeWords(units, LANGUAGES), locales);

/** The questions of all corpora. */
const questions = ['fixtures', 'fixtures/asked'].flatMap((name) => {
  const folder = new URL(`../${name}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  const lines = files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'));
  return lines.filter((line) => /^[^#].*\|/.test(line)).map((line) => line.split(/\s*\|/)[0] as string);
});

/** Everything in a question that was read, exact values as their fractions. */
const shown = (question: ReturnType<typeof parseSum> | undefined) =>
  JSON.stringify(question, (_, value) =>
    typeof value === 'bigint' ? `${value}` : (value?.toFraction?.() ?? value),
  );

it('reads of every corpus what needs nothing more exactly as the whole reader does from the tables', () => {
  const read = plainReader(units, stored);
  const asked = questions.map((question) => [question, read(question, { locale: es! })] as const);
  const understood = asked.filter(([, plain]) => plain);
  expect(understood.length).toBeGreaterThan(1500);
  for (const [question, plain] of understood)
    expect([question, shown(plain)]).toEqual([question, shown(parseSum(question, { locale: es! }))]);
});

it('lists its phrases in the order of the tables, in which words are offered for one that nobody knows', () => {
  const listed = addWords(new Vocabulary(), units, LANGUAGES);
  expect([...stored.vocabulary.phrases()]).toEqual([...listed.phrases()]);
});
