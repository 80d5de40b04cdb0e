import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../../languages/es/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';

function read(text: string, locale = en) {
  const result = parseQuestion(text, { locale });
  if (!result.ok) throw new Error(`${text}: ${result.code}`);
  const { interpretation } = result;
  const parts = interpretation.parts.map(
    ({ amount, unit }) => `${Number(amount.n) / Number(amount.d)} ${unit}`,
  );
  return { ...interpretation, amount: interpretation.amount.toSignificant(12), parts };
}

describe('an interpretation', () => {
  it.each([
    [
      '5 ft 11 in in cm',
      { category: 'length', amount: '71', from: 'in', parts: ['5 ft', '11 in'], to: ['cm'] },
    ],
    ['2 h + 30 min in s', { amount: '2.5', from: 'h', parts: ['2 h', '30 min'], to: ['s'] }],
    ['5 km in m, cm', { amount: '5', from: 'km', parts: [], to: ['m', 'cm'] }],
    ['100 usd to eur', { category: 'currency', amount: '100', from: 'USD', parts: [], to: ['EUR'] }],
  ])('of %s names its parts and its targets', (question, interpretation) => {
    expect(read(question)).toMatchObject({ ...interpretation, compound: false, assumedTarget: false });
  });

  it('of a question without target offers what people want next', () => {
    const offered = { parts: [], compound: false, assumedTarget: true };
    expect(read('5 kg')).toMatchObject({ ...offered, from: 'kg', to: ['lb', 'oz', 'st'] });
    expect(read('5 usd', es)).toMatchObject({ ...offered, from: 'USD', to: ['EUR', 'MXN', 'GBP'] });
    expect(read('5 eur', en)).toMatchObject({ ...offered, from: 'EUR', to: ['USD', 'GBP', 'JPY'] });
  });

  it('of arithmetic has neither unit nor target', () => {
    expect(read('2+3')).toEqual({
      category: 'number',
      amount: '5',
      from: '',
      parts: [],
      to: [],
      compound: false,
      assumedTarget: false,
    });
  });
});

describe('targets that are one result in parts', () => {
  it.each([
    ['feet and inches', ['ft', 'in']],
    ['yards and feet', ['yd', 'ft']],
    ['miles and feet', ['mi', 'ft']],
    ['miles and yards', ['mi', 'yd']],
    ['yards and inches', ['yd', 'in']],
    ['yards and feet and inches', ['yd', 'ft', 'in']],
  ])('1234 m in %s', (targets, to) => {
    expect(read(`1234 m in ${targets}`)).toMatchObject({ to, compound: true });
  });

  it.each([
    ['stone and pounds', ['st', 'lb']],
    ['pounds and ounces', ['lb', 'oz']],
  ])('70 kg in %s', (targets, to) => {
    expect(read(`70 kg in ${targets}`)).toMatchObject({ to, compound: true });
  });

  it.each([
    ['hours and minutes', ['h', 'min']],
    ['minutes and seconds', ['min', 's']],
    ['days and hours', ['d', 'h']],
    ['weeks and days', ['w', 'd']],
    ['years and months', ['y', 'month']],
    ['years and days', ['y', 'd']],
    ['months and days', ['month', 'd']],
    ['hours and seconds', ['h', 's']],
  ])('1e6 s in %s', (targets, to) => {
    expect(read(`1000000 s in ${targets}`)).toMatchObject({ to, compound: true });
  });

  it.each([
    'feet, inches',
    'inches and feet',
    'feet and cm',
    'feet and inches, cm',
    'feet and inches and cm',
  ])('1234 m in %s: several results', (targets) => {
    expect(read(`1234 m in ${targets}`)).toMatchObject({ compound: false });
  });

  it.each([
    ['how many in in a foot', ['in']],
    ['1 km a m, m', ['m']],
    ['1 km a m y metros y cm', ['m', 'cm']],
  ])('%s: what is named twice gets one result', (question, to) => {
    expect(read(question)).toMatchObject({ to, compound: false });
  });
});

