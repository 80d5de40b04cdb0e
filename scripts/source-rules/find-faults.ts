import { parseSource } from './parse-source.ts';
import { syntaxRules } from './syntax-rules.ts';
import { treeRules } from './tree-rules.ts';

/** One broken rule in one file, folder or room. */
export interface Fault {
  readonly rule: string;
  readonly path: string;
  readonly message: string;
}

/** What still breaks a rule and is waiting to be mended: paths by rule. */
export type Pending = Readonly<Record<string, readonly string[]>>;

const isTest = (path: string) => /\.test\.\w+$|\/src\/testing\//.test(path);

/**
 * Every broken rule.
 * @param files text of every file by path, tests included; paths are relative to the root of the repository
 */
export function findFaults(files: ReadonlyMap<string, string>): Fault[] {
  const sources = [...files].filter(([path]) => !isTest(path));
  const written = sources
    .filter(([path]) => path.startsWith('packages/'))
    .flatMap(([path, text]) => {
      const source = parseSource(path, text);
      return syntaxRules
        .filter(({ covers }) => covers(path))
        .flatMap(({ name, why, find }) => {
          const lines = find(source);
          return lines.length > 0 ? [{ rule: name, path, message: `line ${lines.join(', ')}: ${why}` }] : [];
        });
    });
  const lineCounts = new Map(
    sources
      .filter(([path]) => !path.endsWith('.css'))
      .map(([path, text]) => [path, text.split('\n').length - 1]),
  );
  const laid = treeRules.flatMap(({ name, find }) =>
    find(lineCounts).map((fault) => ({ rule: name, ...fault })),
  );
  return [...written, ...laid];
}

/** Parts what is pending from what is a fault now, and names the entries that nothing breaks any more. */
export function splitPending(found: readonly Fault[], pending: Pending) {
  const isPending = ({ rule, path }: Fault) => pending[rule]?.includes(path) === true;
  const unneeded = Object.entries(pending).flatMap(([rule, paths]) =>
    paths
      .filter((path) => !found.some((fault) => fault.rule === rule && fault.path === path))
      .map((path) => ({ rule, path })),
  );
  return {
    faults: found.filter((fault) => !isPending(fault)),
    waiting: found.filter(isPending).length,
    unneeded,
  };
}
