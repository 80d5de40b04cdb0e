import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseExchangeRates, parseWith, sourcesReportSchema } from '@equivale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { locale } from '../../languages/es/core/locale.ts';
import { describeProvenance } from '../../packages/app/src/converter/provenance/describe-provenance.ts';
import {
  type RecordedUpstream,
  respondWith,
  startRecordedUpstream,
} from '../../packages/server/src/testing/recorded-upstream.ts';
import { root } from '../run.mjs';
import { pathsFor } from './plant.ts';

type App = typeof import('../../packages/server/src/app.ts');
type Config = typeof import('../../packages/server/src/config.ts');
type Context = typeof import('../../packages/server/src/context.ts');

const SOURCES = 'packages/server/src/sources';
const NOW = new Date('2026-09-29T18:00:00Z');
const SETTING = 'SOURCE_BANK_OF_PLANTING_URL';

/** A bank that prints units per euro, as a CSV of code and figure under its day. */
const BANK = `import { type Source, UnexpectedPayload } from './source.ts';

/** Rates of the Bank of Planting. */
export const bankOfPlanting: Source = {
  key: 'bank-of-planting',
  name: 'Bank of Planting',
  short: 'BoP',
  base: 'EUR',
  kind: 'official',
  cadence: 'daily',
  rank: 25,
  served: true,
  rateType: 'reference',
  schedule: { zone: 'Europe/Berlin', at: '16:00', days: 'weekdays' },
  attribution: 'Source: Bank of Planting',
  testedWith: 'documentation',
  async latest(fetch) {
    const payload = await fetch('https://rates.planting.example/daily.csv', 'text/csv');
    const [date = '', ...rows] = payload?.body.split('\\n') ?? [];
    if (rows.length === 0) throw new UnexpectedPayload('bank-of-planting: no rates');
    const observations = rows.map((row) => {
      const [code = '', text = ''] = row.split(',');
      return { source: 'bank-of-planting', code, date, rate: Number(text), text };
    });
    return [{ observations }];
  },
};
`;
/** Figures of exchange-api of 2026-09-29; the Peruvian one as if its decimal point had slipped. */
const TABLE = '2026-09-29\nUSD,1.13607202\nKES,147.31979317\nCOP,3827.38244418\nPEN,388.083718';

/** What is written into a copy of the sources: a new file, and texts that are replaced in old ones. */
interface Plant {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly (readonly [path: string, before: string, after: string])[];
}

const LIST = `${SOURCES}/all-sources.ts`;
const PLANT: Plant = {
  files: { [`${SOURCES}/bank-of-planting.ts`]: BANK },
  edits: [
    [
      LIST,
      'import { binance }',
      "import { bankOfPlanting } from './bank-of-planting.ts';\nimport { binance }",
    ],
    [LIST, '  exchangeApi,\n];', '  exchangeApi,\n  bankOfPlanting,\n];'],
  ],
};

let folder: string;
let upstream: RecordedUpstream;
beforeEach(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/planted-source-'));
  upstream = await startRecordedUpstream();
  upstream.on('/daily.csv', respondWith(TABLE));
});
afterEach(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
});

