/** `npm test`: every check in two lanes, the cheapest faults first. */
import './node-version.mjs';
import { join } from 'node:path';
import { freePort } from '../e2e/own-server.ts';
import { writeLanguageLists } from './build-languages.ts';
import { findEngines } from './find-engines.mjs';
import { root, run } from './run.mjs';

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

const failures = [];

/** Runs one named stage and prints a line about it; where it fails, all that it printed. */
async function stage(name, command, args, options) {
  const since = performance.now();
  const output = [];
  const code = await run(command, args, { ...options, output });
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${seconds(since)} s`);
  const text = Buffer.concat(output).toString().trimEnd();
  for (const [flaky] of text.matchAll(/^ +\d+ flaky\n(?: {4}.+\n)+/gm)) console.log(flaky);
  if (code === 0) return;
  console.error(text);
  failures.push(`\nFAIL  ${name}\n${text.split('\n').slice(-60).join('\n')}`);
}

// Else Vitest colors what is read in a file.
Object.assign(process.env, { NO_COLOR: '1' });
// Servers and workers by the dozen load the same modules: what the first has compiled the others read.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node');

writeLanguageLists();
const started = performance.now();
const built = stage('build', 'node', ['scripts/build.mjs']);
const lanes = [
  async () => {
    await stage('format and lint', 'biome', ['ci', '--error-on-warnings']);
    // Each further checker works out the same types once more: four take three times the processor time of one.
    await stage('types', 'tsc', ['-b', '--checkers', '1']);
    await stage('imports', 'node', ['scripts/check-imports.ts']);
    await stage('conformance', 'node', ['scripts/conformance/conformance.ts']);
    await stage('dead code', 'knip', ['--treat-config-hints-as-errors']);
    // Some tests copy the packages, in which nothing may come and go meanwhile. Browsers wait often and unit tests
    // hardly ever: these take what those leave of the processor, and then all of it.
    await built;
    const briefly = ['--reporter=dot', '--silent=passed-only'];
    await stage('unit and integration', 'vitest', ['run', ...briefly], { niceness: 5 });
  },
  async () => {
    await built;
    await stage('size budgets', 'node', ['scripts/check-size.ts']);
    const env = { ...(await findEngines()), E2E_PORT: String(await freePort()) };
    const projects = ['phone', 'desktop', 'narrow', 'wide', 'other-engines'];
    // A browser on a busy machine may fail once; what passes the second time is printed as flaky.
    const args = ['--reporter=dot', '--retries=1', ...projects.map((name) => `--project=${name}`)];
    await stage('end to end', 'playwright', ['test', ...args], { env });
  },
];
await Promise.all([built, ...lanes.map((lane) => lane())]);

console.log(`${failures.length} failed`);
console.log(`in ${seconds(started)} s`);
// Repeats the ends of several: of a long log only the last lines may be kept.
if (failures.length > 1) for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
