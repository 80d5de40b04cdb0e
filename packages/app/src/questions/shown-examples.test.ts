import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../i18n/languages.ts';
import { loadThirdReader } from './question-parser.ts';
import { resolveQuestion } from './resolve-question.ts';

const root = join(import.meta.dirname, '../../../..');

/**
 * What each example comes to, in plain digits. Worked out by hand: 1 in = 2.54 cm, 1 mi = 1609.344 m (1959), 1 lb =
 * 0.45359237 kg (1959), °C = (°F - 32) / 1.8, and the ECB's EUR 1 = USD 1.1699 = BRL 6.0518 of 2026-08-21.
 */
const EXPECTED: Readonly<Record<string, string>> = {
  '100 dólares em reais': '517.292076',
  '100 USD em BRL': '517.292076',
  '100 USD en EUR': '85.477391',
  '100 dollars en euros': '85.477391',
  '100 USD in EUR': '85.477391',
  '100 Dollar in Euro': '85.477391',
  '100 dollari in euro': '85.477391',
  '100 dòlars a euros': '85.477391',
  '5′11″ em cm': '180.340000',
  '350 °F em °C': '176.666667',
  '350 °F en °C': '176.666667',
  '5 km + 300 m em mi': '3.293267',
  '3 h 20 min em s': '12000.000000',
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
  '350 °F in °C': '176.666667',
  '12,5 × 3 + 10 %': '41.25',
  '12.5 × 3 + 10%': '41.25',
  '12,5 × 3 + 10%': '41.25',
  '5 km + 300 m en mi': '3.293267',
  '5 km + 300 m in mi': '3.293267',
  '3 h 20 min en s': '12000.000000',
  '3 h 20 min in s': '12000.000000',
  '70 kg in stone and pounds': '154.323584',
};

type Place = readonly [path: string, example: RegExp];

/** Texts of the app that hold examples in a language, and how those stand there. */
const placesIn = (language: string): readonly Place[] => [
  [`languages/${language}/app/main.json`, /"home\.(?:example\.|search\.hint)[^"]*": "([^"]+)"/g],
  [`languages/${language}/app/views.json`, /"home\.search\.none": "[^"]*?[«“„]\s?([^»”“]+)/g],
  [`languages/${language}/app/calculator.json`, /"calculator\.example[^"]*": "([^"]+)"/g],
  [`languages/${language}/app/tabs.json`, /"more\.calculator\.detail": "[^"]*: ([^"]+)"/g],
];

/** What is read everywhere, whichever language the page has. */
const PLACES: readonly Place[] = [
  ...['es', 'en'].flatMap((language) => [
    ...placesIn(language),
    [`languages/${language}/store.json`, /[«“]([^»”]*\d[^»”]*)[»”]/g] as const,
    [`languages/${language}/cli.ts`, /equivale \[--lang [^\]]+\] "([^"]+)"/g] as const,
  ]),
  ['README.md', /equivale -- (?:--lang \w\w )?"((?:\\"|[^"])+)"/g],
  ['README.md', /^echo "([^"]+)" \| npm run -s equivale/gm],
];

function examplesIn([path, example]: Place): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const found = [...text.matchAll(example)].flatMap(([, shown = '']) =>
    shown.replaceAll('\\"', '"').trim().split(' · '),
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
      codes: ['EUR', 'USD', 'BRL'],
      published: { base: 'EUR', rates: { USD: '1.1699', BRL: '6.0518' } },
    },
  ],
};

/** Each example with the languages of the pages on which it is answered: what stands in a further language, on its own. */
const EVERYWHERE = ['es', 'en'] as const;
const shown = [
  ...EVERYWHERE.flatMap((language) => PLACES.map((place) => [language, place] as const)),
  ...LANGUAGE_IDS.filter((id) => !EVERYWHERE.some((known) => known === id)).flatMap((id) =>
    placesIn(id).map((place) => [id, place] as const),
  ),
];
const examples = new Map(
  shown.flatMap(([language, place]) =>
    examplesIn(place).map((example) => [`${language}: ${example}`, { language, example }] as const),
  ),
);

it.each([...examples.values()])(
  '[D.examples] the example that people are shown, $example, is answered in $language with what it comes to',
  async ({ language, example }) => {
    const expected = EXPECTED[example.replace(/\s/g, ' ')];
    expect(expected, 'an example without its expected value').toBeDefined();
    await activateLanguage(language);
    await loadThirdReader();
    const { locale } = await LANGUAGES[language].locale();
    const outcome = resolveQuestion(example, locale, RATES);
    expect(outcome?.ok && outcome.results.map(({ plain }) => plain)).toContain(expected);
  },
);
