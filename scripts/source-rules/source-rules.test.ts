import { describe, expect, it } from 'vitest';
import { findFaults, lineRules } from './rules.ts';

const rulesIn = (path: string, text: string) =>
  findFaults(new Map([[path, text + '\n'.repeat(20)]])).map(({ rule }) => rule);

/** By rule: violations, each planted in a file where the rule holds, and what looks like one and is none. */
const plants: Readonly<
  Record<string, { path: string; found: readonly string[]; allowed: readonly string[] }>
> = {
  'rates-divided': {
    path: 'packages/server/src/rates/planted.ts',
    found: [
      'export const cross = toRate / fromRate;',
      "export const cross = rates['EUR'] / rates['USD'];",
      'export const money = (amount / fromRate) * toRate;',
      'export const money = (amount * (rates[to] as number)) / rates[from]!;',
      'export const money = divide(multiply(amount, toRate), fromRate);',
      'export const cross = last.rate.toNumber() / rateOf(code);',
      'export const rate = over / under;',
      'export const quote = { day, rate: over / under };',
      'rates.push((over / (under as number)) * factor);',
      'export const ofPeg = Number(peg.rate) * anchor.rate;',
      'export const money = fromAmount * table.rates[to];',
      'export const money = multiply(parse(amount), rateOf(to));',
      'class Rates { cross() { return this.rate / other.rate; } }',
      'export const money = amount / fromRate;',
      'amount *= rates[to];',
      'amountLeft /= fromRate;',
    ],
    allowed: [
      'export const change = 100 * (last.rate / first.rate - 1);',
      'export const isFar = newRate / oldRate > 2;',
      'const ratio = newRate / oldRate;',
      'export const distance = Math.abs(Math.log(rate / last.rate));',
      'export const quote = { rate: 1 / price };',
      'export const y = ((rate - bottom) / (top - bottom)) * height;',
      'export const share = hits / all;',
      'export const level = Math.sqrt(one.rate * other.rate);',
      'export const y = rate * height;',
      'export const delay = attempt * rateLimitMs;',
      'export const separate = value / scale;',
    ],
  },
  'language-compared': {
    path: 'packages/app/src/converter/planted.tsx',
    found: [
      "export const sign = language === 'es' ? ',' : '.';",
      "export const isOther = 'en' !== locale;",
      "switch (locale) { case 'es': break; }",
      "export const isEnglish = path.startsWith('/en/');",
      "export const isSpanish = tag.startsWith('es');",
      "export const Sign = () => <b>{locale === 'es' ? ',' : '.'}</b>;",
      'export const isMexican = tag == "es-MX";',
      'export const isSpanish = language === `es`;',
      "export const isSpanish = ['es', 'ca'].includes(language);",
      "export const isSpanish = ['es'].indexOf(language) >= 0;",
      'export const isSpanish = i18n.language?.startsWith("es");',
      "export const isSpanish = navigator.languages.includes('es');",
      "export const isSpanish = Object.is(language, 'es');",
      'export const isSpanish = /^es\\b/.test(tag);',
      'export const isOurs = tag.match(/^(?:es|en)-/);',
      "export const greeting = { es: 'Hola', en: 'Hi' }[language];",
    ],
    allowed: [
      "export const names = { es: 'euro', en: 'euro' };",
      "export const isEuro = name === 'estonian';",
      "export type Language = 'es' | 'en';",
      "export const plural = word.endsWith('es');",
      "export const row = { id: 'euro', names: { es: 'euro', en: 'euro' } };\nexport const name = row.names[language];",
      "export const hasWord = ['estonia', 'england'].includes(word);",
      'export const isPast = /^estab/.test(word);',
      'export const name = names.es;',
    ],
  },
  'day-in-milliseconds': {
    path: 'packages/app/src/device/planted.ts',
    found: [
      'const DAY = 86_400_000;',
      'const DAY = 86400000;',
      'const DAY = 864e5;',
      'const DAY = 8.64e7;',
      'const DAY = 24 * 60 * 60 * 1000;',
      'const DAY = 1000 * 3600 * 24;',
      'const WEEK = 604_800_000;',
      'const HOUR = 3_600_000;\nexport const isOld = age > 24 * HOUR;',
      'const MINUTE = 60 * 1000;\nconst HOUR = 60 * MINUTE;\nexport const then = now - days * HOUR * 24;',
      'export const day = Math.floor(ms / 1000 / 60 / 60 / 24);',
      'export const day = ms / (1000 * 60 * 60 * 24);',
    ],
    allowed: [
      'const HOUR = 3_600_000;\nexport const isOld = age > 12 * HOUR;',
      "import { DAY_MS } from '@equivale/core';\nexport const isOld = age > 7 * DAY_MS;",
      'export const MAX_AGE_SECONDS = 400 * 86_400;',
      'const LAST_INSTANT_MS = 8.64e15;',
    ],
  },
  'paper-cited-in-core': {
    path: 'packages/core/src/units/planted.ts',
    found: [
      '/** @source SPEC.md section 9 */',
      '/** The units of the specification. */',
      '// DECISIONS: a result is never 0',
      '// see docs/parser.md',
      '// decision 14 says why',
      '// S4.reset and nothing else',
      '// D.exact-factors',
      '// I13.one-search',
      '// CHANGELOG, HOUSE.md',
      '// glossary.md has the word',
      '// see decisions/0013-mutation-testing.md',
      '// issue 12 asked for it',
      '// the spec says so',
    ],
    allowed: [
      '/** @source ISO 4217, table A.1; https://www.bipm.org/en/publications/si-brochure */',
      '/** A special case. */\nexport const a = unit.label;',
    ],
  },
  'physical-side': {
    path: 'packages/app/src/converter/planted.css',
    found: [
      '.row { padding-left: 8px; }',
      '.row {\n  right: 0;\n}',
      '.row { text-align: right; }',
      '.row { border-top-left-radius: 8px; }',
      '/* class="flex ml-auto" */',
      '/* class="md:-left-2" */',
      '/* class="text-left" */',
    ],
    allowed: [
      '.row { padding-inline: 8px 16px; inset-inline-end: 0; text-align: end; }',
      '.row { padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left); }',
      '/* class="ms-auto text-start" */',
      '/* what is left for the second column */',
    ],
  },
  'empty-selector': {
    path: 'packages/app/src/converter/planted.css',
    found: [
      '.row:empty { display: none; }',
      '.rows > :not(:empty) { display: grid; }',
      '/* class="grid empty:hidden" */',
      '/* class="md:empty:hidden" */',
      '/* class="empty:[--gap:0]" */',
    ],
    allowed: [
      '.row:not(:has(*)) { display: none; }',
      '.row.is-empty { display: none; }',
      '/* what is empty: nothing */',
    ],
  },
};

