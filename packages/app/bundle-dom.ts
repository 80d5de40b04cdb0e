import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/run.mjs';
import { BUNDLED_DOM, DOM } from './test-dom.ts';

/** Runs once before the tests that have a DOM: writes the one file, where it is not there yet. */
export async function setup(): Promise<void> {
  if (existsSync(BUNDLED_DOM)) return;
  mkdirSync(dirname(BUNDLED_DOM), { recursive: true });
  const outDir = mkdtempSync(`${BUNDLED_DOM}-`);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: DOM,
      target: 'node24',
      outDir,
      // Testing Library tells a text from an element by the names of their classes.
      rolldownOptions: { output: { entryFileNames: 'dom.mjs', codeSplitting: false, keepNames: true } },
    },
  });
  // At once: another run may be looking for it.
  renameSync(join(outDir, 'dom.mjs'), BUNDLED_DOM);
  rmSync(outDir, { recursive: true });
}
