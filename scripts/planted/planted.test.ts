import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../languages/list.ts';
import { EXTENDED_UNITS } from '../../packages/core/src/units/extended/extended-units.ts';
import type { UnitRow } from '../../packages/core/src/units/unit.ts';
import { root } from '../run.mjs';
import { type Plant, type Plot, pathsFor, plant, touchedBy } from './plant.ts';

/** Its name in every language there is, and in the planted one. */
const NAMES = {
  ...Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, 'smoot+'])),
  es: 'esmut+',
  nl: 'smoet',
};

const UNIT: Plant = {
  edits: [
    [
      'packages/core/src/units/extended/length.ts',
      '  ],\n} as const satisfies UnitCategory;',
      `    {
      id: 'smoot',
      symbol: 'smt',
      toBase: '1.7018',
      source: 'IYP-1959',
      names: ${JSON.stringify(NAMES)},
      aliases: 'harvardbridge, harvardbridges',
    },
`,
    ],
  ],
};

/** The units that are named in their rows, of which the folder of English has nothing. */
const NAMED_IN_ROWS = EXTENDED_UNITS.categories
  .flatMap(({ units }): readonly UnitRow[] => units)
  .flatMap(({ id, names }) => (names ? `  ${id}: '${names.en}',\n` : []))
  .join('');

