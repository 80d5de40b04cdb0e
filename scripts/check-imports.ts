/** Checks ARCHITECTURE.md's import rules, and fails if hardly anything was parsed: that would always pass. */
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importOptions, importRules } from './import-rules.ts';

export async function cruiseTree(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(['packages', 'languages'], {
    ...importOptions,
    baseDir,
    validate: true,
    ruleSet: { forbidden: importRules },
  });
  if (typeof output === 'string') throw new Error('the import checker answered text instead of a result');
  return output;
}

if (import.meta.main) {
  const { summary } = await cruiseTree(join(import.meta.dirname, '..'));
  const faults = summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`);
  if (summary.totalCruised < 20 || (summary.totalDependenciesCruised ?? 0) < 20)
    faults.push(`only ${summary.totalCruised} modules were read: the parser sees nothing`);
  for (const fault of faults) console.error(fault);
  console.log(
    `imports: ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
