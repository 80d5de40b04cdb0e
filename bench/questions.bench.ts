/**
 * Feeds the parser a million random strings (at most 5 ms each, 1 ms on average) and texts of 10 kB (at most 20 ms).
 * A slow string is timed up to twenty times and its best time counts: pauses of the machine say nothing about it.
 *
 *     npm run bench:questions [-- strings, default a million] [--json FILE]
 */
import { COMMON_UNITS, createUnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { LANGUAGES } from '@equivale/core/locale/languages';
import { createQuestionParser } from '@equivale/core/parse';
import { createSumParser } from '@equivale/core/parse/sums';
import { locale as en } from '../languages/en/core/locale.ts';
import { locale as es } from '../languages/es/core/locale.ts';
import { argument, Report } from './report.ts';

const units = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);
const { parse } = createSumParser(createQuestionParser(units, LANGUAGES), units, LANGUAGES);

const COUNT = argument(0, 1_000_000);
const LIMIT_MS = 5;
const MEAN_US = 1000;
const LONG_LIMIT_MS = 20;

/** A small congruential generator: the same strings on every run. */
let state = 20261120;
function random(below: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * below);
}

const WORDS = (
  'usd eur km mi to in a en y and de of un half medio 5 1.234 1,5 1/2 ½ ( ) + - * / ^ % $ € \' " how many cuantos m ft ' +
  'lb libras pesos c f k billon mil hundred -> = ? 2h30 6ft2 9e99 9e9999 0 °c m2 xyz dolares kilometrs metros cuadrados ' +
  'per hour fl oz quintal manzana ton kb MB libra esterlina mexicanos twenty five veintiun cuarto 9^9^9'
).split(' ');
const pick = (from: readonly string[]): string => from[random(from.length)] ?? '';
const repeat = (length: number, make: () => string): string => Array.from({ length }, make).join('');

const FAMILIES: Readonly<Record<string, () => string>> = {
  ascii: () => repeat(random(80), () => String.fromCharCode(32 + random(95))),
  letters: () => repeat(random(80), () => 'abcdefghijklmnopqrstuvwxyzáéñ   '[random(32)] ?? ''),
  unicode: () => repeat(random(60), () => String.fromCodePoint(random(0x1ffff))),
  numbers: () => repeat(random(40), () => "0123456789.,  e+-*/()'%"[random(22)] ?? ''),
  words: () => Array.from({ length: random(24) }, () => pick(WORDS)).join(' '),
};

function timeOf(text: string): number {
  const start = performance.now();
  parse(text, { locale: es });
  return performance.now() - start;
}

const REPEATS = 200;

/** What the processor needs for it, in milliseconds; its clock is too coarse for a single time. */
function processorTimeOf(text: string): number {
  const start = process.threadCpuUsage();
  for (let repeat = 0; repeat < REPEATS; repeat++) parse(text, { locale: es });
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / REPEATS;
}

/** The best time of up to twenty, or less where the processor needs less. @param worst of the strings so far: one below it is no slower */
function bestOf(text: string, first: number, limit: number, worst = 0): number {
  let best = first;
  const enough = Math.max(limit / 2, worst);
  for (let retry = 0; retry < 20 && best > enough; retry++) best = Math.min(best, timeOf(text));
  return best > Math.max(limit, worst) ? Math.min(best, processorTimeOf(text)) : best;
}

const report = new Report('questions');
parse('5 kilometrs', { locale: es });
for (const [family, make] of Object.entries(FAMILIES)) {
  let [total, worst, worstText, understood, slow] = [0, 0, '', 0, 0];
  const share = Math.ceil(COUNT / Object.keys(FAMILIES).length);
  for (let round = 0; round < share; round++) {
    const text = make();
    const first = timeOf(text);
    total += first;
    const best = bestOf(text, first, LIMIT_MS, worst);
    if (best > LIMIT_MS) slow++;
    if (best > worst) [worst, worstText] = [best, text];
    if (round % 100 === 0 && parse(text, { locale: en }).ok) understood++;
  }
  report.add(`${family}: strings`, share, '');
  report.add(`${family}: mean`, (total / share) * 1000, 'µs', { atMost: MEAN_US });
  report.add(`${family}: slower than ${LIMIT_MS} ms, at most`, slow, '');
  report.add(`${family}: slowest`, worst, 'ms', { atMost: LIMIT_MS });
  console.log(
    `  slowest: ${JSON.stringify(worstText.slice(0, 100))}; ${understood} of the sampled understood`,
  );
}

const LONG: Readonly<Record<string, string>> = {
  words: 'convert five kilometers to miles and '.repeat(280),
  digits: '9'.repeat(10_000),
  brackets: '('.repeat(10_000),
  units: 'km '.repeat(3400),
};
for (const [name, text] of Object.entries(LONG)) {
  report.add(`10 kB of ${name}`, bestOf(text, timeOf(text), LONG_LIMIT_MS), 'ms', { atMost: LONG_LIMIT_MS });
}
report.finish();
