/** `npm run test:rules`: checks the rules of `rules.ts` on every source file. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { findFaults } from './rules.ts';

const paths = globSync(
  ['packages/*/src/**/*.{ts,tsx,css}', 'languages/**/*.ts', '{scripts,e2e,bench}/**/*.{ts,tsx,mjs}'],
  { cwd: root, exclude: (path) => path.includes('node_modules') },
);
const files = new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const faults = findFaults(files);
for (const { rule, path, message } of faults) console.error(`${rule}: ${path}: ${message}`);
console.log(`source rules: ${files.size} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
