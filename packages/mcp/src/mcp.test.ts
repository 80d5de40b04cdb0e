import { readFileSync } from 'node:fs';
import { quote, type RateTable } from '@equivale/core';
import { jsonNumber } from '@equivale/core/resolve';
import { readAtHand } from '@equivale/server/rates-at-hand';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMcpServer, type RatesService } from './index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const NONE = 'no-such-folder';
const service: RatesService = {
  rates: (on) =>
    readAtHand(NONE, NOW, (rates) => (on === undefined ? rates.currentRates() : rates.ratesOn(on))),
  history: (...span) => readAtHand(NONE, NOW, (rates) => rates.historyBetween(...span)),
  today: () => '2026-08-22',
  failed: () => {},
};

async function connect(rates: RatesService): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer(rates).connect(ours);
  await client.connect(theirs);
  // reads the output schemas, by which it checks every result from now on
  await client.listTools();
  return client;
}

let client: Client;
beforeAll(async () => {
  client = await connect(service);
});

interface Answer {
  readonly isError?: boolean;
  readonly _meta?: Readonly<Record<string, unknown>>;
  readonly structuredContent?: Record<string, unknown>;
  readonly content: readonly { readonly text: string }[];
}

const call = async (name: string, args: Record<string, unknown>): Promise<Answer> =>
  (await client.callTool({ name, arguments: args })) as unknown as Answer;

const first = ({ structuredContent }: Answer) =>
  (structuredContent as { results: readonly Record<string, unknown>[] }).results[0];

const coreFile = (path: string) => readFileSync(new URL(path, import.meta.resolve('@equivale/core')), 'utf8');

