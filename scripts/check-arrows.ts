/**
 * Checks every arrow of ARCHITECTURE.md on the real tree, then proves each rule: one forbidden import per rule is
 * planted in a throw-away tree of the same shape, and the check must report exactly that rule there.
 * A checker that parses nothing passes everything, so the number of modules and of seen imports is checked too.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { plants } from './arrow-plants.ts';
import { arrowOptions, arrowRules } from './arrow-rules.ts';

const root = join(import.meta.dirname, '..');
const packages = ['core', 'contract', 'server', 'app', 'cli'];

async function cruiseTree(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(['packages', 'languages'], {
    ...arrowOptions,
    baseDir,
    validate: true,
    ruleSet: { forbidden: arrowRules },
  });
  if (typeof output === 'string') throw new Error('the arrows tool answered text instead of a result');
  return output;
}

function plantTree(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(root, '.cache/arrows-'));
  mkdirSync(join(dir, 'node_modules/@equivale'), { recursive: true });
  for (const name of packages) {
    mkdirSync(join(dir, 'packages', name, 'src'), { recursive: true });
    writeFileSync(join(dir, 'packages', name, 'src/index.ts'), 'export const one = 1;\n');
    writeFileSync(
      join(dir, 'packages', name, 'package.json'),
      JSON.stringify({ name: `@equivale/${name}`, type: 'module', exports: { '.': './src/index.ts' } }),
    );
    symlinkSync(join(dir, 'packages', name), join(dir, 'node_modules/@equivale', name));
  }
  mkdirSync(join(dir, 'languages'));
  writeFileSync(join(dir, 'languages/list.ts'), 'export const one = 1;\n');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

async function provePlants(): Promise<string[]> {
  const faults: string[] = [];
  for (const [rule, files] of Object.entries(plants)) {
    const dir = plantTree(files);
    try {
      const seen = (await cruiseTree(dir)).summary.violations.map((v) => v.rule.name);
      if (!seen.includes(rule)) faults.push(`planted violation of ${rule} was not reported (saw: ${seen})`);
    } finally {
      rmSync(dir, { recursive: true });
    }
  }
  for (const { name } of arrowRules) {
    if (!(name in plants)) faults.push(`rule ${name} has no planted proof`);
  }
  return faults;
}

mkdirSync(join(root, '.cache'), { recursive: true });
const { summary } = await cruiseTree(root);
const faults = summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`);
if (summary.totalCruised < 20 || (summary.totalDependenciesCruised ?? 0) < 20) {
  faults.push(`only ${summary.totalCruised} modules were read: the parser sees nothing`);
}
faults.push(...(await provePlants()));
for (const fault of faults) console.error(fault);
console.log(
  `arrows: ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ` +
    `${Object.keys(plants).length} planted violations, ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
