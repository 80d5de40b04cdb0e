/**
 * Builds the packages that others install into `dist/packages`, and writes what core exports into `packages/core/api-report.txt`.
 *
 *     npm run build:packages
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport } from './packages/api-report.ts';
import { buildCli } from './packages/build-cli.ts';
import { buildElementPackage, buildMcpPackage } from './packages/build-companions.ts';
import { buildCore } from './packages/build-core.ts';
import { root } from './run.mjs';

const out = join(root, 'dist/packages');

rmSync(out, { recursive: true, force: true });
const builds = { core: buildCore, cli: buildCli, mcp: buildMcpPackage, element: buildElementPackage };
for (const [name, build] of Object.entries(builds)) {
  mkdirSync(join(out, name), { recursive: true });
  await build(join(out, name));
  console.log(`dist/packages/${name}`);
}
writeFileSync(join(root, 'packages/core/api-report.txt'), apiReport(join(out, 'core')));
