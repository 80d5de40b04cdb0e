/** `npm run build:packages`: builds what others install, and the report of core's exports. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './find-chromium.mjs';
import { apiReport } from './packages/api-report.ts';
import { buildCli } from './packages/build-cli.ts';
import { buildElementPackage, buildMcpPackage } from './packages/build-companions.ts';
import { buildCore } from './packages/build-core.ts';
import { buildDeb } from './packages/build-deb.ts';
import { root } from './run.mjs';

const out = join(root, 'dist/packages');

rmSync(out, { recursive: true, force: true });
const builds = { core: buildCore, cli: buildCli, mcp: buildMcpPackage, element: buildElementPackage };
for (const [name, build] of Object.entries(builds)) {
  mkdirSync(join(out, name), { recursive: true });
  await build(join(out, name));
  console.log(`dist/packages/${name}`);
}
console.log(
  (await onPath(['dpkg-deb'])) ? buildDeb(join(out, 'cli'), out) : 'no dpkg-deb, and no Debian package',
);
writeFileSync(join(root, 'packages/core/api-report.txt'), apiReport(join(out, 'core')));
