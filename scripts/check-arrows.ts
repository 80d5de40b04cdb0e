/**
 * Checks every arrow of ARCHITECTURE.md on the real tree; `check-arrows.test.ts` proves each rule by a planted import.
 * A checker that parses nothing passes everything, so the number of modules and of seen imports is checked too.
 */
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { arrowOptions, arrowRules } from './arrow-rules.ts';

export async function cruiseTree(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(['packages', 'languages'], {
    ...arrowOptions,
    baseDir,
    validate: true,
    ruleSet: { forbidden: arrowRules },
  });
  if (typeof output === 'string') throw new Error('the arrows tool answered text instead of a result');
  return output;
}

if (import.meta.main) {
  const { summary } = await cruiseTree(join(import.meta.dirname, '..'));
  const faults = summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`);
  if (summary.totalCruised < 20 || (summary.totalDependenciesCruised ?? 0) < 20)
    faults.push(`only ${summary.totalCruised} modules were read: the parser sees nothing`);
  for (const fault of faults) console.error(fault);
  console.log(
    `arrows: ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
