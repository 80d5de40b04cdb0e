import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { rational } from '../../number/rational.ts';
import { questionParser } from '../../testing/parse-question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { Draft } from '../rephrasing/draft.ts';
import { type MeaningOf, withSlipsMended } from './mended-words.ts';

const lexemesOf = (text: string) => questionParser.lexemesOf(text, { locale });

/** Words that there are, and what words that there are not are like. */
const KNOWN: Readonly<Record<string, { readonly category?: string; readonly like?: readonly string[] }>> = {
  millas: { category: 'length' },
  cuartos: { category: 'volume' },
  barriles: { category: 'volume' },
  vara: { category: 'length' },
  centimetros: { category: 'length' },
  yardas: { category: 'length' },
  galones: { category: 'volume' },
  grammos: { category: 'place' },
  kilometros: { category: 'length' },
  escudos: { category: 'currency' },
  dolares: { category: 'currency' },
  coronas: { category: 'place' },
  foobarin: { category: 'length' },
  centmetors: { like: ['kilometros', 'centimetros'] },
  plgdaas: { like: ['pulgadas'] },
  pulgdaa: { like: ['pulgadas'] },
  pulgda: { like: ['pulgadas'] },
  cmtimetors: { like: ['centimetros'] },
  dolrees: { like: ['dolares'] },
  dolres: { like: ['dolares'] },
  metrs: { like: ['metros'] },
  mtro: { like: ['metro'] },
  corons: { like: ['coronas'] },
};
const meaningOf: MeaningOf = (word) => ({ category: KNOWN[word]?.category, like: KNOWN[word]?.like ?? [] });

/** A text with its slips put right, and what the reader is told. */
function mended(text: string, lexemes = lexemesOf(text)): string[] {
  const { corrections, text: said } = withSlipsMended(new Draft(text), lexemes, meaningOf);
  return [said, ...corrections.map(({ span, word }) => `${text.slice(...span).trim()} = ${word}`)];
}

describe('little words as they are mistyped', () => {
  it.each([
    ['kuantos', 'cuantos'],
    ['quanta', 'cuanta'],
    ['kuanto', 'cuanto'],
    ['meny', 'many'],
    ['mutch', 'much'],
    ['convrt', 'convert'],
    ['covert', 'convert'],
    ['convt', 'convert'],
    ['pluss', 'plus'],
    ['peza', 'pesa'],
    ['peca', 'pesa'],
    ['dat', 'that'],
    ['wat', 'what'],
    ['wats', 'what'],
  ])('%s is %s', (typed, word) => {
    expect(mended(`${typed} 5 km`)).toEqual([`${word} 5 km`, `${typed} = ${word}`]);
  });

  it.each(['siri', 'alexa', 'wey', 'parce', 'xfavor', 'brita', 'brito', 'bruh', 'yo'])(
    '%s is left out',
    (typed) => {
      expect(mended(`${typed} 5 km`)).toEqual(['5 km', `${typed} = `]);
    },
  );

  it.each([
    'akuanto',
    'kuantox',
    'omeny',
    'menya',
    'amutch',
    'mutcha',
    'aconvrt',
    'convrta',
    'appluss',
    'plussa',
    'apeza',
    'pezaa',
    'adat',
    'data',
    'awat',
    'watsa',
    'asiri',
    'siria',
  ])('%s is none of them', (typed) => {
    expect(mended(`${typed} 5 km`)).toEqual([`${typed} 5 km`]);
  });
});

describe('what is known already is no slip', () => {
  const besides: readonly Partial<Lexeme>[] = [
    { role: 'filler' },
    { operator: '+' },
    { numberWord: { value: rational(2n), kind: 'added' } as never },
    { number: { value: rational(2n) } },
    { negative: true },
    { article: true },
    { point: true },
    { plus: true },
    { senses: [{ category: 'length', id: 'm', rank: 0 } as never] },
  ];
  it.each(besides)('%o', (known) => {
    const [word, ...others] = lexemesOf('mutch 5 km');
    expect(mended('mutch 5 km', [{ ...word, ...known } as Lexeme, ...others])).toEqual(['mutch 5 km']);
  });
});

describe('a word where a unit stands', () => {
  it.each([
    ['5 miyas', 'millas'],
    ['5 kuartos', 'cuartos'],
    ['5 varriles', 'barriles'],
    ['5 bara', 'vara'],
    ['5 sentimetros', 'centimetros'],
    ['5 yardaz', 'yardas'],
    ['5 kilommetros', 'kilometros'],
    ['5 scudos', 'escudos'],
    ['five miyas', 'millas'],
    ['a miyas', 'millas'],
    ['in miyas', 'millas'],
    ['per miyas', 'millas'],
    ['how many miyas', 'millas'],
    ['5 centmetors', 'centimetros'],
    ['5 pulgdaa', 'pulgadas'],
    ['5 dolres', 'dolares'],
    ['5 metrs', 'metros'],
  ])('%s: %s', (typed, word) => {
    const slip = typed.split(' ').at(-1) ?? '';
    expect(mended(typed)).toEqual([typed.replace(slip, word), `${slip} = ${word}`]);
  });

  it.each([
    'miyas 5',
    'thanks miyas',
    '5 foobarin',
    '5 grammoz',
    '5 cmtimetors',
    '5 plgdaas',
    '5 pulgda',
    '5 dolrees',
    '5 corons',
    '5 mtro',
    '5 squared',
    'how many miyas of 200 ml',
  ])('%s stays', (typed) => {
    expect(mended(typed)).toEqual([typed]);
  });

  it.each(['how many miyas of a litre', 'how many miyas in 5', 'in miyas of 200 ml', 'how many miyas'])(
    '%s',
    (typed) => {
      expect(mended(typed)[0]).toBe(typed.replace('miyas', 'millas'));
    },
  );
});

it.each([
  ['descuneto', 'descuento'],
  ['discuonnt', 'discount'],
  ['rebjaa', 'rebaja'],
  ['impeusto', 'impuesto'],
  ['propnia', 'propina'],
  ['graituty', 'gratuity'],
])('%s is one of a percentage only', (typed, word) => {
  expect(mended(`80 eur 20% ${typed}`)).toEqual([`80 eur 20% ${word}`, `${typed} = ${word}`]);
  expect(mended(`80 eur ${typed}`)).toEqual([`80 eur ${typed}`]);
});
