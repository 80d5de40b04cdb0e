import { describe, expect, it } from 'vitest';
import type { Sense } from './senses.ts';
import { Vocabulary } from './vocabulary.ts';

const sense = (id: string, category = 'power', rank = 0): Sense => ({ id, category, rank });

/** A vocabulary of words, each with its senses; those with `=` are understood in exactly this case only. */
function vocabulary(words: Readonly<Record<string, readonly Sense[]>>): Vocabulary {
  const made = new Vocabulary();
  for (const [word, senses] of Object.entries(words))
    for (const one of senses) made.add(word.replace('=', ''), one, word.startsWith('='));
  return made;
}

const idsOf = (made: Vocabulary, raw: string): string[] =>
  made.find(raw.toLowerCase(), raw).map(({ id }) => id);

describe('a word in the case in which it was typed', () => {
  const power = vocabulary({
    '=MW': [sense('megawatt')],
    '=mW': [sense('milliwatt')],
    mw: [sense('megawatt'), sense('milliwatt', 'power', 2)],
  });

  it.each([
    ['mW', ['milliwatt']],
    ['MW', ['megawatt']],
    ['mw', ['megawatt', 'milliwatt']],
    ['Mw', ['megawatt', 'milliwatt']],
  ])('%s means %j', (raw, ids) => {
    expect(idsOf(power, raw)).toEqual(ids);
  });

  it('still means what else people write so, unless its symbol is exactly that', () => {
    const letters = vocabulary({
      '=m': [sense('metre', 'length')],
      m: [sense('metre', 'length'), sense('minute', 'time', 1)],
      '=C': [sense('celsius', 'temperature')],
      c: [sense('celsius', 'temperature'), sense('cent', 'money'), sense('cup', 'volume', 1)],
      '=K': [sense('krona', 'money', 2)],
      k: [sense('kelvin', 'temperature'), sense('krona', 'money', 2), sense('kina', 'money', 1)],
    });
    expect(idsOf(letters, 'm')).toEqual(['metre', 'minute']);
    expect(idsOf(letters, 'C')).toEqual(['celsius', 'cup']);
    expect(idsOf(letters, 'c')).toEqual(['celsius', 'cent', 'cup']);
    expect(idsOf(letters, 'K')).toEqual(['kelvin', 'krona']);
  });

  it('takes the rank that its everyday writing has', () => {
    const ton = vocabulary({ '=T': [sense('tonne', 'weight', 2)], t: [sense('tonne', 'weight', 1)] });
    expect(ton.find('t', 'T')).toEqual([sense('tonne', 'weight', 1)]);
  });

  it.each(['Kb', 'Mb', 'Gb', 'Tb', 'Pb', 'Mm', 'Mg'])(
    '%s is another unit than its neighbour in case',
    (raw) => {
      const data = vocabulary({ [raw.toLowerCase()]: [sense('other')] });
      expect(idsOf(data, raw)).toEqual([]);
      expect(idsOf(data, raw.toUpperCase())).toEqual(['other']);
      expect(idsOf(vocabulary({ [`=${raw}`]: [sense('this')] }), raw)).toEqual(['this']);
    },
  );
});

describe('what is known of a word', () => {
  it('is each meaning once, with the nearest rank', () => {
    const made = vocabulary({
      onza: [sense('oz', 'weight', 1), sense('oz', 'volume', 1), sense('g', 'weight', 1)],
    });
    made.add('onza', sense('oz', 'weight', 0));
    made.add('onza', sense('g', 'weight', 2));
    expect(made.find('onza', 'onza')).toEqual([
      sense('oz', 'weight', 0),
      sense('oz', 'volume', 1),
      sense('g', 'weight', 1),
    ]);
    expect([...made.phrases()]).toEqual(['onza']);
  });

  it('is nothing for an empty one', () => {
    expect([...vocabulary({ '': [sense('none')], ' ': [sense('none')] }).phrases()]).toEqual([]);
  });

  it('is its symbol in this case', () => {
    const made = vocabulary({ '=MW': [sense('megawatt')] });
    expect([made.has('MW'), made.has('mW')]).toEqual([true, false]);
  });
});

describe('plurals that nobody listed', () => {
  const made = vocabulary({
    km: [sense('km')],
    kilo: [sense('kg')],
    'peso mexicano': [sense('MXN')],
    'dólar canadiense': [sense('CAD')],
    'franco suizo': [sense('CHF')],
    'swiss franc': [sense('CHF')],
    'pie cúbico': [sense('ft3')],
    'foot per hour': [sense('fph')],
  });

  it.each([
    ['kilos', 'kg'],
    ['pesos mexicanos', 'MXN'],
    ['dolares canadienses', 'CAD'],
    ['francos suizos', 'CHF'],
    ['swiss francs', 'CHF'],
    ['foots per hour', 'fph'],
  ])('%s: %s', (phrase, id) => {
    expect(idsOf(made, phrase)).toEqual([id]);
  });

  it.each(['kiloss', 'kms', 'pesoses', 'pies cubicosos', 'kilo'.slice(0, 3)])('%s is none', (phrase) => {
    expect(idsOf(made, phrase)).toEqual([]);
  });

  it('knows how long a phrase may be that begins with a word, also in its plural, and goes on with another', () => {
    const lengths = [
      'pie cubico',
      'pies cubicos',
      'dolares canadienses',
      'foot per',
      'cubico x',
      'km h',
      'pies a',
    ];
    // words, signs and spaces: pie, space, cubico; what goes on like a unit of two may be one
    const longest = (text: string, of = made) => of.longestFrom(...(text.split(' ') as [string, string]));
    expect(lengths.map((text) => longest(text))).toEqual([4, 4, 3, 5, 0, 1, 4]);
    expect(longest('m 2', vocabulary({ 'm2/kg': [sense('x')] }))).toBe(4);
    expect(longest('in 1000', vocabulary({ 'in 1000 m': [sense('x')] }))).toBe(5);
    expect(longest('masa x', vocabulary({ 'mas x': [sense('x')] }))).toBe(0);
  });
});
