import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { type AskedQuestion, outcomeOf, readAskedQuestions } from '../testing/asked-questions.ts';
import { parseSum } from '../testing/parse-sum.ts';

const folder = new URL('question/fixtures/asked/', import.meta.url);
const read = (name: string) => readAskedQuestions(readFileSync(new URL(name, folder), 'utf8'));
const corpora = readdirSync(folder).filter((name) => name.endsWith('.txt') && name !== 'pending.txt');

const isWhole = process.env.TEST_ROUNDS === 'all';

const outcome = (asked: AskedQuestion) =>
  outcomeOf(parseSum(asked.question, { locale: { es, en }[asked.language] }), asked);
const shown = ({ question, meant }: AskedQuestion, how: string) => `${question} | ${meant}: ${how}`;

/** The older corpora, whose interpretations `question/corpus.test.ts` holds; the second was collected in public places. */
const older = ['corpus.txt', 'second-corpus.txt', 'third-corpus.txt'].map((name) => read(`../${name}`));
const asked = [...corpora, 'pending.txt'].flatMap(read);

describe('questions as people ask them, with values of GNU Units', () => {
  const faultsIn = (name: string) =>
    read(name).flatMap((asked) => {
      const how = outcome(asked);
      return how === 'right' ? [] : shown(asked, how);
    });

  it.each(['rephrased', 'rephrased-neighbours', 'spoken'])(
    '[I14.rephrased] %s.txt: comes to what was meant, or stays refused',
    (name) => {
      expect(faultsIn(`../${name}.txt`)).toEqual([]);
    },
  );

  it.each([
    ...corpora,
    '../technical.txt',
    '../relations.txt',
    '../prices-and-times.txt',
    '../household.txt',
    '../measured.txt',
    '../priced.txt',
    '../money-asked.txt',
    '../misleading.txt',
  ])('[I14.relations] %s: every answer is right', (name) => {
    expect(faultsIn(name)).toEqual([]);
  });

  it.each(['pending.txt', '../given-up.txt'])(
    '%s: what is understood by now belongs into another corpus',
    (name) => {
      // A part of a thousand; `npm run soak` reads all.
      const tried = read(name).filter((_, at) => isWhole || at % 8 === 0);
      const understood = tried.filter((asked) => outcome(asked) === 'right');
      expect(understood.map(({ question }) => question)).toEqual([]);
    },
  );

  it('number 1,500 with the older corpora, two fifths of them Spanish, a quarter from where people asked them', () => {
    const all = [...older.flat(), ...asked];
    const spanish = all.filter(({ language }) => language === 'es');
    const sourced = asked.filter(({ source }) => source);
    expect(all.length).toBeGreaterThanOrEqual(1500);
    expect(spanish.length / all.length).toBeGreaterThanOrEqual(0.4);
    expect((sourced.length + (older[1]?.length ?? 0)) / all.length).toBeGreaterThanOrEqual(0.25);
  });

  it('stand in one corpus each', () => {
    const keys = asked.map(({ language, question }) => `${language} ${question}`);
    expect(keys.filter((key, place) => keys.indexOf(key) < place)).toEqual([]);
  });
});
