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

let plot: Plot;
beforeAll(async () => {
  plot = await plant(UNIT, LANGUAGE, SHEET);
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

it('what is planted compiles, and works in picker, search, questions, pages and calls', {
  timeout: 300_000,
}, async () => {
  const [types, specs] = await Promise.all([
    plot.run('tsc', '-b', 'packages/app'),
    plot.run('vitest', 'run', '--config', 'scripts/planted/vitest.config.ts'),
  ]);
  expect(types).toEqual({ code: 0, output: '' });
  expect(specs.code, specs.output.slice(-4000)).toBe(0);
});
