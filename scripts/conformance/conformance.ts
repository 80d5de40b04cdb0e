/** `npm run conformance`: fails on rules without tests and tests without rules; writes .cache/conformance.md. */
import '../node-version.mjs';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';
import { checkRules } from './check-rules.ts';
import { readSpec } from './read-spec.ts';

const pagePath = join(root, '.cache/conformance.md');
const patterns = [
  '{packages/*/src,languages}/**/*.test.{ts,tsx}',
  'packages/app/src/platform/*-contract.ts',
  'integrations/**/*.test.ts',
  'scripts/*.test.ts',
  'e2e/**/*.{spec,test}.ts',
];

async function readFiles(glob: string | string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of globSync(glob, { cwd: root }).sort()) {
    files.set(file, await readFile(join(root, file), 'utf8'));
  }
  return files;
}

const { rules, faults } = readSpec(await readFiles('docs/spec/[0-9]*.md'));
const { page, faults: unproved } = checkRules(rules, await readFiles(patterns));
faults.push(...unproved);
await mkdir(dirname(pagePath), { recursive: true });
await writeFile(pagePath, page);

for (const fault of faults) console.error(fault);
console.log(`conformance: ${rules.length} rules, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
