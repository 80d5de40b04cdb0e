/**
 * Sends the corpora of questions to our reader and to qalc; right is the expected value, or the expected refusal.
 * Takes the better of two forms for qalc, which has no word for `in`. Tolerance: 1e-9 for qalc, 1e-12 for ours.
 *
 *     npm run bench:qalc [-- --json FILE]      (Debian package `qalc`; without it, ours alone)
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { UnitSet } from '@equivale/core';
import { locale as en } from '../languages/en/core/locale.ts';
import { locale as es } from '../languages/es/core/locale.ts';
import {
  type AskedQuestion,
  type Outcome,
  outcomeOf,
  readAskedQuestions,
} from '../packages/core/src/testing/asked-questions.ts';
import { units } from '../packages/core/src/testing/parse-question.ts';
import { parseSum } from '../packages/core/src/testing/parse-sum.ts';
import { Report } from './report.ts';

const { convert }: UnitSet = units;
const fixtures = join(import.meta.dirname, '../packages/core/src/parse/question/fixtures');
const read = (name: string): string => readFileSync(join(fixtures, name), 'utf8');

/** The value of an interpretation in the older corpora; `bench:core` compares our conversions with an oracle. */
function valuesOf(meant: string): readonly number[] {
  const [, amount = '', from = '', to = ''] = /^(\S+) (\S+) > (\S+)$/.exec(meant) ?? [];
  if (meant.startsWith('= ')) return [Number(meant.slice(2))];
  const targets = to.includes('+') ? to.split('+').slice(-1) : to.split(',');
  const results = targets.map((target) => convert(amount, from, target));
  return results.flatMap((result) => (result.ok ? Number(result.toSignificant(15)) : []));
}

/** The older corpora hold interpretations, `71 in > cm`. */
function readOlder(name: string): AskedQuestion[] {
  return readAskedQuestions(read(name).replaceAll('## either', '## es')).flatMap((asked) => {
    const meant = asked.meant
      .replace(/^[~?] /, '')
      .replace(/ \/ .*/, '')
      .trim();
    if (meant.startsWith('!')) return { ...asked, meant: '!' };
    if (!/ > |^= /.test(meant)) return [];
    return { ...asked, meant: meant.replaceAll(',', ', '), values: valuesOf(meant) };
  });
}

const corpora = [
  ...['corpus.txt', 'second-corpus.txt', 'third-corpus.txt'].flatMap(readOlder),
  ...readdirSync(join(fixtures, 'asked'))
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => readAskedQuestions(read(`asked/${name}`)))
    // without a target there is no value to compare
    .filter(({ meant }) => / > |^[=!]/.test(meant)),
];

type Language = AskedQuestion['language'];

interface Answer {
  /** Each number of the result, the last of a result in parts as the sum of all in the last unit. */
  readonly numbers: readonly number[];
  readonly isRefused: boolean;
}

/** Separates the messages of two questions. */
const MARK = 123456789;
const BATCH = 200;
/** How many of the next smaller unit one is, where people split a result. */
const SPLIT: Readonly<Record<string, number>> = {
  'ft+in': 12,
  'st+lb': 14,
  'lb+oz': 16,
  'mi+yd': 1760,
  'h+min': 60,
};

const CONFIG =
  '[General]\nversion=4.5.1\nsave_mode_on_exit=0\ncolorize=0\nauto_update_exchange_rates=0\nvertical_space=0\n' +
  '[Mode]\nmixed_units_conversion=0\nprecision=15\nuse_prefixes=0\n';

const run = promisify(execFile);

/** What qalc prints for each question. @returns one text of several lines for each */
async function askQalc(questions: readonly string[], language: Language): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), 'qalc-'));
  mkdirSync(join(home, 'qalculate'));
  writeFileSync(join(home, 'qalculate/qalc.cfg'), CONFIG);
  const locale = language === 'es' ? 'es_ES.UTF-8' : 'en_US.UTF-8';
  const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, LC_ALL: locale };
  const answers: string[] = [];
  try {
    for (let place = 0; place < questions.length; place += BATCH) {
      const batch = questions.slice(place, place + BATCH);
      const lines = batch.flatMap((question) => [question.replace(/^\s*$/, '""'), `${MARK} + 0`]);
      writeFileSync(join(home, 'questions'), `${lines.join('\n')}\n`);
      const { stdout } = await run('qalc', ['-f', join(home, 'questions')], { env });
      const texts = stdout.split(new RegExp(`^.*${MARK}.*= ${MARK}\\n`, 'm'));
      if (texts.length !== batch.length + 1) throw new Error(`${texts.length} answers to ${batch.length}`);
      answers.push(...texts.slice(0, -1));
    }
  } finally {
    rmSync(home, { recursive: true });
  }
  return answers;
}

