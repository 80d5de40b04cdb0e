/**
 * The real server on a fresh data folder, off the network: what a first start on a plane would serve. `APP_DIR` names
 * another folder than that of the build.
 */
import '../scripts/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'equivale-e2e-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
// Where the process that started it has a channel to it, it ends with that process too.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(end, () => process.exit());

Object.assign(process.env, {
  HOST: '127.0.0.1',
  // What engines check holds for a site that the build knows nothing of.
  SITE_URL: process.env.SITE_URL ?? 'https://equivale.test',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  PUSH_CONTACT: 'mailto:operator@equivale.app',
});
const { loadConfig } = await import('../packages/server/src/config.ts');
const { mirrorSetting } = await import('../packages/server/src/source-settings.ts');
const { ALL_SOURCES } = await import('../packages/server/src/sources/all-sources.ts');
const { startServer } = await import('../packages/server/src/start-server.ts');
for (const { key } of ALL_SOURCES) process.env[mirrorSetting(key)] = 'off';
const loaded = loadConfig(process.env);
if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
await startServer({ ...loaded.config, appDir: process.env.APP_DIR ?? loaded.config.appDir });
// Where there is a cache. A server that a test kills could not write it at its end.
flushCompileCache();
