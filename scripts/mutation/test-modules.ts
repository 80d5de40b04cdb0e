import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import vm from 'node:vm';
import { build } from 'vite';
import { expect, vi } from 'vitest';

export type Tester = (...args: unknown[]) => unknown;

/** One test of a file, as it was declared. */
export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

/** Modules of one mutant by their name. */
export type Loaded = Map<string, { exports: unknown }>;

const outside = createRequire(import.meta.url);

/** `describe` and `it` that gather the tests of one file, in order. */
function collector(tests: Test[]) {
  const spread = (row: unknown) => (Array.isArray(row) ? row : [row]);
  const describe = (_name: string, body: Tester) => body();
  const it = (name: string, run: Tester) =>
    void tests.push({ name: `${name} #${tests.length}`, run: () => run() });
  describe.each = (rows: readonly unknown[]) => (name: string, body: Tester) => {
    for (const row of rows) describe(name, () => body(...spread(row)));
  };
  it.each = (rows: readonly unknown[]) => (name: string, run: Tester) => {
    for (const row of rows) it(name, () => run(...spread(row)));
  };
  return { describe, it, expect, vi };
}

/** Reads core and its tests once: each module as a function that can be called again and again. */
export async function compileModules(root: string, tests: readonly string[]): Promise<Map<string, Tester>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['vitest', 'fast-check'] },
    build: {
      write: false,
      ssr: true,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: tests.map((test) => join(root, test)),
        output: {
          format: 'cjs',
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].cjs',
        },
      },
    },
  });
  const compiled = new Map<string, Tester>();
  for (const chunk of 'output' in built ? built.output : []) {
    if (chunk.type !== 'chunk') continue;
    const source = `(function (exports, require, module, __filename, __dirname) {${chunk.code}\n})`;
    compiled.set(
      chunk.fileName,
      new vm.Script(source, { filename: chunk.fileName }).runInThisContext() as Tester,
    );
  }
  return compiled;
}

/**
 * Evaluates a test file with all that it imports and that is not loaded yet.
 * @returns its tests, in order
 */
export function testsOf(
  root: string,
  file: string,
  modules: ReadonlyMap<string, Tester>,
  loaded: Loaded,
): Test[] {
  const tests: Test[] = [];
  const vitest = collector(tests);
  const load = (name: string): unknown => {
    const known = loaded.get(name);
    if (known !== undefined) return known.exports;
    const compiled = modules.get(name);
    if (compiled === undefined) throw new Error(`${name} was not built`);
    const module = { exports: {} };
    loaded.set(name, module);
    const request = (id: string): unknown => {
      if (id === 'vitest') return vitest;
      return id.startsWith('.') ? load(posix.join(posix.dirname(name), id)) : outside(id);
    };
    const path = join(root, name);
    compiled(module.exports, request, module, path, dirname(path));
    return module.exports;
  };
  load(file.replace(/\.ts$/, '.cjs'));
  return tests;
}
