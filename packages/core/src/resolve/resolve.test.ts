import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { LANGUAGES } from '../locale/languages.ts';
import type { RateTable } from '../money/rate-table.ts';
import { ecbRates } from '../testing/ecb-rates.ts';
import { units } from '../testing/parse-question.ts';
import { type QueryContext, QueryResolver, resultJson } from './index.ts';

const resolver = new QueryResolver({ units, languages: LANGUAGES, firstDay: '1999-01-04' });

/** The blue dollar as dolarapi.com published it on 22 August 2026. */
const blue = { code: 'ARS', base: 'USD', kind: 'parallel', source: 'dolarapi-ar', name: 'blue' } as const;
/** Euro reference rates of the ECB, and Argentina's central bank's dollar of the day before. */
const NEWEST: RateTable = {
  ...ecbRates('2026-08-21', { USD: '1.1699', JPY: '185.66', MXN: '19.7690' }),
  kinds: [{ ...blue, date: '2026-08-22', rate: '1540' }],
};
const WITH_PESOS: RateTable = {
  ...NEWEST,
  origins: [
    ...NEWEST.origins,
    {
      source: 'bcra',
      date: '2026-08-20',
      codes: ['ARS'],
      published: { base: 'USD', rates: { ARS: '1508' } },
    },
  ],
};
const OLD = ecbRates('2020-02-28', { USD: '1.0977', JPY: '119.36' });

const CONTEXT: QueryContext = { locale: es, today: '2026-08-22' };

interface Asked extends Partial<QueryContext> {
  readonly newest?: RateTable;
  /** Averages by pair, as decimal text; there are none without it. */
  readonly averages?: Readonly<Record<string, string>>;
}

/** A question resolved in August 2026, as JSON, and which days' tables it needed. */
async function ask(query: string, { newest = NEWEST, averages, ...context }: Asked = {}) {
  const days: (string | undefined)[] = [];
  const rates = async (on?: string) => {
    days.push(on);
    return on === undefined ? newest : OLD;
  };
  const averageOf = async (from: string, to: string) => {
    const rate = averages?.[`${from} ${to}`];
    return rate === undefined ? undefined : { rate, source: 'ecb', days: 255 };
  };
  const resolved = await resolver.resolve(
    query,
    { ...CONTEXT, ...context },
    { rates, averages: averages && averageOf },
  );
  return { days, json: resultJson(resolved) };
}
const jsonOf = async (query: string, asked?: Asked) => (await ask(query, asked)).json;
const refusalOf = async (query: string, asked?: Asked) => {
  const json = await jsonOf(query, asked);
  return json.ok ? 'understood' : json.error.code;
};

