import { beforeAll, describe, expect, it, vi } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { loadThirdReader } from './question-parser.ts';
import { resolveQuestion } from './resolve-question.ts';

/** Units per 1 USD: EUR by the ECB's 1.1699 of 2026-08-21; the others round, to be checked by head. */
const rates = { rates: { USD: 1, EUR: 1 / 1.1699, CAD: 1.25, GBP: 0.8 }, origins: [] };

const ask = (text: string, locale = es) => {
  const outcome = resolveQuestion(text, locale, rates);
  if (!outcome?.ok) throw new Error(outcome?.code);
  return outcome;
};

beforeAll(async () => {
  await loadThirdReader();
});

describe('a question typed into the search', () => {
  it.each(['100 dolares a euros', '100 usd to eur', 'cuántos euros son 100 dólares', '$100 → €'])(
    '%s is outcome with the rate at hand',
    (text) => {
      expect(ask(text).results[0]).toMatchObject({
        question: '100\u202FUSD → EUR',
        result: '85,47',
        muted: '7391',
        unit: 'EUR',
        plain: '85.477391',
        converter: { pair: { category: 'currency', fromUnit: 'USD', toUnit: 'EUR' }, amount: '100' },
      });
    },
  );

  // A kilometre is 1000 m; 25 digits are more than any double and more than the 21 that used to be written.
  it.each([
    ['1234567890123456789', '1.234.567.890.123.456.789', '1234567890123456.789000'],
    ['1234567890123456789012345', '1.234.567.890.123.456.789.012.345', '1234567890123456789012.345000'],
  ])('[D.exact-text] repeats and converts every digit of %s m', (typed, shown, plain) => {
    expect(ask(`${typed} m en km`).results[0]).toMatchObject({
      question: `${shown}\u202Fm → km`,
      plain,
      converter: { amount: typed },
    });
  });

  it('shows the other dollars, one tap away', () => {
    const others = ask('100 dolares a euros').others.map(({ from }) => from);
    expect(others).toContain('CAD');
  });

  // 5 ft 11 in = 71 in = 71 × 2.54 cm (international inch, 1959).
  it('takes amounts in parts', () => {
    expect(ask('5 pies 11 pulgadas en cm').results[0]).toMatchObject({
      question: '5\u202Fft 11\u202Fin → cm',
      result: '180,34',
      muted: '0000',
      unit: 'cm',
    });
  });

  // 180 / 2.54 = 70.866141732…, 70.866141732 - 60 = 10.866142.
  it('gives results in parts', () => {
    expect(ask('180 cm in feet and inches', en).results[0]).toMatchObject({
      result: '5\u202Fft 10.866142',
      unit: 'in',
    });
  });

  it('shows both readings of one separator before three digits', () => {
    const { results, others } = ask('1,234 m a mm');
    expect([...results, ...others].map(({ plain }) => plain)).toEqual(
      expect.arrayContaining(['1234.000000', '1234000.000000']),
    );
  });

  it('leads to the converter of an extended unit too', () => {
    const [result] = ask('1 legua en km').results;
    expect(result?.unit).toBe('km');
    expect(result?.converter?.pair).toEqual({ category: 'length', fromUnit: 'legua_es', toUnit: 'km' });
    expect(ask('1 galón en litros').results[0]?.converter?.pair.category).toBe('volume');
    expect(ask('2+3').results[0]).not.toHaveProperty('converter');
  });

  it('says what was not read as it was typed', () => {
    expect(ask('5 kilomtros a m').corrections).toEqual([{ place: 'kilomtros', word: 'kilometros' }]);
    expect(ask('mi alfombra es de 55 pulgadas, cuánto es en cm').corrections).toEqual([
      { place: 'mi alfombra', word: '' },
    ]);
    expect(ask('5 km a m').corrections).toEqual([]);
  });

  it.each([
    ['-300 C a F', 'below-absolute-zero'],
    ['100 USD a XAU', 'missing-rate'],
    ['10 UF a clp', 'missing-rate'],
    ['3 kg a metros', 'mixed-categories'],
  ])('%s says why it has no result', (text, code) => {
    expect(resolveQuestion(text, es, rates)).toMatchObject({ ok: false, code });
  });
});

it('[I14.sums] a text that may be a sum is nothing else before sums are loaded', async () => {
  vi.resetModules();
  const { resolveQuestion } = await import('./resolve-question.ts');
  for (const text of [
    '10 m x 5 m',
    '80 usd menos 15%',
    '100 usd + 20 gbp en cad',
    '2 usd/kg en cad/kg',
    '5 km + 300 m',
  ])
    expect(resolveQuestion(text, es, rates), text).toBeUndefined();
  const first = (text: string) => {
    const outcome = resolveQuestion(text, es, rates);
    return outcome?.ok && outcome.results[0]?.plain;
  };
  expect(first('5 km en m')).toBe('5000.000000');
  // nor is a slip said to be one before it can be put right
  expect(resolveQuestion('5 kilomtros en m', es, rates)).toBeUndefined();
  expect(resolveQuestion('', es, rates)).toMatchObject({ ok: false, code: 'empty' });
  const { loadThirdReader } = await import('./question-parser.ts');
  await loadThirdReader();
  expect(first('10 m x 5 m')).toBe('50.000000');
  expect(first('5 kilomtros en m')).toBe('5000.000000');
});

