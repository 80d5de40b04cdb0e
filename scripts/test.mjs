/**
 * `npm test`: every check there is, in the order in which a fault is cheapest to find. Two lanes run side by side:
 * the static checks and the app build beside each other, then unit tests, then whole-app tests in Chromium,
 * and the main job in Firefox and WebKit where this machine has them.
 */
import './node-version.mjs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildApp } from './build-app.mjs';
import { findEngines } from './find-engines.mjs';
import { run } from './run.mjs';

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

const quiet = { quiet: true };
const lanes = [
  async () => [
    await stage('format and lint', () => run('biome', ['ci', '--error-on-warnings'], quiet)),
    await stage('types', () => run('tsc', ['-b'], quiet)),
    await stage('arrows', () => run('node', ['scripts/check-arrows.ts'])),
    await stage('source rules', () => run('node', ['scripts/source-rules/check.ts'])),
    await stage('conformance', () => run('node', ['scripts/conformance/conformance.ts', '--check'])),
    await stage('dead code', () => run('knip', ['--treat-config-hints-as-errors'], quiet)),
  ],
  async () => [await stage('build', () => buildApp())],
];

const started = performance.now();
const codes = (await Promise.all(lanes.map((lane) => lane()))).flat();
codes.push(await stage('size budgets', () => run('node', ['scripts/check-size.ts'])));
codes.push(await stage('unit and integration', () => run('vitest', ['run'])));
codes.push(
  await stage('end to end', async () => {
    const env = { ...(await findEngines()), E2E_PORT: String(await freePort()) };
    return run('playwright', ['test', '--project=phone', '--project=desktop', '--project=other-engines'], {
      env,
    });
  }),
);

const failed = codes.filter((code) => code !== 0).length;
console.log(`${codes.length - failed} passed, ${failed} failed`);
console.log(`in ${seconds(started)} s`);
process.exitCode = failed === 0 ? 0 : 1;