// 1 mi = 1609.344 m, 1 lb = 0.45359237 kg (1959)
describe('a question without money', () => {
  it('is worked out in full, without asking for rates', async () => {
    const { json, days } = await ask('5 millas en km');
    expect(days).toEqual([]);
    expect(json).toStrictEqual({
      query: '5 millas en km',
      ok: true,
      category: 'length',
      value: '5',
      from: 'mi',
      to: 'km',
      result: '8.04672',
      approximate: false,
    });
  });

  it('says as a fraction what does not end, and as a decimal as many digits as are needed', async () => {
    expect(await jsonOf('1/3 km en m')).toMatchObject({
      value: '0.333333333333333',
      exactValue: '1/3',
      result: '333.333333333333',
      exact: '1000/3',
      approximate: true,
    });
    // 10^20 / 5280: more whole digits than fifteen; 10^-9 / 0.3048, whose zeros in front are no digits
    expect(await jsonOf('1e20 ft en mi')).toMatchObject({ result: '18939393939393939.393939' });
    expect(await jsonOf('1e-9 m en ft')).toMatchObject({ result: '0.00000000328083989501312' });
    // fifteen digits with their decimals, and one more
    expect(await jsonOf('1000000000/3 m en m')).toMatchObject({ result: '333333333.333333' });
    expect(await jsonOf('10000000000/3 m en m')).toMatchObject({ result: '3333333333.333333' });
  });

  it('has parts where several units were wanted as one, and more where several were wanted', async () => {
    // 70 / 0.45359237 = 154.3235835…, that is 11 stone and 0.3235835…
    expect(await jsonOf('70 kg en stone y libras')).toMatchObject({
      to: 'lb',
      parts: [
        { value: '11', unit: 'st' },
        { value: '0.323584', unit: 'lb' },
      ],
    });
    const several = await jsonOf('5 km en m, cm');
    expect(several).toMatchObject({ to: 'm', result: '5000', more: [{ to: 'cm', result: '500000' }] });
    expect(several).not.toHaveProperty('parts');
    expect(several).not.toHaveProperty('assumedTarget');
    expect(await jsonOf('5 km')).toMatchObject({ to: 'mi', assumedTarget: true });
  });

  it('shows its other meanings, and what was not read as it was typed', async () => {
    const both = await jsonOf('1.234 m en km');
    expect(both).toMatchObject({ result: '1.234', alternatives: [{ value: '1.234', result: '0.001234' }] });
    expect(both).not.toHaveProperty('corrections');
    const put = await jsonOf('5 kilomtros en m');
    expect(put).toMatchObject({ result: '5000', corrections: [{ span: [2, 11], word: 'kilometros' }] });
    expect(put).not.toHaveProperty('alternatives');
  });

  it('of numbers alone has no unit', async () => {
    expect(await jsonOf('12,5*4')).toEqual({
      query: '12,5*4',
      ok: true,
      category: 'number',
      value: '50',
      from: null,
      to: null,
      result: '50',
      approximate: false,
    });
  });

  // Worked out by hand: 85.40 / 4 = 21.35; 3 x 2.50 = 7.50; 50 + 20 / 1.1699 = 67.0954782460…
  it.each([
    ['85,40 € / 4', ['EUR 21.35', 'USD', 'MXN', 'GBP']],
    ['€ 85,40 / 4', ['EUR 21.35', 'USD', 'MXN', 'GBP']],
    ['$100/4', ['USD 25', 'EUR', 'MXN', 'GBP']],
    ['85,40 € entre 4', ['EUR 21.35', 'USD', 'MXN', 'GBP']],
    ['3 × 2,50 €', ['EUR 7.5', 'USD', 'MXN', 'GBP']],
    ['la mitad de 85 €', ['EUR 42.5', 'USD', 'MXN', 'GBP']],
    ['20 % de 85 €', ['EUR 17', 'USD', 'MXN', 'GBP']],
    ['3 × 2,50 € + 10 %', ['EUR 8.25', 'USD', 'MXN', 'GBP']],
    ['50 eur + 20 eur', ['EUR 70', 'USD', 'MXN', 'GBP']],
    ['50 eur + 20 usd', ['EUR 67.0954782460039', 'USD']],
    ['30 km / 2', ['km 15', 'mi', 'nmi', 'm']],
    ['2+3 km', ['km 5', 'mi', 'nmi', 'm']],
    ['5 km + 300 m', ['km 5.3', 'mi', 'nmi', 'm']],
    ['2 h 30 min - 1 h 45 min', ['h 0.75', 'min', 's', 'd']],
    ['10 kg / 4', ['kg 2.5', 'lb', 'oz', 'st']],
    ['20 c + 5 c', ['c 25', 'f', 'k', 'rankine']],
    // nothing is worked out of these: a fraction, a sign and parts are how an amount is written
    ['1/2 kg', ['lb 1.10231131092439', 'oz', 'st']],
    ['5 1/2 in', ['cm 13.97', 'mm', 'ft']],
    ['-5 c', ['f 23', 'k', 'rankine']],
    ['5 ft 11 in', ['cm 180.34', 'mm', 'ft']],
    // and these have a target
    ['85,40 € / 4 en usd', ['USD 24.977365']],
    ['30 km / 2 en millas', ['mi 9.32056788356001']],
  ])('[D.own-unit-first] %s is worked out in the unit of the question first', async (query, expected) => {
    const newest = ecbRates('2026-08-21', { USD: '1.1699', MXN: '19.7690', GBP: '0.8567' });
    const json = await jsonOf(query, { newest });
    if (!json.ok || !('to' in json)) throw new Error('not understood');
    const more = ('more' in json ? json.more : undefined) ?? [];
    expect([`${json.to} ${json.result}`, ...more.map(({ to }) => to)]).toEqual(expected);
  });

  it.each(['-500 °F en °C', '-1000 °C en °F', '-300 c a k'])(
    '%s is colder than anything can be',
    async (query) => {
      const { json } = await ask(query);
      expect(json).toMatchObject({ ok: false, error: { code: 'below-absolute-zero' } });
    },
  );

  it('that is not understood says where, and what may be meant', async () => {
    const json = await jsonOf('metrso 5 a pies');
    expect(json).toMatchObject({ query: 'metrso 5 a pies', ok: false, error: { code: 'unknown-word' } });
    expect(json.ok || json.error).toMatchObject({
      span: [0, 6],
      suggestions: expect.arrayContaining(['metros']),
    });
    expect(await refusalOf('5 km a kg')).toBe('mixed-categories');
  });
});

