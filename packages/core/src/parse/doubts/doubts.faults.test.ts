import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import { questionParser } from '../../testing/parse-question.ts';
import { foldQuestion } from '../../text/fold-question.ts';
import type { Interpretation, Question } from '../question/question.ts';
import { leavesOutMeaning } from './left-out-meaning.ts';
import { isMisleading, unlessMisread } from './misleading-texts.ts';

const options = { locale };

/** Whether a text that is understood is found to mean something else. */
function isMisread(text: string): boolean {
  const read = questionParser.parse(text, options);
  expect(read.ok).toBe(true);
  return !unlessMisread(text, read, () => questionParser.cut(text, options).lexemes).ok;
}

describe('a text that misleads as it stands', () => {
  it.each([
    'cuanto es eso en euros',
    'cuanto cuesta un litro',
    '15%of',
    'cambiar 15 a',
    'billions of km',
    'cuanto es en euros por favor',
    '50 pounds in london how many euros',
    '5 grains gr',
    'cuarto de 3 m2 x 4',
    'cuarto de 3,40 por 4,20 m2',
    'cuarto de 3x4 m en m2',
    '60-65 f in c',
    'a buck fifty in eur',
    '10-20% of 50',
    'pasar euros a',
    '5-foot-11 in cm',
    'media luca de pesos argentinos en dolares',
    'peso 80 en libras',
    'convert it to euros',
    '2 lucas y media de pesos colombianos en euros',
    '2 mil usd to euro',
  ])('%s', (text) => expect(isMisleading(foldQuestion(text).text)).toBe(true));

  it.each(['5 kg veces en lb', 'grains 5 gr in oz', 'xmiles de km'])('but not %s', (text) =>
    expect(isMisleading(foldQuestion(text).text)).toBe(false),
  );
});

describe('a text that is read as something else than it means', () => {
  it.each([
    '100 pesos en casa a euros',
    'a barrel of beer in litres',
    '100 usd a euros el próximo lunes',
    'light years:4.2 in km',
    '5 c mas en f',
    '12h53 + 4.6 s',
    '5 feet m..',
    '5 m mi',
    '800 libras en londres cuanto es en euros',
    '5 m km',
    '5 kg falta en lb',
    'bakers 5 kg in lb',
    "a baker's dozen kg in lb",
    'el cuádruple de 5 kg en lb',
    'bajó 5 grados c en f',
    'a tenfold 5 kg in lb',
    '5 km doblado en millas',
    'aumento de 5 grados c en f',
  ])('%s', (text) => expect(isMisread(text)).toBe(true));

  it.each([
    '100 usd en casa a euros',
    'a barrel of crude oil in litres',
    '100 pesos en efectivo a euros',
    'receta inglesa 5 leguas en km',
    '800 libras en londres, cuanto es en euros',
    '5 m per s m',
    '5 c more than in f',
    '50 pounds in london how many euros',
    '5 km m',
    '5000 pesos to usd in mexico',
  ])('but not %s', (text) => expect(isMisread(text)).toBe(false));
});

describe('whatever a text was read as', () => {
  const weight: Interpretation = {
    category: 'weight',
    amount: exactOf(rational(5n)),
    from: 'kg',
    parts: [],
    to: ['lb'],
    compound: false,
    assumedTarget: false,
  };
  const question = (more: Partial<Interpretation>, corrections: Question['corrections'] = []): Question => ({
    ok: true,
    interpretation: { ...weight, ...more },
    alternatives: [],
    corrections,
  });
  const of = (text: string, read: Question) => unlessMisread(text, read, () => []);
  const nothing = (text: string) => ({
    ok: false,
    code: 'not-understood',
    span: [0, text.length],
    suggestions: [],
  });

  it.each([
    ['5 working days', 'time'],
    ['5 work days', 'time'],
    ['5 dias laborales', 'time'],
    ['3 jornadas escolares', 'time'],
    ['5 dia lunar', 'time'],
    ['5 c mas', 'temperature'],
    ['5 km m', 'speed'],
  ])('%s is no %s', (text, category) => {
    expect(of(text, question({ category }))).toEqual(nothing(text));
    const other = question({ category: 'weight' });
    expect(of(text, other)).toBe(other);
  });

  it('how many are in a pack is told where it was worked out', () => {
    const text = '6 pack for 12 usd how much each';
    const worked = question({ category: 'currency' }, [
      { span: [0, 1], word: '12/6' },
      { span: [2, 3], word: 'usd' },
    ]);
    expect(of(text, worked)).toBe(worked);
    expect(of(text, question({ category: 'currency' }))).toEqual(nothing(text));
    expect(of(text, question({ category: 'currency' }, [{ span: [0, 1], word: 'usd' }]))).toEqual(
      nothing(text),
    );
  });

  it.each(['decimo', 'decimos', 'decimas', 'falta', 'faltan', 'veces'])('%s is not left out', (word) => {
    const text = `5 kg ${word} lb`;
    expect(of(text, question({}, [{ span: [5, 5 + word.length], word: '' }]))).toEqual(nothing(text));
    const other = question({}, [{ span: [0, 1], word: '' }]);
    expect(of(text, other)).toBe(other);
  });
});

describe('what was left out', () => {
  const meaning = (from: string, category = 'currency'): Interpretation => ({
    category,
    amount: exactOf(rational(5n)),
    from,
    parts: [],
    to: ['EUR'],
    compound: false,
    assumedTarget: false,
  });
  /** Of a text with a part in brackets that was read as a word, or as none. */
  const changes = (
    marked: string,
    own: Interpretation,
    others: readonly Interpretation[] = [],
    word = '',
  ) => {
    const span = [marked.indexOf('['), marked.indexOf(']') - 1] as const;
    const rest = { corrections: [{ span, word }] };
    return leavesOutMeaning(marked.replace(/[[\]]/g, ''), {
      ok: true,
      interpretation: own,
      alternatives: others,
      ...rest,
    });
  };
  const [peso, other] = [meaning('MXN'), meaning('ARS')];

  it.each([
    ['100 pesos [en casa] a euros', true],
    ['100 pesos[ en casa] a euros', true],
    ['100 $ [en casa] a euros', true],
    ['100 pesos por 5 [en casa] a euros', false],
    ['100 [en casa] pesos a euros', false],
    ['100 pesos [en efectivo] a euros', false],
  ])('%s: %s', (marked, isMeant) => expect(changes(marked, peso, [peso, other])).toBe(isMeant));

  it('tells nothing of money that only one country has', () => {
    expect(changes('100 pesos [en casa] a euros', peso, [peso])).toBe(false);
  });

  it.each([
    ['5 leguas [marinas] en km', true],
    ['leguas [marinas]', true],
    ['receta [inglesa] 5 leguas en km', false],
    ['5 leguas [largas] en km', false],
  ])('%s: %s', (marked, isMeant) => expect(changes(marked, meaning('league', 'length'))).toBe(isMeant));

  it.each([
    ['5 [mill] usd', true],
    ['5 [windmill] usd', false],
    ['5 [millas] usd', false],
  ])('%s, read as a thousandth: %s', (marked, isMeant) =>
    expect(changes(marked, meaning('USD'), [], 'mil')).toBe(isMeant),
  );
});
