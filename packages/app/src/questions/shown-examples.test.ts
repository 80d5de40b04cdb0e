import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { loadSecondReading } from './question-parser.ts';
import { resolveQuestion } from './resolve-question.ts';

const root = join(import.meta.dirname, '../../../..');

/**
 * What each example comes to, in plain digits. Worked out by hand: 1 in = 2.54 cm, 1 mi = 1609.344 m (1959), 1 lb =
 * 0.45359237 kg (1959), °C = (°F - 32) / 1.8, and the ECB's EUR 1 = USD 1.1699 of 2026-08-21.
 */
const EXPECTED: Readonly<Record<string, string>> = {
  '100 USD a EUR': '85.477391',
  '100 USD to EUR': '85.477391',
  '100 usd a eur': '85.477391',
  '100 usd to eur': '85.477391',
  '100 dólares a euros': '85.477391',
  '100 dollars to euros': '85.477391',
  '5′11″ en cm': '180.340000',
  '5′11″ in cm': '180.340000',
  '5\'11" in cm': '180.340000',
  '5 pies 11 en cm': '180.340000',
  '5 ft 11 in cm': '180.340000',
  '350 °F a °C': '176.666667',
  '350 °F to °C': '176.666667',
  '12,5 × 3 + 10 %': '41.25',
  '12.5 × 3 + 10%': '41.25',
  '5 km + 300 m en mi': '3.293267',
  '5 km + 300 m in mi': '3.293267',
  '3 h 20 min en s': '12000.000000',
  '3 h 20 min in s': '12000.000000',
  '70 kg in stone and pounds': '154.323584',
};

/** Texts that hold examples, and how those stand there. */
const PLACES: readonly (readonly [path: string, example: RegExp])[] = [
  ...['es', 'en'].flatMap((language) => [
    [
      `packages/app/src/i18n/${language}/main.json`,
      /"home\.(?:example\.|search\.hint)[^"]*": "([^"]+)"/g,
    ] as const,
    [`packages/app/src/i18n/${language}/main.json`, /"home\.search\.none": "[^"]*[«“]([^»”]+)/g] as const,
    [`packages/app/src/i18n/${language}/calculator.json`, /"calculator\.example[^"]*": "([^"]+)"/g] as const,
    [`packages/app/src/i18n/${language}/tabs.json`, /"more\.calculator\.detail": "[^"]*: ([^"]+)"/g] as const,
    [`packages/app/store/${language}/listing.json`, /[«“]([^»”]*\d[^»”]*)[»”]/g] as const,
  ]),
  ['README.md', /equivale -- (?:--lang \w\w )?"((?:\\"|[^"])+)"/g],
  ['README.md', /^echo "([^"]+)" \| npm run -s equivale/gm],
  ['packages/cli/src/messages.ts', /equivale \[--lang [^\]]+\] "([^"]+)"/g],
];

function examplesIn([path, example]: (typeof PLACES)[number]): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const found = [...text.matchAll(example)].flatMap(([, shown = '']) =>
    shown.replaceAll('\\"', '"').split(' · '),
  );
  if (found.length === 0) throw new Error(`${path} holds no example where one is looked for: ${example}`);
  return found;
}

/** One euro reference rate of the ECB. */
const RATES = {
  rates: {},
  origins: [
    {
      source: 'ecb',
      date: '2026-08-21',
      codes: ['EUR', 'USD'],
      published: { base: 'EUR', rates: { USD: '1.1699' } },
    },
  ],
};

beforeAll(loadSecondReading);

const examples = [...new Set(PLACES.flatMap(examplesIn))];

it.each(examples)(
  '[D.examples] the example that people are shown, %s, is answered with what it comes to',
  async (example) => {
    const expected = EXPECTED[example.replace(/\s/g, ' ')];
    expect(expected, 'an example without its expected value').toBeDefined();
    for (const language of Object.values(LANGUAGES)) {
      const { locale } = await language.locale();
      const outcome = resolveQuestion(example, locale, RATES);
      expect(outcome?.ok && outcome.results.map(({ plain }) => plain)).toContain(expected);
    }
  },
);