// by hand: 100 / 1.1699, 100 / 1.1699 x 185.66 and so on
describe('a question about money', () => {
  it('is worked out at the newest rates, with every figure and the day of the oldest', async () => {
    const { json, days } = await ask('100 usd a eur, jpy');
    expect(days).toEqual([undefined]);
    const dollar = { source: 'ecb', base: 'EUR', code: 'USD', text: '1.1699', day: '2026-08-21' };
    expect(json).toMatchObject({
      from: 'USD',
      to: 'EUR',
      result: '85.4773912300197',
      exact: '1000000/11699',
      approximate: true,
      figures: [dollar],
      approximations: [],
      more: [{ to: 'JPY', figures: [dollar, { code: 'JPY' }], approximations: [{ over: ['EUR'] }] }],
      ratesDate: '2026-08-21',
    });
    for (const name of ['on', 'average', 'street', 'formula', 'per']) expect(json).not.toHaveProperty(name);
    expect(await jsonOf('100 eur a usd')).toMatchObject({ result: '116.99', approximate: false });
    // over the euro, from one figure as it was published to another
    expect(await jsonOf('116.99 usd a jpy')).toMatchObject({ result: '18566', approximate: false });
    expect(await jsonOf('1 eur a usd, ars', { newest: WITH_PESOS })).toMatchObject({
      ratesDate: '2026-08-20',
    });
  });

  it('rests on a rounded rate where nothing better is known, and says so', async () => {
    const newest: RateTable = { rates: { USD: 1, EUR: 0.5 }, origins: [] };
    const json = await jsonOf('100 usd a eur', { newest });
    expect(json).toMatchObject({ result: '50', approximate: true });
    expect(json).not.toHaveProperty('ratesDate');
  });

  it('says what was understood of a sum, and needs rates for a share too', async () => {
    expect(await jsonOf('100 usd + 20 eur en usd')).toMatchObject({
      formula: '100 USD + 20 EUR',
      value: '123.398',
      from: null,
      result: '123.398',
    });
    // 20 / (40 x 1.1699)
    expect((await ask('20 usd es que % de 40 eur')).days).toEqual([undefined]);
    expect(await jsonOf('20 usd es que % de 40 eur')).toMatchObject({ to: '%', result: '42.7386956150098' });
    expect((await ask('20 es que % de 80')).days).toEqual([]);
    expect(await jsonOf('5 eur * 4 + 0 usd en usd')).toMatchObject({ formula: '4 × 5 EUR + 0 USD' });
    // each side by itself: 20 / 2.54, 30 / 2.54
    expect(await jsonOf('20x30 cm in inches')).toMatchObject({
      formula: '20 cm × 30 cm',
      value: '20',
      result: '7.8740157480315',
      more: [{ result: '11.8110236220472' }],
    });
    // 2.3398 / 1.1699
    expect(await jsonOf('2.3398 usd/kg en eur/kg')).toMatchObject({ result: '2', per: 'kg' });
    expect(await jsonOf('100 usd - 15% en eur')).toMatchObject({ formula: expect.stringContaining('15%') });
  });

  it('has no result without a rate, nor where less than nothing is left', async () => {
    expect(await jsonOf('100 usd a kwd')).toEqual({
      query: '100 usd a kwd',
      ok: false,
      error: { code: 'missing-rate', span: [0, 13], suggestions: [] },
    });
    expect(await refusalOf('100 usd - 200 eur')).toBe('negative');
    // of all that a peso can be, those with a rate are shown; without the likeliest there is none
    expect(await jsonOf('1169,90 dólares a eur')).toMatchObject({ from: 'USD', result: '1000' });
    expect(await jsonOf('1169,90 dólares a eur')).not.toHaveProperty('alternatives');
    expect(await refusalOf('100 pesos cubanos a usd')).toBe('missing-rate');
    const argentine = { ...WITH_PESOS, origins: WITH_PESOS.origins.slice(1) };
    expect(await jsonOf('1508 ars a usd', { newest: argentine })).toMatchObject({ result: '1' });
    expect(await refusalOf('1508 pesos a usd', { newest: argentine })).toBe('missing-rate');
  });

  it('is asked beside a weight that may be money', async () => {
    const newest = ecbRates('2026-08-21', { GBP: '0.85670', USD: '1.1699', MXN: '19.7690' });
    const { json, days } = await ask('5 pounds', { newest });
    expect(days).toEqual([undefined]);
    // 5 / 0.8567
    expect(json).toMatchObject({
      from: 'lb',
      alternatives: expect.arrayContaining([
        expect.objectContaining({ from: 'GBP', to: 'EUR', result: '5.8363487802031' }),
      ]),
    });
  });

  it('takes the own rate of its pair, and adds a markup, but not to a sum', async () => {
    const own = { base: 'USD', code: 'EUR', text: '0.9' };
    expect(await jsonOf('100 usd a eur, jpy', { options: { own } })).toMatchObject({
      result: '90',
      more: [{ to: 'JPY', exact: '185660000/11699' }],
    });
    expect(await jsonOf('100 eur a usd', { options: { markup: { percent: '2.5' } } })).toMatchObject({
      result: '119.91475',
    });
    expect(await jsonOf('100 eur + 0 usd en usd', { options: { markup: { percent: '2.5' } } })).toMatchObject(
      {
        result: '116.99',
      },
    );
  });
});