describe('a trailing number is in the next smaller unit', () => {
  it.each([
    ['1 mi 2 to m', '1762 yd'],
    ['1 yd 2 to m', '5 ft'],
    ['5 ft 11 to cm', '71 in'],
    ['9 st 7 to kg', '133 lb'],
    ['6 lb 3 to kg', '99 oz'],
    ['1 year 6 to days', '18 month'],
    ['1 week 3 to hours', '10 d'],
    ['1 day 6 to minutes', '30 h'],
    ['2h30 to s', '150 min'],
    ['2 min 30 to h', '150 s'],
    ['1 km 500 to mi', '1500 m'],
    ['1 m 80 to ft', '180 cm'],
    ['1 kg 500 to lb', '1500 g'],
  ])('%s asks about %s', (question, amount) => {
    const interpretation = read(question);
    expect(`${interpretation.amount} ${interpretation.from}`).toBe(amount);
  });

  it.each([
    '5 ft 3 m to km',
    '5 c 3 f to k',
    '5 usd 3 eur to gbp',
    '5 usd + 3 eur to gbp',
    '20 c + 5 f to k',
    '5 kb 3 kib to mb',
  ])('%s: no amount, since its units do not fall in size or cannot be added', (question) => {
    expect(parseQuestion(question, { locale: en })).toMatchObject({
      ok: false,
      code: 'mixed-categories',
    });
  });

  it.each([
    ['5 usd + 3 usd to eur', '8 USD'],
    ['20 c + 5 c to f', '25 c'],
    ['5 cm + 3 m to km', '305 cm'],
  ])('%s is a sum of %s', (question, amount) => {
    const interpretation = read(question);
    expect(`${interpretation.amount} ${interpretation.from}`).toBe(amount);
  });
});

describe('[I14.namesakes] the other side decides between namesakes', () => {
  it.each([
    ['500 nm en µm', ['500 nm > um', '500 nmi > um']],
    ['500 nm en km', ['500 nmi > km', '500 nm > km']],
    ['500 nm', ['500 nm', '500 nmi', '500 newton_m']],
    ['1 TB in GiB', ['1 tb10 > gib', '1 tb > gib']],
    ['64 GiB in GB', ['64 gib > gb10', '64 gib > gb']],
    ['1 TB in GB', ['1 tb > gb', '1 tb10 > gb10']],
    ['8 oz in ml', ['8 floz_us > ml', '8 floz_uk > ml']],
    ['8 onzas en ml', ['8 floz_us > ml', '8 floz_uk > ml']],
    ['8 oz en gramos', ['8 oz > g']],
    [
      '8 oz in ml, cups',
      ['8 floz_us > ml,cup_us', '8 floz_uk > ml,cup_us', '8 floz_us > taza', '8 floz_uk > taza'],
    ],
  ])('%s: %j', (question, interpretations) => {
    expect(allOf(question)).toEqual(interpretations);
  });

  it('offers the pesos before the dollars, whichever comes first', () => {
    expect(allOf('100 pesos en dólares').slice(0, 3)).toEqual([
      '100 MXN > USD',
      '100 ARS > USD',
      '100 CLP > USD',
    ]);
    expect(allOf('100 dólares en pesos').slice(0, 3)).toEqual([
      '100 USD > MXN',
      '100 USD > ARS',
      '100 USD > CLP',
    ]);
  });

  it('says the same line once, however many there are', () => {
    const lines = allOf('100 euros en dólares y yenes').flatMap((one) => one.split(' > ')[1]?.split(','));
    expect(lines.slice(0, 3)).toEqual(['USD', 'JPY', 'CAD']);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

function allOf(question: string): string[] {
  const result = parseQuestion(question, { locale: es });
  if (!result.ok) throw new Error(result.code);
  return [result.interpretation, ...result.alternatives].map(
    ({ amount, from, to, assumedTarget }) =>
      `${amount.toSignificant(12)} ${from}${assumedTarget ? '' : ` > ${to.join()}`}`,
  );
}