describe.each(Object.entries(plants))('rule %s', (rule, { path, found, allowed }) => {
  it.each(found)('finds: %s', (text) => expect(rulesIn(path, text)).toEqual([rule]));
  it.each(allowed)('allows: %s', (text) => expect(rulesIn(path, text)).toEqual([]));
});

describe('rules about what is written', () => {
  it('are each proved by a planted violation', () => {
    expect(lineRules.map(({ name }) => name)).toEqual(Object.keys(plants));
  });

  it.each([
    ['rates-divided', 'packages/core/src/money/quote.ts'],
    ['rates-divided', 'packages/core/src/money/quote/cross.ts'],
    ['language-compared', 'languages/es/core/words.ts'],
    ['language-compared', 'packages/app/src/i18n/languages.ts'],
    ['day-in-milliseconds', 'packages/core/src/calendar/day-number.ts'],
    ['paper-cited-in-core', 'packages/app/src/shell/routes/routes.ts'],
  ])('%s does not hold in %s', (rule, path) => {
    expect(rulesIn(path, String(plants[rule]?.found[0]))).not.toContain(rule);
  });

  it('do not hold in tests and in what supports them', () => {
    for (const { path, found } of Object.values(plants)) {
      expect(rulesIn(path.replace('planted', 'planted.test'), String(found[0]))).toEqual([]);
      expect(rulesIn(path.replace('/src/', '/src/testing/'), String(found[0]))).toEqual([]);
    }
  });

  it('name the lines, past text of more than one byte a sign and after another file', () => {
    const text = '// años\n// ¿días?\nexport const a = 1;\nexport const DAY = 864e5;\n';
    const files = new Map(
      ['a', 'b'].map((name) => [`packages/app/src/api/${name}.ts`, text + '\n'.repeat(20)]),
    );
    expect(findFaults(files).map(({ message }) => message)).toEqual(
      Array(2).fill('line 4: days are counted by core/calendar'),
    );
  });
});

const lines = (count: number) => 'x;\n'.repeat(count);
const treeFaults = (tree: Readonly<Record<string, number>>) =>
  findFaults(new Map(Object.entries(tree).map(([path, count]) => [path, lines(count)]))).map(
    ({ rule, path }) => `${rule} ${path}`,
  );

describe('rules about folders and sizes', () => {
  it.each(['utils', 'helpers', 'common', 'misc', 'types', 'data'])('find a folder named %s', (folder) => {
    expect(treeFaults({ [`packages/app/src/api/${folder}/a.ts`]: 20 })).toEqual([
      `folder-without-a-subject packages/app/src/api/${folder}`,
    ]);
    expect(treeFaults({ [`scripts/${folder}/a.ts`]: 20 })).toEqual([
      `folder-without-a-subject scripts/${folder}`,
    ]);
  });

  it('allow the common units and files of such a name', () => {
    expect(treeFaults({ 'packages/core/src/units/common/data.ts': 20 })).toEqual([]);
  });

  it.each([
    ['packages/app/src/device', 'packages/app/src/device/a.ts', 'packages/app/src/device/b.ts'],
    ['packages/server/src', 'packages/server/src/a.ts', 'packages/server/src/b.ts'],
    ['languages/es/core', 'languages/es/core/a.ts', 'languages/es/core/b.ts'],
    [
      'packages/server/src/http/guards',
      'packages/server/src/http/guards/a.ts',
      'packages/server/src/http/guards/b.ts',
    ],
  ])('find more than 1200 lines in %s', (room, one, other) => {
    expect(treeFaults({ [one]: 600, [other]: 600 })).toEqual([]);
    expect(treeFaults({ [one]: 601, [other]: 600 })).toEqual([`folder-too-large ${room}`]);
  });

  it('count neither features nor tests, and each language by itself', () => {
    const tree = {
      'packages/app/src/features/currency/a.ts': 1300,
      'languages/es/core/a.ts': 700,
      'languages/en/core/a.ts': 700,
      'packages/core/src/units/a.test.ts': 1300,
    };
    expect(treeFaults(tree)).toEqual([]);
  });
});