function readAnswer(text: string, language: Language): Answer {
  const lines = text.trim().split('\n');
  const messages = lines.filter((line) => /^(error|warning|advertencia)\b/i.test(line));
  const isRefused =
    messages.some((line) => !/exchange rates|tasas de cambio/.test(line)) || text.trim() === '';
  const result = (lines.at(-1) ?? '').split(/[=≈]/).slice(1).join(' ').replaceAll('−', '-');
  const plain = language === 'es' ? result.replaceAll(',', '.') : result.replaceAll(',', '');
  const numbers = [...plain.matchAll(/(-?\d+(?:\.\d+)?(?:E[-+]?\d+)?)(?:\/(\d+))?/g)];
  return { numbers: numbers.map(([, top, bottom = '1']) => Number(top) / Number(bottom)), isRefused };
}

const isClose = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

function outcomeOfQalc({ numbers, isRefused }: Answer, { meant, values }: AskedQuestion): Outcome {
  if (meant === '!') return isRefused ? 'right' : 'wrong';
  if (isRefused || numbers.length === 0) return 'refused';
  const ratio = Object.entries(SPLIT).find(([pair]) => meant.endsWith(`> ${pair}`))?.[1] ?? 0;
  const [whole = Number.NaN, rest = Number.NaN] = numbers;
  const candidates = ratio > 0 ? [...numbers, whole * ratio + rest] : numbers;
  const isRight = values.length > 0 && values.every((value) => candidates.some((one) => isClose(one, value)));
  return isRight ? 'right' : 'wrong';
}

/** Expected amounts of money, by the rates that qalc ships. */
async function withQalcRates(asked: readonly AskedQuestion[]): Promise<AskedQuestion[]> {
  const sentencesOf = ({ meant, values }: AskedQuestion): string[] => {
    const [, amount, from, targets] = /^(\S+) (\S+) > (.*)$/.exec(meant) ?? [];
    if (values.length > 0 || !targets) return [];
    return targets.split(', ').map((target) => `${amount} ${from} to ${target}`);
  };
  const figures = (await askQalc(asked.flatMap(sentencesOf), 'en')).map(
    (text) => readAnswer(text, 'en').numbers[0] ?? Number.NaN,
  );
  return asked.map((one) => {
    const count = sentencesOf(one).length;
    return count > 0 ? { ...one, values: figures.splice(0, count) } : one;
  });
}

const ORDER: readonly Outcome[] = ['right', 'other', 'refused', 'wrong'];

async function qalcOutcomes(asked: readonly AskedQuestion[], language: Language): Promise<Outcome[]> {
  const ask = async (questions: readonly AskedQuestion[]) => {
    const texts = await askQalc(
      questions.map(({ question }) => question),
      language,
    );
    return questions.map((one, place) => outcomeOfQalc(readAnswer(texts[place] ?? '', language), one));
  };
  const [word, known] = language === 'es' ? ['en', 'a'] : ['in', 'to'];
  const priced = await withQalcRates(asked);
  const outcomes = await ask(priced);
  const again = priced.flatMap((one, place) => {
    const question = one.question.replace(new RegExp(` ${word} (?!.* ${word} )`), ` ${known} `);
    return outcomes[place] === 'right' || question === one.question ? [] : { ...one, question, place };
  });
  (await ask(again)).forEach((outcome, index) => {
    const place = again[index]?.place ?? 0;
    if (ORDER.indexOf(outcome) < ORDER.indexOf(outcomes[place] ?? 'wrong')) outcomes[place] = outcome;
  });
  return outcomes;
}

function version(): string {
  try {
    return execFileSync('qalc', ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

const report = new Report('qalc');
const installed = version();
console.log(
  installed ? `qalc ${installed}` : 'qalc is not installed: our answers alone (apt-get install qalc)',
);

async function compare(language: Language) {
  const asked = corpora.filter((one) => one.language === language);
  const locale = { es, en }[language];
  const ours = asked.map((one) => outcomeOf(parseSum(one.question, { locale }), one));
  return { language, ours, theirs: installed ? await qalcOutcomes(asked, language) : undefined };
}

const share = (outcomes: readonly Outcome[], ...which: Outcome[]) =>
  (outcomes.filter((outcome) => which.includes(outcome)).length / outcomes.length) * 100;

for (const { language, ours, theirs } of await Promise.all((['es', 'en'] as const).map(compare))) {
  report.add(`${language}: questions`, ours.length, '');
  for (const [name, outcomes] of Object.entries({ ours, ...(theirs && { qalc: theirs }) })) {
    report.add(`${language}, ${name}: right`, share(outcomes, 'right'), '%');
    report.add(`${language}, ${name}: refused`, share(outcomes, 'refused'), '%');
    report.add(`${language}, ${name}: another value`, share(outcomes, 'wrong', 'other'), '%');
  }
  const lead = theirs && share(ours, 'right') - share(theirs, 'right');
  if (theirs) report.add(`${language}: right, ours less qalc`, lead, '%', { atLeast: 0 });
}
report.finish();
