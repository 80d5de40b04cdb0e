import { describe, expect, it } from 'vitest';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import type { Correction, Interpretation, Question } from '../question/question.ts';
import type { SumInterpretation } from '../sums/sum.ts';
import { likeliestFirst } from './likeliest-first.ts';

const meaning = (more: Partial<SumInterpretation>): Interpretation => ({
  category: 'currency',
  amount: exactOf(rational(2n)),
  from: 'XDR',
  parts: [],
  to: ['EUR', 'USD'],
  compound: false,
  assumedTarget: false,
  ...more,
});
const asked = (
  interpretation: Interpretation,
  alternatives: readonly Interpretation[],
  corrections: readonly Correction[] = [],
): Question => ({ ok: true, interpretation, alternatives, corrections });
/** All of a text is left out. */
const leftOut = (text: string) => [{ span: [0, text.length] as const, word: '' }];

describe('a place has money of its own', () => {
  it.each([
    ['DELHI', 'INR'],
    ['Cancún', 'MXN'],
    ['santo domingo', 'DOP'],
    ['new york', 'USD'],
    ['oslo', 'NOK'],
    ['edinburgh', 'GBP'],
    ['dubái', 'AED'],
    ['genève geneva', 'CHF'],
    ['tokio', 'JPY'],
    ['hong kong', 'HKD'],
    ['taipei', 'TWD'],
    ['singapur', 'SGD'],
    ['manila', 'PHP'],
    ['morocco', 'MAD'],
  ])('%s: %s', (place, code) => {
    const [xdr, other, from, to] = [{}, { from: 'MRU' }, { from: code }, { to: [code] }].map(meaning);
    for (const theirs of [from, to] as Interpretation[]) {
      const { alternatives, interpretation } = likeliestFirst(
        asked(xdr as Interpretation, [other as Interpretation, theirs], leftOut(place)),
        place,
      );
      expect(interpretation).toBe(theirs);
      expect(alternatives).toEqual([xdr, other]);
    }
  });

  const XDR = meaning({});
  const INR = meaning({ from: 'INR' });

  it.each([
    // two of them
    ['delhi bali', leftOut('delhi bali')],
    // what was not left out
    ['delhi foo', [{ span: [6, 9], word: '' }]],
    ['delhi', [{ span: [0, 5], word: 'dinner' }]],
    ['delhi', []],
    // another word
    ['delhis', leftOut('delhis')],
    ['newdelhi', leftOut('newdelhi')],
  ] as const)('but not of %s', (text, corrections) => {
    const question = asked(XDR, [INR], corrections);
    expect(likeliestFirst(question, text)).toBe(question);
  });

  it('which may be the likeliest already, or none of its meanings', () => {
    for (const question of [
      asked(INR, [XDR, meaning({ from: 'INR', to: ['MRU'] })], leftOut('delhi')),
      asked(XDR, [meaning({ to: ['EUR', 'INR'] })], leftOut('delhi')),
      asked(XDR, [meaning({ to: [] })], leftOut('delhi')),
    ])
      expect(likeliestFirst(question, 'delhi')).toBe(question);
  });
});

describe('a country has a measure of its own', () => {
  const OTHER = meaning({ category: 'area', from: 'cuerda_pr', to: ['m2'] });

  it.each([
    ['in British beer', 'pt_uk'],
    ['of uk', 'pt_uk'],
    ['de American beer', 'pt_us'],
    ['in the us', 'pt_us'],
    ['usa', 'pt_us'],
    ['de guatemala', 'cuerda_gt25'],
    ['en Costa Rica', 'manzana_sv'],
    ['terreno tico', 'manzana_sv'],
    ['fincas ticas', 'manzana_sv'],
    ['de argentina', 'manzana_ar'],
    ['en chile', 'fanega_cl'],
    ['de colombia', 'vara_co'],
    ['en México', 'libra_mx'],
    ['de españa', 'vara2_es'],
  ])('%s: %s', (place, id) => {
    const theirs = meaning({ category: 'area', from: id, to: ['m2'] });
    expect(likeliestFirst(asked(OTHER, [theirs], leftOut(place)), place).interpretation).toBe(theirs);
    const wanted = meaning({ category: 'area', from: 'm2', to: [id] });
    expect(likeliestFirst(asked(OTHER, [wanted], leftOut(place)), place).interpretation).toBe(wanted);
    // a word that has theirs within it
    const within = `x${place.split(' ').at(-1)}`;
    expect(likeliestFirst(asked(OTHER, [theirs], leftOut(within)), within).interpretation).toBe(OTHER);
  });

  it.each([
    ['ukulele', 'pt_uk'],
    ['usable', 'pt_us'],
    ['used', 'pt_us'],
    ['ticket', 'manzana_sv'],
    ['ticos guatemaltecos', 'manzana_sv'],
  ])('but not %s', (text, id) => {
    const question = asked(OTHER, [meaning({ category: 'area', from: id })], leftOut(text));
    expect(likeliestFirst(question, text)).toBe(question);
  });

  it('of a place that was left out as one of several words', () => {
    const theirs = meaning({ category: 'area', from: 'manzana_ar' });
    const text = 'foo de argentina';
    const corrections = [
      { span: [0, 3] as const, word: '' },
      { span: [4, 16] as const, word: '' },
    ];
    expect(likeliestFirst(asked(OTHER, [theirs], corrections), text).interpretation).toBe(theirs);
  });
});

describe('a baby has few kilos', () => {
  const kilos = (amount: bigint, from = 'kg') =>
    meaning({ category: 'weight', from, amount: exactOf(rational(amount)), to: ['lb'] });
  const [HEAVY, LIGHT] = [kilos(3450n), kilos(3n)];

  it.each([
    ['bebé de 3.450 kg', HEAVY, [LIGHT], LIGHT],
    ['newborn 3.450 kg', HEAVY, [kilos(20n), kilos(19n, 'lb'), LIGHT], LIGHT],
    ['baby', LIGHT, [kilos(2n)], LIGHT],
    ['baby', HEAVY, [kilos(20n)], HEAVY],
    ['recien nacida', HEAVY, [kilos(3n, 'lb')], HEAVY],
    ['xbaby', HEAVY, [LIGHT], HEAVY],
    ['perro', HEAVY, [LIGHT], HEAVY],
  ])('%s', (text, first, others, meant) => {
    expect(likeliestFirst(asked(first, others), text).interpretation).toBe(meant);
  });
});
