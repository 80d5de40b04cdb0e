import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { build } from 'vite';
import { root } from './run.mjs';

export interface LimitedSize {
  readonly name: string;
  readonly value: number;
  readonly atMost: number;
}

const CODINGS = { gzip: { gzip: true }, brotli: {}, raw: { brotli: false } };

/** The bytes of some files, each coded by itself. @throws when there is nothing to measure */
export async function sizeOf(
  files: readonly string[],
  coding: keyof typeof CODINGS = 'gzip',
): Promise<number> {
  // Its declared result is a bare `object`; what it documents is one row for each check.
  const checks = [{ files, ...CODINGS[coding] }];
  const [result] = (await sizeLimit([filePlugin], { checks })) as { size?: number }[];
  if (!result?.size) throw new Error(`nothing was measured in ${files.join(', ')}`);
  return result.size;
}

/** Bytes of a program and its imports, minified as the app's build does it, gzip -9. */
export async function bundledSize(program: readonly string[], folder = root): Promise<number> {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  const dir = mkdtempSync(join(folder, '.cache/size-'));
  try {
    const input = join(dir, 'main.js');
    writeFileSync(input, program.join('\n'));
    const rolldownOptions = { input, preserveEntrySignatures: 'strict' } as const;
    await build({
      root: dir,
      configFile: false,
      logLevel: 'error',
      build: {
        target: 'es2022',
        rolldownOptions: { ...rolldownOptions, output: { entryFileNames: 'main.js' } },
      },
    });
    return await sizeOf([join(dir, 'dist/main.js')]);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
