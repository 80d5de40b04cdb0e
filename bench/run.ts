/**
 * Runs all measurements in turn, each bounded in time, and writes `bench/RESULTS.md`; named parts leave the records of the others in place.
 * Exits with 1 when a limit is broken or a part fails.
 *
 *     npm run bench [-- core chart]
 *     npm run bench -- --try [core chart]      each part as briefly as it can be; writes nothing
 */
import '../scripts/node-version.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, release, type as system, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../scripts/build-app.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import type { Figure } from './report.ts';
import { type PartRecord, resultsPage } from './results-page.ts';

interface Part {
  /** Longest time it may take. */
  readonly seconds: number;
  readonly args?: readonly string[];
  /** Arguments with which it is over soon, and its figures mean little. */
  readonly trial?: readonly string[];
}

/** Less than an hour in all. */
const PARTS: Readonly<Record<string, Part>> = {
  core: { seconds: 60 },
  chart: { seconds: 150, trial: ['1'] },
  server: { seconds: 400, trial: ['1', '1'] },
  web: { seconds: 600, trial: ['1'] },
  start: { seconds: 30, trial: ['1'] },
  packages: { seconds: 60, trial: ['1'] },
  // on its own it asks a million
  questions: { seconds: 150, args: ['300000'], trial: ['1000'] },
  forecast: { seconds: 420, trial: ['2'] },
};
const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/bench');
/** Without a browser, only the parts that need one fail. */
const chromium = await findChromium().catch(() => '');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

const recordFile = (part: string) => join(cache, `${part}.json`);
const readJson = <Value>(file: string): Value | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** The figures that a part has written so far; one that is stopped leaves those it had. */
function readFigures(file: string): readonly Figure[] {
  const found = readJson<unknown>(file);
  return Array.isArray(found) ? found : [];
}

/** Runs one part. @returns why its result is incomplete, if it is */
async function runPart(
  part: string,
  file: string,
  { seconds, args = [] }: Part,
): Promise<string | undefined> {
  rmSync(file, { force: true });
  const [, ...script] = scripts[`bench:${part}`]?.split(' ') ?? [];
  if (script.length === 0) return 'there is no such part';
  const child = spawn(process.execPath, [...script, ...args, '--json', file], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
  const end = (signal: NodeJS.Signals) => {
    if (child.pid) process.kill(-child.pid, signal);
  };
  let isStopped = false;
  const timer = setTimeout(() => {
    isStopped = true;
    end('SIGTERM');
    setTimeout(() => child.exitCode === null && child.signalCode === null && end('SIGKILL'), 5000).unref();
  }, seconds * 1000);
  const [code, signal] = await once(child, 'exit');
  clearTimeout(timer);
  if (isStopped) return `stopped after ${seconds} s`;
  const figures = readFigures(file);
  const hasBroken = figures.some(({ holds }) => holds === false);
  if (figures.length > 0 && (code === 0 || hasBroken)) return undefined;
  return `ended with ${signal ?? `code ${code}`} after ${figures.length} figures`;
}

async function measure(part: string, bounds: Part): Promise<void> {
  const file = join(cache, `${part}.figures.json`);
  console.log(`\n== ${part}`);
  const [at, load, begin] = [new Date().toISOString(), loadavg()[0] ?? Number.NaN, performance.now()];
  const fault = await runPart(part, file, bounds).catch(String);
  const figures = readFigures(file);
  const seconds = Math.round((performance.now() - begin) / 1000);
  const record: PartRecord = { part, at, load, seconds, figures, ...(fault && { fault }) };
  writeFileSync(recordFile(part), JSON.stringify(record));
  if (fault) console.error(`${part}: ${fault}`);
}

/** What a tool prints, if it is installed. */
function answerOf(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

const {
  values: { try: isTrial },
  positionals: asked,
} = parseArgs({ options: { try: { type: 'boolean' } }, allowPositionals: true });
const unknown = asked.find((part) => !(part in PARTS));
if (unknown) throw new Error(`no part ${unknown}: ${Object.keys(PARTS).join(', ')}`);
mkdirSync(cache, { recursive: true });
if ((await buildApp()) !== 0) console.error('the app could not be built; the part web will fail');
const chosen = Object.entries(PARTS).filter(([part]) => asked.length === 0 || asked.includes(part));
if (isTrial) {
  for (const [part, { seconds, trial = [] }] of chosen) {
    const fault = await runPart(part, join(cache, 'trial.json'), { seconds, args: trial });
    if (fault === undefined) continue;
    console.error(`${part}: ${fault}`);
    process.exitCode = 1;
  }
  process.exit();
}
for (const [part, bounds] of chosen) await measure(part, bounds);

const records = Object.keys(PARTS).flatMap((part) => readJson<PartRecord>(recordFile(part)) ?? []);
const machine = [
  `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${system()} ${release()} ${arch()}`,
  `Node ${process.version}, ${answerOf(chromium, '--version')}`,
  `commit ${answerOf('git', 'describe', '--always', '--dirty')}`,
];
writeFileSync(join(root, 'bench/RESULTS.md'), resultsPage(machine, records));
const isBroken = records.some(({ fault, figures }) => fault || figures.some(({ holds }) => holds === false));
console.log(`\nbench/RESULTS.md is written${isBroken ? '; something is broken, see there' : ''}`);
process.exitCode = isBroken ? 1 : 0;
