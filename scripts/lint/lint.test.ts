import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../run.mjs';

/** By rule: violations planted where the rule holds, what looks like one and is none, and files that may break it. */
const PLANTS = {
  'rates-divided': {
    path: 'packages/server/src/rates/planted.ts',
    found: [
      'export const cross = toRate / fromRate;',
      "export const cross = rates['EUR'] / rates['USD'];",
      'export const money = (amount / fromRate) * toRate;',
      'export const money = (amount * (rates[to] as number)) / rates[from]!;',
      'export const money = divide(multiply(amount, toRate), fromRate);',
      'export const cross = last.rate.toNumber() / rateOf(code);',
      'export const ofPeg = Number(peg.rate) * anchor.rate;',
      'export const money = fromAmount * table.rates[to];',
      'export const money = multiply(parse(amount), rateOf(to));',
      'export const money = amount / fromRate;',
      'amount *= rates[to];',
      'amountLeft /= fromRate;',
    ],
    allowed: [
      'export const change = 100 * (last.rate / first.rate - 1);',
      'export const isFar = newRate / oldRate > 2;',
      'export const distance = Math.abs(Math.log(rate / last.rate));',
      'export const quote = { rate: 1 / price };',
      'export const y = ((rate - bottom) / (top - bottom)) * height;',
      'export const share = hits / all;',
      'export const delay = attempt * rateLimitMs;',
    ],
    exempt: ['packages/core/src/money/quote/cross.ts'],
  },
  'language-compared': {
    path: 'packages/app/src/converter/planted.tsx',
    found: [
      "export const sign = language === 'es' ? ',' : '.';",
      "export const isOther = locale !== 'en';",
      "switch (locale) { case 'es': break; }",
      "export const isEnglish = path.startsWith('/en/');",
      "export const Sign = () => <b>{locale === 'es' ? ',' : '.'}</b>;",
      'export const isMexican = tag == "es-MX";',
      'export const isSpanish = i18n.language.startsWith("es");',
      "export const isSpanish = navigator.languages.includes('es');",
      "export const isSpanish = Object.is(language, 'es');",
    ],
    allowed: [
      "export const names = { es: 'euro', en: 'euro' };",
      "export const isEuro = name === 'estonian';",
      "export type Language = 'es' | 'en';",
      "export const plural = word.endsWith('es');",
    ],
    exempt: ['packages/app/src/i18n/languages.ts', 'languages/es/core/words.ts'],
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
      'export const isOld = age > 24 * HOUR;',
      'export const then = now - days * HOUR * 24;',
      'export const day = Math.floor(ms / 1000 / 60 / 60 / 24);',
    ],
    allowed: [
      'export const isOld = age > 12 * HOUR;',
      'export const isOld = age > 7 * DAY_MS;',
      'export const MAX_AGE_SECONDS = 400 * 86_400;',
      'const LAST_INSTANT_MS = 8.64e15;',
    ],
    exempt: ['packages/core/src/calendar/day-number.ts'],
  },
};

/** Each text in a file of its own: a statement more than once in one file is another fault. */
const at = (path: string, nth: number) => path.replace('planted', `planted-${nth}`);

let folder: string;
let report: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  };
  const { plugins } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  write('biome.json', JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }));
  cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const { path, found, allowed, exempt } of Object.values(PLANTS)) {
    for (const [nth, text] of [...found, ...allowed].entries()) write(at(path, nth), text);
    for (const other of [...exempt, path.replace('planted', 'planted.test')]) write(other, String(found[0]));
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  report = await new Promise((resolve) =>
    execFile(
      process.execPath,
      [biome, 'lint', '--colors=off', '--max-diagnostics=none', '.'],
      { cwd: folder },
      (_failed, stdout, stderr) => resolve(stdout + stderr),
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(PLANTS))('rule %s', (_rule, { path, found, allowed, exempt }) => {
  const isReported = (name: string) => report.includes(`${name}:`) && report.includes('plugin');

  it.each(found.map((text, nth) => [text, nth] as const))('finds: %s', (_text, nth) => {
    expect(isReported(at(path, nth))).toBe(true);
  });
  it.each(allowed.map((text, nth) => [text, found.length + nth] as const))('allows: %s', (_text, nth) => {
    expect(isReported(at(path, nth))).toBe(false);
  });
  it.each([...exempt, path.replace('planted', 'planted.test')])('does not hold in %s', (name) => {
    expect(isReported(name)).toBe(false);
  });
});