/** Copies the server, with one record of its bundle, and changes the copy. */
function plant({ files, edits }: Plant): void {
  const server = 'packages/server';
  for (const part of ['src', 'package.json', 'openapi.json', 'seed/exchange-api.txt.br'])
    cpSync(join(root, server, part), join(folder, server, part), { recursive: true });
  cpSync(join(root, 'languages'), join(folder, 'languages'), { recursive: true });
  symlinkSync(join(root, server, 'node_modules'), join(folder, server, 'node_modules'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text, { flag: 'wx' });
  for (const [path, before, after] of edits) {
    const text = readFileSync(join(folder, path), 'utf8');
    if (text.split(before).length !== 2) throw new Error(`${path} does not have once: ${before}`);
    writeFileSync(join(folder, path), text.replace(before, after));
  }
}

/** The app's own words in Spanish, as its translator finds them. */
function speak(key: string): string {
  const file = join(root, 'languages/es/app/converters.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key] ?? key;
}

const ofCopy = <Module>(path: string) => import(join(folder, 'packages/server/src', path)) as Promise<Module>;

/** What the copy makes of the bank: its setting, one refresh, and all that is said of it. */
async function whatBecomesOfIt() {
  const { loadConfig } = await ofCopy<Config>('config.ts');
  const env = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', [SETTING]: upstream.origin };
  const wrong = loadConfig({ ...env, [SETTING]: 'ftp://planting.example' });
  const loaded = loadConfig(env);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const { createContext } = await ofCopy<Context>('context.ts');
  const { createApp } = await ofCopy<App>('app.ts');
  const { mirrors } = loaded.config.refresh;
  const { ALL_SOURCES } =
    await ofCopy<typeof import('../../packages/server/src/sources/all-sources.ts')>('sources/all-sources.ts');
  const off = Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, 'off']));
  const refresh = { ...loaded.config.refresh, mirrors: { ...off, ...mirrors } };
  const context = await createContext({ ...loaded.config, refresh }, () => NOW);
  try {
    await context.refresh.run();
    const app = createApp(context);
    const read = async (path: string): Promise<unknown> => (await app.request(path)).json();
    const [table, report] = [
      parseExchangeRates(await read('/api/exchange-rates')),
      parseWith(sourcesReportSchema, await read('/api/sources')),
    ];
    if (!table.ok || !report.ok) throw new Error('not in the form of the contract');
    const { origins } = table.value;
    const rates = { table: table.value, place: 'network' as const, isRefreshing: false };
    const shown = {
      ...rates,
      isUnreachable: false,
      refusal: undefined,
      signature: undefined,
      refresh: () => {},
    };
    const words = describeProvenance(shown, { from: 'EUR', to: 'KES' }, NOW.getTime(), speak, locale);
    return {
      setting: wrong.ok ? undefined : wrong.faults[0]?.variable,
      mirror: mirrors['bank-of-planting'],
      served: origins.find(({ codes }) => codes.includes('KES')),
      report: report.value.sources.find(({ key }) => key === 'bank-of-planting'),
      place: report.value.sources.findIndex(({ key }) => key === 'bank-of-planting'),
      refusals: report.value.refusals.map(({ source, code, rule }) => [source, code, rule]),
      words: words.text.replaceAll(/\s/g, ' '),
    };
  } finally {
    await context.close();
  }
}

it('a source is one file and its lines in the list of sources, as its page names them', async () => {
  const named = (await pathsFor('source')).map((path) => path.replace('<key>', 'bank-of-planting'));
  const touched = new Set([...Object.keys(PLANT.files), ...PLANT.edits.map(([path]) => path)]);
  expect([...touched].sort()).toEqual(named.toSorted());
});

it('a planted source has its setting, is fetched, validated, served, reported, and named in the app', async () => {
  plant(PLANT);
  expect(await whatBecomesOfIt()).toEqual({
    setting: SETTING,
    mirror: upstream.origin,
    served: {
      source: 'bank-of-planting',
      date: '2026-09-29',
      mark: 'observed',
      codes: ['COP', 'EUR', 'KES', 'USD'],
      kind: 'official',
      rateType: 'reference',
      published: {
        base: 'EUR',
        rates: { COP: '3827.38244418', KES: '147.31979317', USD: '1.13607202' },
      },
    },
    report: {
      key: 'bank-of-planting',
      name: 'Bank of Planting',
      kind: 'official',
      attribution: 'Source: Bank of Planting',
      served: true,
      codes: 3,
      newest: '2026-09-29',
      triedAt: NOW.toISOString(),
      succeededAt: NOW.toISOString(),
      error: null,
      refused: 1,
      live: true,
    },
    place: 2,
    refusals: [['bank-of-planting', 'PEN', 'power-of-ten']],
    words: 'BoP · 29 sep 2026 · hace 4 h',
  });
});

it.each([
  ['the list of sources leaves it out', [[LIST, '  bankOfPlanting,\n', '']]],
  [
    'a part has a list of sources of its own',
    [
      [
        'packages/server/src/source-settings.ts',
        '  ...ALL_SOURCES.flatMap(({ key, needsToken }) => [',
        "  ...ALL_SOURCES.filter(({ key }) => key === 'ecb').flatMap(({ key, needsToken }) => [",
      ],
    ],
  ],
] as const)('planted violation: where %s, it has no setting and is not fetched', async (_, edits) => {
  plant({ ...PLANT, edits: [...PLANT.edits, ...edits] });
  const { setting, served } = await whatBecomesOfIt();
  expect(setting).toBe(undefined);
  expect(served?.source).toBe('exchange-api');
});