describe('[D.own-unit-first] what is worked out is shown in the unit of the question first', () => {
  // 85.40 / 4, 30 / 2, 50 + 20 and 5 + 0.3; 2 h 30 min less 1 h 45 min are 3/4 h; 14 of 70 in
  it.each([
    ['85,40 € / 4', '85,40 € / 4', '21,35', 'EUR', 'USD'],
    ['30 km / 2', '30 km / 2', '15', 'km', 'mi'],
    ['50 eur + 20 eur', '50\u202FEUR + 20\u202FEUR → EUR', '70,00', 'EUR', 'USD'],
    ['5 km + 300 m', '5\u202Fkm + 300\u202Fm → km', '5,3', 'km', 'mi'],
    ['2 h 30 min - 1 h 45 min', '2\u202Fh + 30\u202Fmin − 1\u202Fh − 45\u202Fmin → h', '0,75', 'h', 'min'],
  ])('%s', (text, question, result, unit, next) => {
    const [first, second] = ask(text).results;
    expect(first).toMatchObject({ question, result, unit, quotes: [] });
    expect(second?.unit).toBe(next);
    expect(second?.question).toMatch(new RegExp(` → ${next}$`));
  });

  it('keeps the sign of a sum, and no sign in an amount in parts, where a target is named', () => {
    expect(ask('5 km + 300 m en mi').results.map(({ question }) => question)).toEqual([
      '5\u202Fkm + 300\u202Fm → mi',
    ]);
    expect(ask('5 pies 11 pulgadas').results[0]?.question).toBe('5\u202Fft 11\u202Fin → cm');
  });
});

describe('[I14.sums] a sum typed into the search', () => {
  it('converts every side of a thing, each with its own converter', () => {
    expect(ask('20 x 30 cm en mm').results).toMatchObject([
      { question: '20\u202Fcm → mm', plain: '200.000000', converter: { amount: '20' } },
      { question: '30\u202Fcm → mm', plain: '300.000000', converter: { amount: '30' } },
    ]);
  });

  // the rates above: 1 GBP = 1.25 USD, 1 CAD = 0.8 USD, 1 EUR = 1.1699 USD
  it('shows what was understood, in the reader’s language, and leads to no converter where none fits', () => {
    const [result] = ask('100 usd + 20 gbp en cad').results;
    expect(result).toMatchObject({
      question: '100\u202FUSD + 20\u202FGBP → CAD',
      result: '156,25',
      unit: 'CAD',
      plain: '156.25',
    });
    expect(result).not.toHaveProperty('converter');
    expect(result?.quotes.map(({ from, to }) => `${from} ${to}`)).toEqual(['USD CAD', 'GBP CAD']);
  });

  it('of one amount opens in its converter, worked out', () => {
    const [discounted] = ask('80 usd menos 15%').results;
    expect(discounted).toMatchObject({
      question: '80\u202FUSD − 15\u202F% → USD',
      result: '68,00',
      converter: { pair: { fromUnit: 'USD', toUnit: 'EUR' }, amount: '68' },
    });
    const [area] = ask('10 ft x 12 ft in m2', en).results;
    expect(area).toMatchObject({
      question: '10\u202Fft × 12\u202Fft → m²',
      plain: '11.148365',
      converter: { pair: { category: 'area', fromUnit: 'ft2', toUnit: 'm2' }, amount: '120' },
    });
  });

  it.each([
    ['20 es qué % de 80', '20 ÷ 80', '25', '%'],
    ['120 sin IVA del 21%', '120 ÷ (1 + 21\u202F%)', '99,1735537190083', ''],
    // 2 USD/kg = 2 / 0.8 CAD/kg
    ['2 usd/kg en cad/kg', '2\u202FUSD/kg → CAD/kg', '2,50', 'CAD/kg'],
  ])('%s: %s = %s %s', (text, question, result, unit) => {
    expect(ask(text).results[0]).toMatchObject({ question, result, unit });
  });

  it('says when less than nothing is left, and does not guess the rate of a tax', () => {
    expect(resolveQuestion('20 usd - 100 gbp', es, rates)).toMatchObject({ ok: false, code: 'negative' });
    expect(resolveQuestion('100 usd más IVA', es, rates)).toMatchObject({ ok: false, place: 'IVA' });
  });
});
