/**
 * `npm test`: every check, in two lanes side by side, the cheapest faults first.
 * Static checks, then unit tests; the app build, then whole-app tests in Chromium, and the main job in Firefox and WebKit where installed.
 */
import './node-version.mjs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildApp } from './build-app.mjs';
import { writeLanguageLists } from './build-languages.ts';
import { findEngines } from './find-engines.mjs';
import { root, run } from './run.mjs';

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** Runs one named stage and prints a line about it; a failing stage has printed why. */
async function stage(name, work) {
  const since = performance.now();
  const code = await work();
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${seconds(since)} s`);
  return code;
}

/** A free port, so that nothing else on the machine can make the tests fail. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// Servers and workers by the dozen load the same modules: what the first has compiled the others read.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node');

writeLanguageLists();
const quiet = { quiet: true };
const started = performance.now();
const built = stage('build', () => buildApp());
const lanes = [
  async () => [
    await stage('format and lint', () => run('biome', ['ci', '--error-on-warnings'], quiet)),
    await stage('types', () => run('tsc', ['-b'], quiet)),
    await stage('imports', () => run('node', ['scripts/check-imports.ts'])),
    await stage('conformance', () => run('node', ['scripts/conformance/conformance.ts'])),
    await stage('dead code', () => run('knip', ['--treat-config-hints-as-errors'], quiet)),
    // Some tests copy the packages, in which nothing may come and go meanwhile. Browsers wait often and unit tests
    // hardly ever: these take what those leave of the processor, and then all of it.
    await built.then(() => stage('unit and integration', () => run('vitest', ['run'], { niceness: 5 }))),
  ],
  async () => [
    await built.then(() => stage('size budgets', () => run('node', ['scripts/check-size.ts']))),
    await stage('end to end', async () => {
      const env = { ...(await findEngines()), E2E_PORT: String(await freePort()) };
      const projects = ['phone', 'desktop', 'narrow', 'wide', 'other-engines'].map(
        (name) => `--project=${name}`,
      );
      // Held until the end: the output of two reporters at once is unreadable.
      return run('playwright', ['test', ...projects], { env, held: true });
    }),
  ],
];

const codes = (await Promise.all([built, ...lanes.map((lane) => lane())])).flat();

const failed = codes.filter((code) => code !== 0).length;
console.log(`${codes.length - failed} passed, ${failed} failed`);
console.log(`in ${seconds(started)} s`);
process.exitCode = failed === 0 ? 0 : 1;