describe('a question about money on a day gone by', () => {
  it.each(['100 usd a eur el 1 de marzo de 2020', '100 usd a eur 1/3/2020', '100 usd a eur 01/03/2020'])(
    '%s has the rates of that day',
    async (query) => {
      const { json, days } = await ask(query);
      expect(days[0]).toBe('2020-03-01');
      expect(json).toMatchObject({
        query,
        result: '91.0995718320124',
        on: '2020-03-01',
        ratesDate: '2020-02-28',
      });
    },
  );

  it('has the day first or the month, as its language has it', async () => {
    const days = ['2020-03-04', '2020-04-03'];
    expect((await ask('100 usd to eur 03/04/2020', { locale: en })).days).toEqual(days);
    expect((await ask('100 usd to eur 03/04/2020')).days).toEqual(days.toReversed());
  });

  it('is told on the other day too where figures leave it open, and on no other else', async () => {
    const json = await jsonOf('100 usd a eur 03/04/2020');
    expect(json).toMatchObject({ on: '2020-04-03', orOn: { ok: true, on: '2020-03-04' } });
    expect(await jsonOf('100 usd a eur 23/04/2020')).not.toHaveProperty('orOn');
    // the other day is to come
    expect(await jsonOf('100 usd a eur 03/12/2025', { today: '2025-11-01' })).not.toHaveProperty('orOn');
  });

  it('is the day of the context, which the one in the question goes before', async () => {
    expect((await ask('100 usd a eur', { on: '2020-03-02' })).json).toMatchObject({ on: '2020-03-02' });
    const named = await ask('100 usd a eur el 1 de marzo de 2020', { on: '2020-03-02' });
    expect(named).toMatchObject({ days: ['2020-03-01'], json: { on: '2020-03-01' } });
    const average = await ask('100 eur a usd el 1 de marzo de 2020', {
      average: '2019',
      averages: { 'EUR USD': '1.1194745098' },
    });
    expect(average).toMatchObject({ days: ['2020-03-01'], json: { result: '109.77' } });
  });

  it('is no amount in figures', async () => {
    for (const date of ['1/3/2020', '01-3-2020', '1.03.2020', '1/3/20', '01/03/20'])
      expect(await jsonOf(`usd a eur ${date}`)).toMatchObject({ on: '2020-03-01', value: '1' });
  });

  it('is no past day when it is today, and none is said where no money is', async () => {
    const { days, json } = await ask('100 usd a eur el 22 de agosto de 2026', { on: '2020-03-01' });
    expect(days).toEqual([undefined]);
    expect(json).not.toHaveProperty('on');
    expect(await jsonOf('5 millas en km', { on: '2020-03-01' })).not.toHaveProperty('on');
  });

  it.each([
    '100 usd a eur el 23 de agosto de 2026',
    '100 usd a eur el 3 de enero de 1999',
    '5 km en millas el 1 de marzo de 2020',
    '100 ueros a usd el 1 de marzo de 2020',
    '100 usd a eur en 2019',
  ])('%s is refused, and no table is read for it', async (query) => {
    const { days, json } = await ask(query);
    expect({ days, ok: json.ok }).toEqual({ days: [], ok: false });
  });

  it('begins with the first day of which there are rates', async () => {
    expect((await ask('100 usd a eur el 4 de enero de 1999')).days).toEqual(['1999-01-04']);
  });
});

