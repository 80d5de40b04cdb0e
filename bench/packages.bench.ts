/**
 * Times the installed packages: the command line beside an empty Node program, conversion in core beside its sources, by turns.
 *
 *     npm run bench:packages [-- rounds, default 15] [--json FILE]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { argument, median, Report } from './report.ts';

const root = join(import.meta.dirname, '..');
const rounds = argument(0, 15);
const program = join(root, 'dist/packages/cli/dist/cli/equivale.js');

execFileSync(process.execPath, [join(root, 'scripts/build-packages.ts')], { stdio: 'inherit' });

function millisecondsOf(args: readonly string[]): number {
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return performance.now() - begin;
}

const report = new Report('packages');
const starts: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'equivale 5 mi to km': [program, '5 mi to km'],
  'equivale 100 usd to eur': [program, '100 usd to eur'],
};
const times = new Map(Object.keys(starts).map((name) => [name, [] as number[]]));
for (let round = 0; round < rounds; round++)
  for (const [name, args] of Object.entries(starts)) times.get(name)?.push(millisecondsOf(args));
for (const [name, each] of times) {
  report.add(`${name}, best`, Math.min(...each), 'ms', name.startsWith('node') ? {} : { atMost: 80 });
  report.add(name, median(each), 'ms');
}

const QUANTITY = 200_000;
type Core = typeof import('@equivale/core');
const insidePackage = createRequire(join(root, 'dist/packages/core/package.json'));
const packed: Core = await import(insidePackage.resolve('@equivale/core'));
const sources: Core = await import('@equivale/core');
const speed = new Map<string, number[]>();
for (let round = 0; round < 2 * rounds; round++)
  for (const [name, { COMMON_UNITS, createUnitSet }] of Object.entries({ sources, packed })) {
    const units = createUnitSet([COMMON_UNITS]);
    const begin = performance.now();
    for (let value = 0; value < QUANTITY; value++) units.convertNumber(value / 100, 'ft', 'm');
    speed.set(name, [...(speed.get(name) ?? []), ((performance.now() - begin) / QUANTITY) * 1e6]);
  }
const best = (name: string) => Math.min(...(speed.get(name) ?? []));
report.add('ft to m from the sources', best('sources'), 'ns');
report.add('ft to m from the package', best('packed'), 'ns');
report.add('package ÷ sources', best('packed') / best('sources'), '×', { atMost: 1.1 });
report.finish();
