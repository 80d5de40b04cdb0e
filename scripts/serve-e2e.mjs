/** The real server on a fresh data folder, off the network: what a first start on a plane would serve. */
import './node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'equivale-e2e-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

Object.assign(process.env, { HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
for (const source of ['ECB', 'FRANKFURTER', 'EXCHANGE_API', 'BANCA_D_ITALIA', 'COINBASE', 'BINANCE']) {
  process.env[`SOURCE_${source}_URL`] = 'off';
}
await import('../packages/server/src/main.ts');