/** What makes a little Dutch of the folder of English. */
const DUTCH: readonly (readonly [english: RegExp, dutch: string])[] = [
  [/'en'/g, "'nl'"],
  [/import \{ currencyNames \}/, "import { dayWords } from './day-words.ts';\nimport { currencyNames }"],
  [/^ {2}sumWords,$/m, '  sumWords,\n  dayWords,'],
  [/decimal: '\.'/, "decimal: ','"],
  [/group: ','/, "group: '.'"],
  [/(?<=const extendedUnitNames = unitNamesOf<.*>\(\{\n)/, NAMED_IN_ROWS],
  [/ft: 'foot\|feet'/, "ft: 'voet'"],
  [/in: 'inch\|inches'/, "in: 'duim'"],
  [/'US Dollar'/, "'Amerikaanse dollar'"],
  [/\bfive\b/, 'vijf'],
  [/connector: 'to /, "connector: 'naar "],
  [/yesterday: 'yesterday'/, "yesterday: 'gisteren'"],
];

const LANGUAGE: Plant = {
  files: Object.fromEntries(
    globSync('core/**/*.ts', { cwd: join(root, 'languages/en') }).map((file) => [
      `languages/nl/${file}`,
      DUTCH.reduce(
        (text, [english, dutch]) => text.replace(english, dutch),
        readFileSync(join(root, 'languages/en', file), 'utf8'),
      ),
    ]),
  ),
  edits: [['languages/list.ts', '] as const;', "  'nl', // Nederlands\n"]],
};

/** A screen that says its name and one sentence. */
const SCREEN: Plant = {
  files: {
    'packages/app/src/features/orchard/orchard-view.tsx': `import { useTranslate } from '../../i18n/i18n.ts';

export function OrchardView() {
  const { t } = useTranslate();
  return <p>{t('orchard.text')}</p>;
}
`,
    ...Object.fromEntries(
      LANGUAGE_TAGS.map((tag) => [
        `languages/${tag}/app/orchard.json`,
        JSON.stringify({
          'orchard.title': `Title ${tag}`,
          'orchard.description': `Description ${tag}`,
          'orchard.text': `Apples ${tag}`,
        }),
      ]),
    ),
  },
  edits: [
    [
      'packages/app/src/shell/routes/routes.ts',
      "  legalPage('about',",
      `  {
    path: '/orchard',
    files: ['orchard-view'],
    load: () => import('../../features/orchard/orchard-view.tsx').then((file) => file.OrchardView),
    messages: ['orchard'],
    tab: '/more',
    header: header('orchard.name', '/more'),
    head: { title: 'orchard.title', description: 'orchard.description' },
    isPrerendered: true,
  },
`,
    ],
    ...[
      ['views', '  "list.name"', '  "orchard.name": "Orchard '],
      ['find', '  "words.pocket.name"', '  "words.orchard.name": "apples '],
    ].flatMap(([file, next = '', message]) =>
      LANGUAGE_TAGS.map(
        (tag) => [`languages/${tag}/app/${file}.json`, next, `${message}${tag}",\n`] as const,
      ),
    ),
  ],
};

/** A sheet with a form: one file, whose name is its address. */
const SHEET: Plant = {
  files: {
    'packages/app/src/features/more/planted.sheet.tsx': `import { useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { FormSheet, useForm } from '../../ui/forms/form.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { notify } from '../../platform/notices.ts';

export const messages = ['own-money'] as const;

/** A note of one line. */
export function Sheet(overlay: OverlayProps) {
  const { t } = useTranslate();
  const [note, setNote] = useState('');
  const form = useForm(async () => {
    notify({ message: 'share.copied' });
    overlay.onClose();
    return true;
  });
  const missing = note === '' ? t('ways.missing') : undefined;
  return (
    <FormSheet {...overlay} form={form} title={t('settings.ways')} submit={t('ways.save')} missing={missing}>
      <FormField label={t('ways.name')} text={note} onText={setNote} />
    </FormSheet>
  );
}
`,
  },
};

/** A rate basis: half a euro for a dollar, whatever is published. */
const BASIS: Plant = {
  files: {
    'packages/app/src/features/currency/half/half-converter.tsx': `import type { Rates } from '../../../api/rates.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import type { RateOf } from '../../../conversion/rate-in-use.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { CurrencyConverter } from '../currency-converter.tsx';
import { currencyResult } from '../currency-result.ts';
import { type ShownRate, useTodaysRate } from '../shown-rate.tsx';

interface HalfConverterProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
  readonly inUse: RateOf<'half'>;
}

export function HalfConverter({ from, to, rates, inUse }: HalfConverterProps) {
  const { t, locale } = useTranslate();
  const own = { base: from, code: to[0], text: '0.5' };
  const shown: ShownRate = {
    ...useTodaysRate(from, to, rates, true),
    inUse,
    name: inUse.name,
    convert: (conversion, code, markup) =>
      currencyResult(conversion, code, { table: rates.table, t, locale, options: { own, markup } }),
  };
  return <CurrencyConverter {...{ from, to, rates, shown }} />;
}
`,
  },
  edits: [
    [
      'packages/app/src/conversion/rate-in-use.ts',
      "  | { readonly basis: 'own'; readonly own: OwnRate };",
      "  | { readonly basis: 'half'; readonly name: string }\n",
    ],
    [
      'packages/app/src/conversion/rate-in-use.ts',
      "  own: { print: () => '',",
      `  half: {
    read: (search) => (/(?:^|[?&])half(?=&|$)/.test(search) ? { basis: 'half', name: 'Planted' } : undefined),
    print: () => '?half',
    record: () => ({}),
  },
`,
    ],
    [
      'packages/app/src/features/currency/currency-view.tsx',
      'const loadPastView = async () =>',
      `const HalfConverter = lazyPart(async () => (await import('./half/half-converter.tsx')).HalfConverter);
`,
    ],
    [
      'packages/app/src/features/currency/currency-view.tsx',
      '  kind: { Converter: (at)',
      '  half: { Converter: (at) => <HalfConverter {...at} /> },\n',
    ],
  ],
};

const CURRENCY: Plant = {
  edits: [
    ['packages/core/src/money/currencies/circulating.ts', "  ['ETB', 2],", "  ['ESQ', 2, 'ES'],\n"],
    ['packages/core/src/money/currencies/aliases.ts', "  ETB: ['Br'],", "  ESQ: ['Pq'],\n"],
    ...[...LANGUAGE_TAGS, 'nl'].flatMap((tag) => [
      [`languages/${tag}/core/currency-names.ts`, '  ETB: ', "  ESQ: 'Plantino',\n"] as const,
      [`languages/${tag}/core/currency-words.ts`, '    ETB: ', "    ESQ: 'Plantavia',\n"] as const,
    ]),
  ],
};

const RULE: Plant = {
  edits: [
    ['languages/es/core/question-words.ts', "[2, 'doble']", "[7, 'septuplo'], "],
    [
      'packages/core/src/parse/question/fixtures/corpus.txt',
      '100 USD in EUR | 100 USD > EUR\n',
      'el séptuplo de 5 km en m | 35 km > m\n',
    ],
  ],
};

const MEASUREMENT: Plant = {
  files: {
    'bench/planted.bench.ts': `import { Report } from './report.ts';
const report = new Report('planted');
report.add('seven times six', 7 * 6, '', { atMost: 42 });
report.finish();
`,
  },
  edits: [
    ['bench/run.ts', '  core: { seconds: 60 },', '  planted: { seconds: 10 },\n'],
    ['package.json', '    "bench:core":', '    "bench:planted": "node bench/planted.bench.ts",\n'],
    ['bench/soak/command-forms.ts', ' start web', ' planted'],
  ],
};

let plot: Plot;
beforeAll(async () => {
  plot = await plant(UNIT, LANGUAGE, SCREEN, SHEET, BASIS, CURRENCY, RULE, MEASUREMENT);
  expect(await plot.run('node', 'scripts/build-languages.ts')).toEqual({ code: 0, output: '' });
});
afterAll(() => plot.remove());

it('a unit is one row in the one file that its page names', async () => {
  const named = (await pathsFor('unit')).map((path) => path.replace('<category>', 'length'));
  expect(touchedBy(UNIT)).toEqual(named);
});

it('a language is one folder and a line of one list, which its page names', async () => {
  const named = (await pathsFor('language')).map((path) => path.replace('<language>', 'nl'));
  expect(named).toEqual(['languages/nl/', 'languages/list.ts']);
  expect(touchedBy(LANGUAGE).filter((path) => !path.startsWith('languages/nl/'))).toEqual([
    'languages/list.ts',
  ]);
});

it('a screen is one folder, one row and what it says, which its page names', async () => {
  const named = (await pathsFor('screen')).map((path) =>
    path.replaceAll('<name>', 'orchard').replace('<language>', 'es'),
  );
  const others = LANGUAGE_TAGS.slice(1).map((tag) => `languages/${tag}/`);
  const touched = touchedBy(SCREEN).filter((path) => !others.some((other) => path.startsWith(other)));
  expect(touched.map((path) => path.replace(/orchard-view.tsx$/, ''))).toEqual(named.toSorted());
});

it.each([
  ['currency', CURRENCY],
  ['rate-basis', BASIS],
  ['reader-rule', RULE],
  ['measurement', MEASUREMENT],
])('what its page names is what adding a %s touches', async (page, planted) => {
  const named = (await pathsFor(page)).map((path) =>
    path.replace('<name>', page === 'rate-basis' ? 'half' : 'planted'),
  );
  const touched = touchedBy(planted).map((path) => path.replace(/^languages\/\w+/, 'languages/<language>'));
  // a page may name a folder
  const parts = touched.map((path) => named.find((one) => path.startsWith(one)) ?? path);
  expect([...new Set(parts)].sort()).toEqual(named.toSorted());
});

it('a measurement is a part of the whole, and says whether its limit holds', async () => {
  const run = await plot.run('node', 'bench/planted.bench.ts');
  expect(run).toEqual({ code: 0, output: expect.stringContaining('seven times six: 42 (at most 42)') });
  const parts = await plot.run('node', 'bench/run.ts', 'no-such-part');
  expect(parts.output).toContain('no part no-such-part: planted, core');
});

it('what is planted compiles, and works in picker, search, questions, pages and calls', {
  timeout: 300_000,
}, async () => {
  const [types, specs] = await Promise.all([
    plot.run('tsc', '-b', '--checkers', '1', 'packages/app'),
    plot.run('vitest', 'run', '--config', 'scripts/planted/vitest.config.ts'),
  ]);
  expect(types).toEqual({ code: 0, output: '' });
  expect(specs.code, specs.output.slice(-4000)).toBe(0);
});
