/**
 * `npm run conformance`: writes docs/conformance.md, each rule with the tests that prove it, by name. With `--check` it
 * writes nothing and fails on a stale file too. Both fail on a rule without a test and on a test without its rule.
 * The rules stand in docs/spec.
 */
import '../node-version.mjs';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { checkRules, staleness } from './check-rules.ts';
import { namedTests } from './named-tests.ts';
import { readSpec } from './read-spec.ts';

const pagePath = join(root, 'docs/conformance.md');
const patterns = [
  '{packages/*/src,languages}/**/*.test.{ts,tsx}',
  'packages/app/src/platform/*-contract.ts',
  'bench/sync/*.test.ts',
  'integrations/*.test.ts',
  'scripts/*.test.ts',
  'e2e/**/*.spec.ts',
];

async function readFiles(glob: string | string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of globSync(glob, { cwd: root }).sort()) {
    files.set(file, await readFile(join(root, file), 'utf8'));
  }
  return files;
}

const { rules, faults } = readSpec(await readFiles('docs/spec/[0-9]*.md'));
const { page, faults: unproved } = checkRules(rules, await readFiles(patterns), namedTests);
faults.push(...unproved);
if (process.argv.includes('--check')) {
  faults.push(...staleness(await readFile(pagePath, 'utf8').catch(() => ''), page));
} else await writeFile(pagePath, page);

for (const fault of faults) console.error(fault);
console.log(`conformance: ${rules.length} rules, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
