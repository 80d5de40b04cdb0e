/**
 * Builds `@equivale/core` and `equivale` into `dist/packages`, and writes what core exports into `packages/core/api-report.txt`.
 *
 *     npm run build:packages
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport } from './packages/api-report.ts';
import { buildCli } from './packages/build-cli.ts';
import { buildCore } from './packages/build-core.ts';
import { root } from './run.mjs';

const out = join(root, 'dist/packages');

rmSync(out, { recursive: true, force: true });
for (const [name, build] of Object.entries({ core: buildCore, cli: buildCli })) {
  mkdirSync(join(out, name), { recursive: true });
  await build(join(out, name));
  console.log(`dist/packages/${name}`);
}
writeFileSync(join(root, 'packages/core/api-report.txt'), apiReport(join(out, 'core')));