describe('tools for assistants', () => {
  it('there are four, each with the schema of its result', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['convert', 'rate', 'history', 'units']);
    for (const { outputSchema, annotations } of tools) {
      expect(outputSchema?.type).toBe('object');
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it('convert gives 20 figures of GNU Units', async () => {
    const figures = Object.entries(JSON.parse(coreFile('units/fixtures/gnu-units.json')) as object);
    const chosen = figures.filter((_, at) => at % Math.ceil(figures.length / 20) === 0);
    expect(chosen.length).toBeGreaterThanOrEqual(19);
    for (const [pair, figure] of chosen) {
      const [from, to] = pair.split(' ');
      const answer = await call('convert', { amount: '1', from, to });
      expect(Math.abs(Number(first(answer)?.result) / figure - 1), pair).toBeLessThan(1e-12);
    }
  });

  it('rate gives 20 rates of the ECB’s file, with the day and the published figures', async () => {
    const rows = readFileSync(
      new URL('../rates/recorded/ecb-dated-rates.csv', import.meta.resolve('@equivale/server/rates-at-hand')),
      'utf8',
    );
    const dated = rows
      .trim()
      .split('\n')
      .slice(1)
      .filter((row) => row.split(',')[3] !== '')
      .slice(0, 20);
    expect(dated).toHaveLength(20);
    for (const row of dated) {
      const [on, from, to, published, rate] = row.split(',');
      const { structuredContent } = await call('rate', { from, to, on });
      expect(structuredContent, row).toMatchObject({
        on,
        day: published,
        sources: { ecb: 'European Central Bank' },
      });
      expect(Math.abs(Number(structuredContent?.rate) / Number(rate) - 1), row).toBeLessThan(1e-9);
    }
  });

  it('[I36.rate-type] convert takes questions about money, and says the published figure that was used', async () => {
    // ECB: EUR 1 = USD 1.0977 on Friday 28 February 2020, the last before Sunday 1 March
    const answer = await call('convert', { question: '100 usd a eur el 1 de marzo de 2020', language: 'es' });
    expect(answer.structuredContent).toMatchObject({
      on: '2020-03-01',
      sources: { ecb: 'European Central Bank' },
    });
    expect(first(answer)).toMatchObject({
      result: '91.0995718320124',
      exact: '1000000/10977',
      approximate: true,
      day: '2020-02-28',
      figures: [
        { base: 'EUR', code: 'USD', text: '1.0977', source: 'ecb', day: '2020-02-28', rateType: 'reference' },
      ],
    });
    expect(answer.content).toContainEqual({
      type: 'text',
      text: expect.stringContaining('(rates of 2020-02-28, reference rate, European Central Bank)'),
    });
    const same = await call('convert', { amount: 100, from: 'usd', to: 'EUR', on: '2020-03-01' });
    expect(first(same)).toMatchObject({ result: '91.0995718320124', day: '2020-02-28' });
    // 6 ft 2 in of 25.4 mm: exactly 187.96 cm
    expect(first(await call('convert', { question: '6 ft 2 in cm' }))).toMatchObject({
      result: '187.96',
      approximate: false,
    });
    expect(JSON.parse(answer.content[1]?.text ?? '')).toEqual(answer.structuredContent);
  });

  it('convert and units understand further languages', async () => {
    // 10 lb of 0.45359237 kg
    const asked = await call('convert', { question: 'quantos quilos são 10 libras?', language: 'pt' });
    expect(first(asked)).toMatchObject({ result: '4.5359237', approximate: false });
    const { structuredContent } = await call('units', { search: 'polegadas', category: 'length' });
    expect(structuredContent?.units).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: 'in',
          names: expect.objectContaining({ en: 'inches', pt: 'polegadas' }),
        }),
      ]),
    );
  });

  it('history gives what was published, the last of each month where that is wanted', async () => {
    const { structuredContent } = await call('history', {
      from: 'EUR',
      to: 'USD',
      first: '2020-01-01',
      last: '2020-02-29',
      every: 'month',
    });
    // ECB reference rates of the last business days of January and February 2020
    expect(structuredContent).toMatchObject({
      source: 'ecb',
      origins: [{ source: 'ecb', rateType: 'reference' }],
      rates: expect.arrayContaining([
        { day: '2020-01-31', rate: '1.1052' },
        { day: '2020-02-28', rate: '1.0977' },
      ]),
    });
  });

  it('[I36.rate-type] history says in words whose its rates are and of what kind', async () => {
    const span = { from: 'EUR', to: 'USD', first: '2020-02-28', last: '2020-02-28' };
    const { content } = await call('history', span);
    expect(content[0]?.text).toMatch(/^1 rates of 1 EUR in USD: reference rate, European Central Bank$/m);
  });

  it('[I42.assistants-card] a result brings what its card shows: the pair and the part of the table that gives the same figure', async () => {
    const codes = ['EUR', 'GBP', 'JPY', 'BAM', 'DEM', 'ARS', 'CUP', 'XAU', 'BTC', 'MXN'];
    for (const from of codes)
      for (const to of ['USD', ...codes]) {
        const answer = await call('convert', { amount: '12.5', from, to });
        if (answer.isError) continue;
        const card = answer._meta?.['app.equivale/card'] as { readonly table: RateTable };
        expect(card).toMatchObject({ amount: '12.5', from, to });
        const shown = (table: RateTable) => {
          const found = quote({ amount: '12.5', from, to }, table);
          return found.ok && [jsonNumber(found.result), found.day, found.figures, found.approximations];
        };
        expect(shown(card.table), `${from} ${to}`).toEqual(shown(await service.rates()));
        expect(JSON.stringify(card).length).toBeLessThan(4000);
      }
    const { _meta } = await call('convert', { question: '6 ft in cm' });
    expect(_meta?.['app.equivale/card']).toEqual({ amount: '6', from: 'ft', to: 'cm' });
    for (const question of ['2 cups of flour in grams', '3 oersted in gauss', '1 km in mi, ft'])
      expect((await call('convert', { question }))._meta, question).toBeUndefined();
  });

  it('history of too many days is refused before it is made', async () => {
    let made = 0;
    const counted = await connect({
      ...service,
      history: async (...request) => {
        made += 1;
        return service.history(...request);
      },
    });
    const over = async (first: string, every?: string) => {
      const span = { from: 'EUR', to: 'USD', first, last: '2026-08-21', ...(every && { every }) };
      const answer = (await counted.callTool({ name: 'history', arguments: span })) as unknown as Answer;
      return answer.content[0]?.text;
    };
    expect(await over('1999-01-04')).toContain('too many days');
    expect(made).toBe(0);
    expect(await over('2022-08-22')).toMatch(/^\d+ rates/);
    expect(await over('1999-01-04', 'year')).toContain('28 rates');
    expect(made).toBe(2);
  });

  it('units gives the exact definition of what is searched for', async () => {
    const { structuredContent } = await call('units', { search: 'libras', category: 'weight' });
    const { units } = structuredContent as { units: readonly Record<string, unknown>[] };
    expect(units[0]).toMatchObject({ id: 'lb', definition: expect.stringContaining('0.45359237 kg') });
  });

  it.each([
    ['convert', { question: 'how old is the moon' }, ''],
    ['convert', { amount: '1', from: 'mi', to: 'kg' }, 'mixed-categories'],
    ['convert', { amount: 'a lot', from: 'mi', to: 'km' }, 'not-a-number'],
    ['convert', { amount: '-300', from: 'celsius', to: 'km' }, ''],
    ['convert', { amount: '1' }, 'missing-field'],
    ['convert', { amount: '1', from: 'usd', to: 'eur', on: '2020-02-30' }, 'no-day'],
    ['rate', { from: 'USD', to: 'XYZ' }, 'unknown-currency'],
    ['rate', { from: 'USD' }, 'to'],
    ['history', { from: 'USD', to: 'EUR', first: '2026-08-22', last: '2026-08-01' }, 'no-day'],
    ['units', { category: 'feelings' }, 'unknown-category'],
    ['forget', {}, 'not found'],
  ])('%s %o is an error', async (name, args, reason) => {
    const { isError, content } = await call(name, args);
    expect(isError).toBe(true);
    expect(content.map(({ text }) => text).join('\n')).toContain(reason);
  });

  it('says that rates cannot be read, and why to the operator alone', async () => {
    const fault = new Error('/secret/path');
    const heard: unknown[] = [];
    const broken = await connect({
      ...service,
      rates: () => Promise.reject(fault),
      failed: (error) => heard.push(error),
    });
    const answer = await broken.callTool({ name: 'rate', arguments: { from: 'USD', to: 'EUR' } });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(heard).toEqual([fault]);
  });

  it('answers hostile calls, each with a result or an error', async () => {
    const table = await service.rates();
    const none = { source: null, data: [], origins: [] };
    const quick = await connect({ ...service, rates: async () => table, history: async () => none });
    // fast-check's own unit of any character lists all million of them first.
    const unit = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code));
    const word = fc.oneof(
      fc.string({ unit }),
      fc.constantFrom(
        'USD',
        'eur',
        'm',
        'celsius',
        '__proto__',
        'constructor',
        '1e999999999',
        '-0',
        '9'.repeat(1200),
      ),
      fc.constantFrom('2020-01-01', '2020-13-45', 'NaN', '=1+1', '../../etc/passwd', '💶', '\u0000'),
    );
    const value = fc.oneof(word, word, fc.jsonValue());
    const keys = ['question', 'amount', 'from', 'to', 'on', 'first', 'last', 'every', 'search', 'category'];
    const entries = fc.array(fc.tuple(fc.constantFrom(...keys, '__proto__'), value), { maxLength: 6 });
    const tool = fc.constantFrom('convert', 'rate', 'history', 'units', 'toString');
    await fc.assert(
      fc.asyncProperty(tool, entries, async (name, pairs) => {
        const answer = await quick.callTool({ name, arguments: Object.fromEntries(pairs) });
        expect(answer.isError || answer.structuredContent !== undefined).toBe(true);
      }),
      { numRuns: process.env.TEST_ROUNDS === 'all' ? 1000 : 100, seed: 20261120 },
    );
  });
});
