/**
 * Checks the rules about what is written where (`syntax-rules.ts`) and about folders and sizes (`tree-rules.ts`).
 * `pending.json` lists what broke a rule on the day the rule came: the list only shrinks, and an entry that is no longer
 * needed is a fault. `--prune` takes such entries out.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.mjs';
import { findFaults, type Pending, splitPending } from './find-faults.ts';

const pendingFile = join(root, 'scripts/source-rules/pending.json');
const paths = globSync(
  ['packages/*/src/**/*.{ts,tsx,css}', 'languages/**/*.ts', '{scripts,e2e,bench}/**/*.{ts,tsx,mjs}'],
  {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  },
);
const files = new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const pending = JSON.parse(readFileSync(pendingFile, 'utf8')) as Pending;
const { faults, waiting, unneeded } = splitPending(findFaults(files), pending);

if (process.argv.includes('--prune')) {
  const needed = Object.entries(pending).map(([rule, entries]) => [
    rule,
    entries.filter((path) => !unneeded.some((entry) => entry.rule === rule && entry.path === path)),
  ]);
  writeFileSync(pendingFile, `${JSON.stringify(Object.fromEntries(needed), null, 2)}\n`);
  await run('biome', ['format', '--write', pendingFile], { quiet: true });
} else {
  for (const { rule, path } of unneeded) {
    faults.push({
      rule,
      path,
      message: 'is listed in pending.json and no longer breaks the rule: `npm run test:rules -- --prune`',
    });
  }
}
for (const { rule, path, message } of faults) console.error(`${rule}: ${path}: ${message}`);
console.log(`source rules: ${files.size} files, ${faults.length} faults, ${waiting} pending`);
process.exitCode = faults.length === 0 ? 0 : 1;
