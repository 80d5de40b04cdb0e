/**
 * `npm run conformance`: writes docs/conformance.md, each rule with the tests that prove it, by name. With `--check` it
 * writes nothing and fails on a rule without a test or a stale file.
 */
import '../node-version.mjs';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { type Rule, rules } from './rules.ts';

const page = join(root, 'docs/conformance.md');
const patterns = ['packages/*/src/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'];
/** A title as the test writes it, up to its closing quote. */
const TITLE = /(['"`])((?:\[[A-Z]\w*\.[\w-]+\] ?)+[^\n]*?)\1/g;
const TAG = /\[([A-Z]\w*\.[\w-]+)\]/g;

interface Proof {
  readonly file: string;
  readonly title: string;
}

const files = new Map<string, string>();
for (const file of globSync(patterns, { cwd: root }).sort()) {
  files.set(file, await readFile(join(root, file), 'utf8'));
}

const proofs = new Map<string, Proof[]>();
for (const [file, text] of files) {
  for (const [, , title = ''] of text.matchAll(TITLE)) {
    for (const [, id = ''] of title.matchAll(TAG)) {
      proofs.set(id, [...(proofs.get(id) ?? []), { file, title: title.replace(TAG, '').trim() }]);
    }
  }
}

const faults: string[] = [];

/** The tests of a rule: those that name it, and those it names. */
function proofsOf({ id, by = [] }: Rule): Proof[] {
  const named = by.map((reference) => {
    const [file = '', title = ''] = reference.split('#');
    if (!files.get(file)?.includes(title)) faults.push(`${id}: there is no test "${title}" in ${file}`);
    return { file, title };
  });
  const found = [...(proofs.get(id) ?? []), ...named];
  if (found.length === 0) faults.push(`${id}: no test proves it`);
  return found;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const rows = rules.map((rule) => {
  const tests = proofsOf(rule).map(({ file, title }) => `${cell(title)} (\`${file}\`)`);
  return `| ${rule.id} | ${cell(rule.rule)} | ${cell(rule.reading ?? 'as it stands')} | ${tests.join('<br>')} |`;
});

const known = new Set(rules.map(({ id }) => id));
if (known.size < rules.length) faults.push('an id stands twice');
/** Ids of issues (I…) are not rules of the specification. */
const unknown = [...proofs.keys()].filter((id) => /^(?:S\d|D\.)/.test(id) && !known.has(id));
for (const id of unknown) console.log(`note: [${id}] is named by a test but is no rule of the list`);

const text = `# Conformance

Written by \`npm run conformance\` from \`scripts/conformance/rules.ts\` and the titles of the tests; the tests fail when it is stale.
S stands for a section of the specification, D for a product decision.

${rules.length} rules, ${[...proofs.values()].flat().length} titles that name one.

| rule | what it says | reading chosen | proved by |
| ---- | ------------ | -------------- | --------- |
${rows.join('\n')}
`;

if (process.argv.includes('--check')) {
  const kept = await readFile(page, 'utf8').catch(() => '');
  if (kept !== text) faults.push('docs/conformance.md is stale: run npm run conformance');
} else await writeFile(page, text);

for (const fault of faults) console.error(fault);
console.log(`conformance: ${rules.length} rules, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