// An independent program over the ECB's file: the mean of its 255 dollars of 2019 is 1.1194745098…
describe('a question about the average of a year', () => {
  const averages = { 'EUR USD': '1.1194745098', 'MXN USD': '0.05193' };
  const average = { past: '2019', from: '2019-01-01', to: '2019-12-31', days: 255, source: 'ecb' };

  it.each([
    ['100 eur a usd en 2019', {}],
    ['100 eur a usd', { average: '2019' }],
  ])('%s is worked out at it, and says of how many days it is', async (query, context) => {
    const { json, days } = await ask(query, { averages, ...context });
    expect(days).toEqual([]);
    expect(json).toMatchObject({ query, result: '111.94745098', approximate: true, average });
    expect(json).not.toHaveProperty('ratesDate');
  });

  it('leaves out the targets that have none, and has no result where all have none', async () => {
    const json = await jsonOf('100 eur a jpy, usd', { averages, average: '2019' });
    expect(json).toMatchObject({ to: 'USD', average });
    expect(json).not.toHaveProperty('more');
    const both = { ...averages, 'EUR JPY': '122.0058' };
    expect(await jsonOf('100 eur a jpy, usd', { averages: both, average: '2019' })).toMatchObject({
      result: '12200.58',
      more: [{ to: 'USD', result: '111.94745098', approximate: true }],
    });
    expect(await refusalOf('100 eur a gbp', { averages, average: '2019' })).toBe('missing-rate');
    expect(await refusalOf('100 usd + 20 eur en usd', { averages, average: '2019' })).toBe('missing-rate');
  });

  it('shows the other currencies that may be meant at their own averages', async () => {
    const some = { 'USD EUR': '0.5', 'CAD EUR': '0.25' };
    expect(await jsonOf('100 dólares a eur', { averages: some, average: '2019' })).toMatchObject({
      result: '50',
      alternatives: [{ from: 'CAD', result: '25', approximate: true }],
    });
    // the likeliest has none
    expect(
      await jsonOf('100 dólares a eur', { averages: { 'CAD EUR': '0.25' }, average: '2019' }),
    ).toMatchObject({ from: 'CAD', result: '25' });
  });

  it('adds a markup to it, and has no average of the street', async () => {
    const asked = { averages, average: '2019' };
    expect(await jsonOf('100 eur a usd', { ...asked, options: { markup: { percent: '10' } } })).toMatchObject(
      {
        result: '123.142196078',
      },
    );
    expect(await refusalOf('100 eur a usd', { ...asked, options: { streetName: 'blue' } })).toBe(
      'missing-kind',
    );
    expect(await refusalOf('100 eur a gbp', { ...asked, options: { streetName: 'blue' } })).toBe(
      'missing-rate',
    );
  });

  it('is no amount', async () => {
    const json = await jsonOf('usd a eur en 2019', { averages: { 'USD EUR': '0.5' } });
    expect(json).toMatchObject({ value: '1', result: '0.5', average });
  });

  it('is of no matter without money, nor where nobody has averages', async () => {
    expect(await jsonOf('5 millas en km', { averages, average: '2019' })).toMatchObject({
      result: '8.04672',
    });
    expect(await jsonOf('100 eur a usd', { average: '2019' })).toMatchObject({ result: '116.99' });
  });

  it.each(['100 eur a usd en 1998', '100 eur a usd en 2027', '5 km en millas en 2019'])(
    '%s is refused',
    async (query) => {
      expect(await refusalOf(query, { averages })).not.toBe('understood');
    },
  );
});

