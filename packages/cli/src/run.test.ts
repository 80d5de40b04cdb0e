import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RateTable } from '@equivale/core';
import { LANGUAGE_PARTS } from '@equivale/core/locale/language-parts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAverage, readRates } from './rates-at-hand.ts';
import { OPTIONS } from './read-arguments.ts';
import { run } from './run.ts';

/** Without a service and without a data folder. */
const ALONE = { DATA_DIR: 'no-such-folder' };
const NOW = new Date('2026-11-20T12:00:00Z');
const bundled = readRates({}, ALONE, NOW);

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split('\n');
}

async function call(args: string[], input = '', newest: Promise<RateTable> = bundled, region?: string) {
  const out: string[] = [];
  const err: string[] = [];
  let requests = 0;
  const code = await run(args, {
    lines: linesOf(input),
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
    rates: async ({ on }) => {
      requests++;
      return on === undefined ? newest : readRates({ on }, ALONE, NOW);
    },
    average: (_, from, to, past) => readAverage({}, ALONE, from, to, past),
    today: '2026-08-22',
    region,
    serveAssistants: async () => {
      out.push('served');
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n'), requests };
}

/** All there are, Spanish and English first. */
const LANGUAGES = Object.keys(LANGUAGE_PARTS).join('|');

describe('equivale "question"', () => {
  it('[I36.rate-type] converts money at the bundled rates and names their day and kind', async () => {
    const { code, out } = await call(['100 usd to eur', '--lang', 'en']);
    // ECB reference rate of 2026-08-21: EUR 1 = USD 1.1699
    expect(out).toBe(`100 USD ≈ ${(100 / 1.1699).toFixed(6)} EUR\nRates of Aug 21, 2026 (reference rate)`);
    expect(code).toBe(0);
  });

  it.each(['MX', 'AR', 'CH'])(
    '[S2.settings-figures] reads and writes figures as they are in %s',
    async (region) => {
      const figures = new Intl.NumberFormat(`es-${region}`, {
        minimumFractionDigits: 6,
        maximumFractionDigits: 6,
      });
      const asked = new Intl.NumberFormat(`es-${region}`).format(12345.5);
      const { out } = await call([`${asked} usd a eur`], '', bundled, region);
      expect(out.split('\n')[0]).toBe(`${asked} USD ≈ ${figures.format(12345.5 / 1.1699)} EUR`);
    },
  );

  it('[I15.own-cli] converts a pair at an own rate, in both directions, and adds a markup', async () => {
    const own = ['--own', '1 USD = 0,9 EUR'];
    expect(await call(['100 usd a eur', ...own])).toMatchObject({
      code: 0,
      out: '100 USD = 90,00 EUR\nA tu tipo: 1 USD = 0,9 EUR',
    });
    expect((await call(['9 eur a usd', ...own])).out).toMatch(/^9 EUR = 10,00 USD\n/);
    // the own rate is of another pair: EUR 1 = JPY 185.66
    expect((await call(['1 eur a jpy', ...own])).out).toMatch(
      /^1 EUR = 185,66 JPY\nTipos de cambio del 21 ago 2026 \(tipo de referencia\)$/,
    );
    // 116.99 x 1.025 = 119.91475
    expect(await call(['100 eur to usd', '--markup', '2.5', '--lang', 'en'])).toMatchObject({
      out: '100 EUR = 119.91475 USD\nWith a markup of 2.92475 USD\nRates of Aug 21, 2026 (reference rate)',
    });
    expect((await call(['1 usd a eur', '--own', 'caro'])).code).toBe(2);
    expect((await call(['1 usd a eur', '--markup', 'mucho'])).code).toBe(2);
  });

  it('converts units without asking for rates, in the language asked for', async () => {
    expect(await call(['5 millas en km'])).toMatchObject({ code: 0, out: '5 mi = 8,04672 km', requests: 0 });
    expect(await call(['--lang=en', '5', 'miles', 'in', 'km'])).toMatchObject({ out: '5 mi = 8.04672 km' });
    expect(await call(['-40 c to f'])).toMatchObject({ code: 0, out: '−40 °C = −40 °F' });
    expect(await call(['180.34 cm in feet and inches'])).toMatchObject({ out: '180,34 cm = 5 ft 11 in' });
    expect(await call(['1 ft in mi'])).toMatchObject({ out: '1 ft ≈ 0,000189 mi' });
    expect(await call(['12.5*3+10 %'])).toMatchObject({ out: '41,25' });
  });

  it('shows the other interpretations, each amount as it was typed', async () => {
    const { out } = await call(['1.234 millas en km']);
    // 1234 mi and 1.234 mi of 1609.344 m: all decimals that there are
    expect(out).toBe('1.234 mi = 1.985,930496 km\nTambién puede ser:\n  1,234 mi = 1,985930496 km');
  });

  it('says what was not read as it was typed', async () => {
    expect(await call(['5 kilomtros en m'])).toMatchObject({
      code: 0,
      out: '5 km = 5.000 m\n«kilomtros» leído como «kilometros»',
    });
    expect(await call(['--lang=en', 'my rug is 50 inches in cm'])).toMatchObject({
      out: '50 in = 127 cm\nNot read: «my rug»',
    });
    const { out } = await call(['--json'], '5 kilomtros en m');
    expect(JSON.parse(out)).toMatchObject({ corrections: [{ span: [2, 11], word: 'kilometros' }] });
  });

  it.each([
    ['1234567890123456789 m in km', '1.234.567.890.123.456.789 m = 1.234.567.890.123.456,789 km'],
    ['1.50 km in m', '1,50 km = 1.500 m'],
    ['0.10 km in m', '0,10 km = 100 m'],
    ['1/3 km in m', '1/3 km ≈ 333,333333 m'],
    // 2^-50, which ends after fifty decimals
    ['1 B in PiB', '1 B = 0,00000000000000088817841970012523233890533447265625 PiB'],
    ['1/3', '≈ 0,333333333333333'],
  ])('%s: what was typed, and all that it comes to', async (question, line) => {
    expect((await call([question])).out.split('\n')[0]).toBe(line);
  });

  it('[D.cli-echo] prints any amount of up to 1000 digits as it was typed', async () => {
    const digit = fc.constantFrom(...'0123456789');
    const whole = fc.array(digit, { minLength: 1, maxLength: 999 }).map((all) => `1${all.join('')}`);
    const decimals = fc.array(digit, { minLength: 4, maxLength: 500 }).map((all) => all.join(''));
    const amount = fc.oneof(
      whole.map((text) => ({ text, groups: text })),
      fc.tuple(whole, decimals).map(([groups, tail]) => {
        const whole = groups.slice(0, 499);
        return { text: `${whole}.${tail}`, groups: whole, tail };
      }),
    );
    await fc.assert(
      fc.asyncProperty(amount, async ({ text, ...parts }) => {
        const grouped = parts.groups.replace(/\B(?=(\d{3})+$)/g, ',');
        const expected = 'tail' in parts ? `${grouped}.${parts.tail}` : grouped;
        for (const typed of new Set([text, expected])) {
          const { out } = await call(['--lang', 'en', `${typed} m to cm`]);
          expect(out.split('\n')[0]?.split(' m ')[0]).toBe(expected);
        }
      }),
      // The first of 200 that `npm run soak` tries.
      { seed: 20261120, numRuns: process.env.TEST_ROUNDS === 'all' ? 200 : 40 },
    );
  });

  it('says what was not understood, with exit code 1', async () => {
    const { code, out, err } = await call(['metrso 5 a pies']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('No conozco esta palabra: metrso');
    expect(err).toContain('metros');
    expect((await call(['--lang', 'en', '5 km to kg'])).err).toContain('One cannot become the other: kg');
  });

  it.each([
    [[], 'Falta la pregunta.', 'The question is missing.'],
    [[''], 'Falta la pregunta.', 'The question is missing.'],
    [['--bogus', '5 km'], 'No conozco esta opción: --bogus', 'This option is unknown: --bogus'],
    [['-x', '5 km'], 'No conozco esta opción: -x', 'This option is unknown: -x'],
    [['--json=yes'], 'No conozco esta opción: --json', 'This option is unknown: --json'],
    [['--lang', 'xx', '5 km'], 'No hablo este idioma: xx', 'This language is not spoken here: xx'],
    [['5 km', '--lang'], 'No hablo este idioma: ', 'This language is not spoken here: '],
  ])('on wrong use says what is wrong and explains itself: %j', async (args, es, en) => {
    const spanish = await call(args);
    expect(spanish).toMatchObject({ code: 2, out: '' });
    expect(spanish.err.split('\n').slice(0, 2)).toEqual([
      es,
      `Uso: equivale [--lang ${LANGUAGES}] "100 usd a eur"`,
    ]);
    const english = await call(['--lang', 'en', ...args]);
    expect(english).toMatchObject({ code: 2, out: '' });
    expect(english.err.split('\n').slice(0, 2)).toEqual([
      en,
      `Usage: equivale [--lang ${LANGUAGES}] "100 usd to eur"`,
    ]);
  });

  it.each([
    [['-40', 'c', 'to', 'f', '--lang', 'en'], '−40 °C = −40 °F'],
    [['--lang', 'es', '--lang', 'en', '-40 c to f'], '−40 °C = −40 °F'],
    [['--lang=en', '--', '-40', 'c', 'to', 'f'], '−40 °C = −40 °F'],
    [['-.5', 'c', 'in', 'c'], '−0,5 °C = −0,5 °C'],
  ])('a negative amount is no option: %j', async (args, out) => {
    expect(await call(args)).toMatchObject({ code: 0, out });
  });

  // 120 / 1.21 = 99.1735537190…; 0.3048² × 120 = 11.1483648; the ECB's EUR 1 = USD 1.1699 of 2026-08-21
  it.each([
    [
      '100 usd + 20 eur in usd',
      '100 USD + 20 EUR = 123,398 USD\nTipos de cambio del 21 ago 2026 (tipo de referencia)',
    ],
    ['120 sin IVA del 21%', '120 ÷ (1 + 21 %) ≈ 99,1735537190083'],
    ['20 es qué % de 80', '20 ÷ 80 = 25 %'],
    ['10ft x 12ft in m2', '10 ft × 12 ft = 11,1483648 m²'],
    [
      '$2.3398/kg en €/kg',
      '2,3398 USD/kg = 2,00 EUR/kg\nTipos de cambio del 21 ago 2026 (tipo de referencia)',
    ],
    ['12.5*3+10 %', '41,25'],
  ])('[I14.sums] %s', async (question, out) => {
    expect((await call([question])).out.split('\nTambién')[0]).toBe(out);
  });

  it('[I14.arguments] takes each argument as a question, and words without quotes as one', async () => {
    const { code, out } = await call(['5 millas en km', '1 ft en m']);
    expect({ code, out }).toEqual({ code: 0, out: '5 mi = 8,04672 km\n1 ft = 0,3048 m' });
    expect((await call(['5', 'millas', 'en', 'km'])).out).toBe('5 mi = 8,04672 km');
    expect(await call(['5 millas en km', 'qué hora es'])).toMatchObject({
      code: 1,
      out: '5 mi = 8,04672 km',
    });
  });

  it('explains itself when asked', async () => {
    expect(await call(['--help', '--lang', 'en'])).toMatchObject({ code: 0, err: '' });
    expect((await call(['-h'])).out).toMatch(/^Uso: equivale/);
  });

  it('reports rates that cannot be read', async () => {
    const err: string[] = [];
    const code = await run(['1 usd to eur'], {
      lines: linesOf(''),
      print: () => {},
      complain: (line) => err.push(line),
      rates: () => Promise.reject(new Error('file is not a database')),
      average: async () => undefined,
      serveAssistants: async () => {},
      today: '2026-08-22',
    });
    expect({ code, err }).toEqual({
      code: 2,
      err: ['No se pueden leer los tipos de cambio: file is not a database'],
    });
  });
});

describe('a question about an ingredient', () => {
  // USDA 168894: 125 g a cup; 168913: 137 g a cup that was dipped
  it('[I14.kitchen-questions] is answered with its range and its source', async () => {
    expect((await call(['2 tazas de harina en gramos'])).out).toBe(
      'Harina de trigo: 2 tazas ≈ 250 g (250 … 274 g)\nUSDA FoodData Central, SR Legacy, 168894',
    );
    expect((await call(['--lang', 'en', '1/2 cup packed brown sugar in grams'])).out).toBe(
      'Brown sugar, packed: 0.5 cups ≈ 110 g\nUSDA FoodData Central, SR Legacy, 168833',
    );
    // what is only counted is answered without it, and a bag says nothing: 3 / 0.45359237 lb, for which nothing was weighed
    expect((await call(['3 docenas de huevos cuantos son'])).out).toContain('36');
    expect((await call(['bolsa de 3 kg de harina en libras'])).out).toBe(
      'Harina de trigo: 3 kg = 6,61387 lb',
    );
  });

  it('[I14.kitchen-questions] as JSON too', async () => {
    const { out } = await call(['--json', '1 cup of flour in grams']);
    expect(JSON.parse(out)).toEqual({
      query: '1 cup of flour in grams',
      ok: true,
      category: 'kitchen',
      ingredient: 'flour',
      parts: [{ value: '1', unit: 'cup' }],
      to: 'g',
      result: '125',
      approximate: true,
      range: ['125', '137'],
      source: { name: 'USDA FoodData Central, SR Legacy', fdcId: 168894, derived: false },
    });
  });

  it('says what it does not understand of it', async () => {
    const { code, err } = await call(['2 barras de harina en gramos']);
    expect({ code, err }).toEqual({ code: 1, err: 'No conozco esta palabra: barras' });
  });
});

describe('equivale --json', () => {
  it('writes one object per line and reads the rates once', async () => {
    const input =
      '5\'11" in cm\n\n100 usd to eur, gbp\n70 kg in stone and pounds\n1.234 mi in km\n10 km\n5+5';
    const { code, out, requests } = await call(['--json', '--lang', 'es'], input);
    const results = out.split('\n').map((line) => JSON.parse(line));
    expect({ code, requests }).toEqual({ code: 0, requests: 1 });
    expect(results[0]).toEqual({
      query: '5\'11" in cm',
      ok: true,
      category: 'length',
      value: '71',
      from: 'in',
      to: 'cm',
      result: '180.34',
      approximate: false,
    });
    expect(results[1]).toMatchObject({
      category: 'currency',
      from: 'USD',
      to: 'EUR',
      ratesDate: '2026-08-21',
    });
    expect(Number(results[1].result)).toBeCloseTo(100 / 1.1699, 10);
    expect(results[1].more[0].to).toBe('GBP');
    // 70 kg of 0.45359237 kg a pound = 154.3235835… lb = 11 st 0.3235835… lb
    expect(results[2]).toMatchObject({
      to: 'lb',
      result: '154.323583529414',
      approximate: true,
      exact: '1000000000/6479891',
      parts: [
        { value: '11', unit: 'st' },
        { value: '0.323584', unit: 'lb' },
      ],
    });
    expect(results[3]).toMatchObject({ value: '1.234', from: 'mi', to: 'km' });
    expect(results[4]).toMatchObject({ assumedTarget: true, from: 'km', to: 'mi' });
    expect(results[5]).toMatchObject({ category: 'number', from: null, to: null, result: '10' });
  });

  it('[I14.arguments] takes questions as arguments too', async () => {
    const { code, out } = await call([
      '--json',
      '100 usd + 20 eur in usd',
      '5 mi in km',
      '100 usd - 200 eur',
    ]);
    const results = out.split('\n').map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(results[0]).toMatchObject({
      category: 'currency',
      formula: '100 USD + 20 EUR',
      value: '123.398',
      from: null,
      to: 'USD',
      result: '123.398',
      ratesDate: '2026-08-21',
      figures: [{ source: 'ecb', base: 'EUR', code: 'USD', text: '1.1699', day: '2026-08-21' }],
    });
    expect(results[1]).toMatchObject({ from: 'mi', result: '8.04672' });
    expect(results[2]).toMatchObject({ ok: false, error: { code: 'negative' } });
  });

  it('[D.cli-exact] carries amounts and results in full, and as a fraction where the decimals do not end', async () => {
    const { out } = await call(['--json'], '1234567890123456789 m in km\n1/3 km in m\n1e20 ft in mi');
    const [long, third, far] = out.split('\n').map((line) => JSON.parse(line));
    expect(long).toMatchObject({
      value: '1234567890123456789',
      result: '1234567890123456.789',
      approximate: false,
    });
    expect(third).toMatchObject({
      value: '0.333333333333333',
      exactValue: '1/3',
      result: '333.333333333333',
      exact: '1000/3',
    });
    // 10^20 / 5280: all whole digits, and six decimals
    expect(far).toMatchObject({ result: '18939393939393939.393939', exact: '625000000000000000/33' });
  });

  it('marks what was not understood and goes on, with exit code 1', async () => {
    const { code, out } = await call(['--json'], 'hello\n5 km to mi');
    const [refused, understood] = out.split('\n').map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(refused).toEqual({
      query: 'hello',
      ok: false,
      error: { code: 'missing-unit', span: [0, 5], suggestions: [] },
    });
    expect(understood.ok).toBe(true);
  });

  it('has a sentence in both languages for every error', async () => {
    const faults = [
      'hello',
      '5 apples',
      '1.2.3 km',
      '1e9999 m',
      '5/0 m',
      '5',
      'how many miles',
      '5 km to kg',
      '-5 km',
    ];
    for (const question of [...faults, '-300 c to f', 'x'.repeat(2000), '5 m 5 kg 3'])
      for (const locale of ['es', 'en']) {
        const { err } = await call(['--lang', locale, '--', question]);
        expect(err, question).toMatch(/^[A-ZÁÉÍÓÚ¿]/);
      }
  });
});

describe('equivale --avg', () => {
  // A program of its own, over the ECB's file: the mean of its 255 dollars of 2019 is 1.1194745098…, of its 22 of May 1.1184590909…
  const year =
    '100 USD ≈ 89,327626 EUR\nPromedio de los 255 días publicados del 1 ene 2019 al 31 dic 2019, ecb';

  it('[I15.averages-cli] uses the average of a year, a quarter or a month, or the one that the question names', async () => {
    expect((await call(['--avg', '2019', '100 usd a eur'])).out).toBe(year);
    expect((await call(['100 usd a eur en 2019'])).out).toBe(year);
    expect((await call(['--lang', 'en', '100 eur to usd in May 2019'])).out).toMatch(
      /^100 EUR ≈ 111\.845909 USD\nAverage of the 22 days published from May 1, 2019 to May 31, 2019, ecb$/,
    );
    const { out } = await call(['--json', '--avg', '2019', '1 eur a usd']);
    expect(JSON.parse(out)).toMatchObject({
      result: '1.1194745098',
      approximate: true,
      average: { past: '2019', from: '2019-01-01', to: '2019-12-31', days: 255, source: 'ecb' },
    });
    expect(JSON.parse(out)).not.toHaveProperty('ratesDate');
    expect((await call(['--avg', '2019', '5 millas en km'])).out).toBe('5 mi = 8,04672 km');
  });

  it.each(['2019-13', '1998', '2027', 'ayer'])('[I15.averages-cli] %s is no such span', async (span) => {
    const { code, err } = await call(['--avg', span, '100 usd a eur']);
    expect(code).toBe(2);
    expect(err.split('\n')[0]).toMatch(/^Un promedio es de un año.*: /);
  });
});

describe('equivale --kind', () => {
  // As recorded from dolarapi.com on 22 August 2026.
  const street = { code: 'ARS', base: 'USD', kind: 'parallel', source: 'dolarapi-ar', date: '2026-08-22' };
  const withKinds = bundled.then((table) => ({
    ...table,
    kinds: [{ ...street, name: 'blue', rate: '1540' }],
  }));

  it('[I15.street-cli] converts at a rate of the street, in both directions, and says that it is no official one', async () => {
    expect(
      (await call(['--kind', 'blue', '100 usd a ars'], '', withKinds)).out.split('\n').slice(0, 2),
    ).toEqual(['100 USD = 154.000,00 ARS', 'No es un tipo oficial: blue, 1 USD = 1.540 ARS, dolarapi-ar']);
    // of all pesos those that have it
    const pesos = await call(['--json', '--kind=Blue', '3080 pesos a usd'], '', withKinds);
    expect(JSON.parse(pesos.out)).toMatchObject({
      from: 'ARS',
      result: '2',
      street: { name: 'blue', rate: '1540' },
    });
  });

  it.each([
    ['100 usd to ars blue', '100 USD = 154.000,00 ARS'],
    ['154000 pesos a dólares blue', '154.000 ARS = 100,00 USD'],
    ['dólar blue', '1 USD = 1.540,00 ARS'],
  ])('[I15.street-cli] the question can name it: %s', async (question, first) => {
    const { out } = await call([question], '', withKinds);
    const said = 'No es un tipo oficial: blue, 1 USD = 1.540 ARS, dolarapi-ar';
    expect(out.split('\n').slice(0, 2)).toEqual([first, said]);
    const { code, err } = await call([question]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('un tipo de calle') });
  });

  it('[I15.street-cli] is none where a question is not about money', async () => {
    expect((await call(['blue jeans 5 kg en lb'], '', withKinds)).out).toMatch(/^5 kg ≈ 11,023113 lb/);
  });

  it('[I15.street-cli] takes no other rate where there is none of that name', async () => {
    for (const args of [
      ['100 usd a eur'],
      ['100 usd a ars', '--on', '2020-03-01'],
      ['100 usd + 5 ars en ars'],
    ]) {
      const { code, err } = await call(['--kind', 'blue', ...args], '', withKinds);
      expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('un tipo de calle') });
    }
    expect((await call(['--kind', 'blue', '5 millas en km'], '', withKinds)).out).toBe('5 mi = 8,04672 km');
  });
});

describe('equivale --on', () => {
  it('[I15.past-cli] uses the rates of a day, or of the one that the question names', async () => {
    // ECB: EUR 1 = USD 1.0977 on Friday 28 February 2020, the last before Sunday 1 March
    const expected = '100 USD ≈ 91,099572 EUR\nTipos de cambio del 28 feb 2020 (tipo de referencia)';
    expect((await call(['--on', '2020-03-01', '100 usd a eur'])).out).toBe(expected);
    expect((await call(['100 usd a eur el 1 de marzo de 2020'])).out).toBe(expected);
    expect((await call(['--on=2026-08-21', '100 usd a eur el 1 de marzo de 2020'])).out).toBe(expected);
    const { out } = await call(['--json', '--lang', 'en', '100 usd to eur on March 1, 2020']);
    expect(JSON.parse(out)).toMatchObject({
      query: '100 usd to eur on March 1, 2020',
      on: '2020-03-01',
      ratesDate: '2020-02-28',
      figures: [{ text: '1.0977', source: 'ecb', day: '2020-02-28' }],
    });
    expect((await call(['--on', '2020-03-01', '5 millas en km'])).out).toBe('5 mi = 8,04672 km');
  });

  it.each(['2020-02-30', '1998-12-31', '2026-08-23', 'ayer'])(
    '[I15.past-cli] %s is no such day',
    async (day) => {
      const { code, err } = await call(['--on', day, '100 usd a eur']);
      expect(code).toBe(2);
      expect(err.split('\n')[0]).toBe(`Esto no es un día desde el 1999-01-04 hasta hoy: ${day}`);
    },
  );

  it('[I15.past-cli] writes a table for spreadsheets', async () => {
    const csv = await call([
      '--csv',
      '--on',
      '2020-03-01',
      '100 usd a eur',
      '5 km en millas y metros',
      '=1 xyz',
    ]);
    expect(csv.out.split('\n')).toEqual([
      'query;value;from;result;to;rates_date;error',
      '100 usd a eur;100;USD;91,0995718320124;EUR;2020-02-28;',
      '5 km en millas y metros;5;km;3,10685596118667;mi;;',
      '5 km en millas y metros;5;km;5000;m;;',
      "'=1 xyz;;;;;;unknown-word",
    ]);
    expect((await call(['--csv', '--lang', 'en', '1,5 km in m'])).out.split('\n')[1]).toBe(
      '"1,5 km in m",1.5,km,1500,m,,',
    );
  });

  /** What an independent program read of the ECB's file; see the server's test of past days. */
  const DATED = readFileSync(
    new URL('../rates/recorded/ecb-dated-rates.csv', import.meta.resolve('@equivale/server/rates-at-hand')),
    'utf8',
  );

  it('[I15.past-cli] gives the rates of the ECB’s file, drawn at random', async () => {
    const rows = DATED.trim().split('\n').slice(1);
    expect(rows).toHaveLength(240);
    // Every sixth; `npm run soak` asks for all.
    const step = process.env.TEST_ROUNDS === 'all' ? 1 : 6;
    for (const row of rows.filter((_, at) => at % step === 0)) {
      const [asked = '', from, to, published, rate] = row.split(',');
      // the ECB's table has not both codes
      if (published === '') continue;
      const { out } = await call(['--json', '--on', asked, `1 ${from} to ${to}`]);
      const { ratesDate, result } = JSON.parse(out);
      expect(ratesDate, row).toBe(published);
      expect(Math.abs(result / Number(rate) - 1), row).toBeLessThan(1e-9);
    }
  });
});

it('equivale mcp serves assistants; the same word in a question does not', async () => {
  expect(await call(['mcp'])).toMatchObject({ code: 0, out: 'served' });
  expect(await call(['5 mcp'])).toMatchObject({ code: 1, out: '' });
});

describe('equivale completion', () => {
  it('writes a script for each shell that has every option of the program, which the man page has too', async () => {
    const page = readFileSync(join(import.meta.dirname, '../man/equivale.1'), 'utf8').replaceAll('\\-', '-');
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { code, out } = await call(['completion', shell]);
      expect(code).toBe(0);
      for (const name of Object.keys(OPTIONS)) {
        expect(out).toContain(shell === 'fish' ? `-l ${name} ` : `--${name}`);
        expect(page).toContain(`--${name}`);
      }
    }
    expect(await call(['completion', 'tcsh', '--lang=en'])).toMatchObject({ code: 2 });
  });

  it('completes a line in bash', async () => {
    const { out } = await call(['completion', 'bash']);
    const asked = `COMP_WORDS=(equivale --j); COMP_CWORD=1; _equivale; echo "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync('bash', ['-c', `${out}\n${asked}`], { encoding: 'utf8' });
    expect(stdout).toBe('--json\n');
  });
});

describe('equivale --fresh', () => {
  it('asks the service for rates, and takes no table that is not by the contract', async () => {
    const table = { ...(await bundled), fetchedAt: '2026-11-20T12:00:00.000Z' };
    let asked = '';
    const service = createServer(({ url = '' }, response) => {
      asked = url;
      response.end(JSON.stringify(url.includes('?on=') ? { ...table, rates: { USD: 2 } } : table));
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const env = { EQUIVALE_URL: `http://127.0.0.1:${port}` };
    const now = new Date('2026-11-20T12:00:00Z');
    expect(await readRates({ fresh: true }, env, now)).toEqual(table);
    expect(asked).toBe('/api/exchange-rates');
    await expect(readRates({ fresh: true, on: '2020-03-03' }, env, now)).rejects.toThrow('USD');
    service.close();
    await expect(readRates({ fresh: true }, {}, now)).rejects.toThrow('EQUIVALE_URL');
  });
});

it('the program ends when nobody reads its results any more, however many questions are still to come', async () => {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--json'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  program.stdin.on('error', () => {});
  const ask = () => program.stdin.writable && program.stdin.write('3 km to m\n', () => setImmediate(ask));
  ask();
  await once(program.stdout, 'data');
  program.stdout.destroy();
  expect(await ended).toEqual([0, null]);
});
