import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from '../../packages/app/vite.config.ts';

const root = join(import.meta.dirname, '../..');

/** Runs what is expected of planted things, in a copy of the repository that has them. */
export default mergeConfig(
  // A DOM in one file does not pay for one of them.
  {
    ...app,
    test: { ...app.test, include: [], setupFiles: [], environment: 'happy-dom', globalSetup: [] },
  },
  defineConfig({
    root,
    test: {
      include: ['scripts/planted/*.spec.tsx'],
      setupFiles: [join(root, 'packages/app/src/testing/set-up.ts')],
    },
  }),
);