describe('a question at a rate of the street', () => {
  const options = { streetName: 'blue' };
  const asked = { options, newest: WITH_PESOS };

  it('is worked out at it in both directions, and says that it is of the street', async () => {
    const street = { ...blue, date: '2026-08-22', rate: '1540' };
    expect(await jsonOf('100 usd a ars', asked)).toMatchObject({ result: '154000', street });
    expect(await jsonOf('3080 ars a usd', asked)).toMatchObject({ result: '2', street });
    expect(await jsonOf('100 usd a ars', { newest: WITH_PESOS })).toMatchObject({ result: '150800' });
    expect(await jsonOf('100 usd a ars', { newest: WITH_PESOS })).not.toHaveProperty('street');
  });

  it('takes of several pesos those that have such a rate', async () => {
    const json = await jsonOf('3080 pesos a usd', asked);
    expect(json).toMatchObject({ from: 'ARS', result: '2' });
    expect(json).not.toHaveProperty('alternatives');
    const several = await jsonOf('1 usd a eur, ars', asked);
    expect(several).toMatchObject({ to: 'ARS', result: '1540' });
    expect(several).not.toHaveProperty('more');
  });

  it('has none where no rate is called so, and no sum has one', async () => {
    expect(await refusalOf('100 usd a eur', asked)).toBe('missing-kind');
    expect(await refusalOf('100 usd + 5 ars en ars', asked)).toBe('missing-kind');
    expect(await refusalOf('100 usd a kwd', asked)).toBe('missing-rate');
    expect(await jsonOf('5 millas en km', asked)).toMatchObject({ result: '8.04672' });
  });
});

// USDA 168894: 125 g a cup, 137 g one that was dipped; 173430: 227 g; 168833: 220 g packed; 169640: 339 g
describe('a question about an ingredient', () => {
  const usda = (fdcId: number, derived = false) => ({
    name: 'USDA FoodData Central, SR Legacy',
    fdcId,
    derived,
  });

  it('is weighed, with its range, its source and what else may be meant', async () => {
    const { json, days } = await ask('1 taza de harina en oz y g');
    expect(days).toEqual([]);
    // 125 / 28.349523125 and 137 / 28.349523125
    expect(json).toEqual({
      query: '1 taza de harina en oz y g',
      ok: true,
      category: 'kitchen',
      ingredient: 'flour',
      parts: [{ value: '1', unit: 'cup' }],
      to: 'oz',
      result: '4.40924524369755',
      exact: '200000000/45359237',
      approximate: true,
      range: ['4.40924524369755', '4.83253278709252'],
      source: usda(168894),
      more: [{ to: 'g', result: '125', approximate: true, range: ['125', '137'], source: usda(168894) }],
      alternatives: [
        {
          category: 'kitchen',
          ingredient: 'flour',
          parts: [{ value: '1', unit: 'cup' }],
          to: 'floz_us',
          result: '8',
          approximate: false,
        },
      ],
    });
  });

  it('has its words put in order once, however many are asked at the same time', async () => {
    let fetched = 0;
    const languages = async () => {
      fetched++;
      return LANGUAGES;
    };
    const fresh = new QueryResolver({ units, languages, firstDay: '1999-01-04' });
    const asked = ['harina', 'azúcar', 'arroz'].map((name) =>
      fresh.resolve(`1 taza de ${name} en g`, CONTEXT, { rates: async () => NEWEST }),
    );
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, true, true]);
    // the reader of amounts and that of ingredients
    expect(fetched).toBe(2);
  });

  it('says how it is filled, that no target was named, and that a spoon is worked out from a cup', async () => {
    expect(await jsonOf('1/2 taza de azúcar morena prensada en gramos')).toMatchObject({
      form: 'packed',
      parts: [{ value: '0.5', unit: 'cup' }],
      result: '110',
      source: usda(168833),
    });
    const butter = await jsonOf('1 taza de mantequilla');
    expect(butter).toMatchObject({ result: '227', assumedTarget: true, source: usda(173430) });
    for (const name of ['form', 'range', 'more', 'alternatives', 'exact'])
      expect(butter).not.toHaveProperty(name);
    expect(await jsonOf('1 tsp of honey in g')).toMatchObject({ source: usda(169640, true) });
  });

  it('is counted, or weighed as it stands, where it can be', async () => {
    expect(await jsonOf('3 docenas de huevos cuantos son')).toMatchObject({
      category: 'number',
      result: '36',
    });
    expect(await jsonOf('bolsa de 2 kg de harina en g')).toMatchObject({ result: '2000' });
  });

  it('says which word of it is not known, and where there is no ingredient what the question lacks', async () => {
    expect(await jsonOf('2 barras de harina en gramos')).toMatchObject({
      query: '2 barras de harina en gramos',
      ok: false,
      error: { code: 'unknown-word', span: [2, 8] },
    });
    expect(await refusalOf('5 zorks')).toBe('unknown-word');
    expect(await jsonOf('harina')).toMatchObject({ error: { code: 'unknown-word', span: [0, 6] } });
    expect(await jsonOf('2 cups flour in miles')).toMatchObject({ error: { span: [16, 21] } });
  });
});
