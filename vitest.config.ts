import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WITHOUT_SCREEN, WRITTEN_BY_BUILD } from './packages/app/vite.config.ts';
import { LongestFirst } from './scripts/test-order.ts';

const app = join(import.meta.dirname, 'packages/app');
/** Tests of screens that begin on an empty device and put no other module in the place of one: these can share all that is loaded. */
const { screens = [], others = [] } = Object.groupBy(
  globSync('src/**/*.test.{ts,tsx}', { cwd: app }),
  (file) => {
    const text = file.startsWith('src/features/') ? readFileSync(join(app, file), 'utf8') : '';
    const isAlone =
      /vi\.(?:mock|doMock|hoisted|resetModules)\(|(?:native-side|screen-reader|serve-sync|open-app)\.ts/;
    return /\bemptyDevice\b/.test(text) && !isAlone.test(text) ? 'screens' : 'others';
  },
);
/** Of the files that the app's own configuration includes, all but these. */
const appProject = (name: string, isolate: boolean, exclude: string[]) => ({
  extends: './packages/app/vite.config.ts',
  root: app,
  test: { name, isolate, exclude, sequence: { groupOrder: 1 } },
});
/** Tests without a DOM. */
const NODE = {
  environment: 'node',
  // No file here leaves anything behind, and half of what core's tests took was to load core anew for each.
  isolate: false,
  // The floods of random text take a second alone and many on a busy machine; slowness is no failure.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Node tests run the pure and the server side, and of the app what has no screen; `postgres` runs on a real PostgreSQL too; `app` gives screens a DOM. All fail on an empty run. */
export default defineConfig({
  test: {
    // Vitest leaves a core free; of two that is half the machine. One more than there are: somebody always waits for PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...NODE,
          name: 'core',
          // Readers of seven languages are made and compiled once: three processes took half as much again.
          maxWorkers: 1,
          include: ['packages/{core,cli,mcp}/src/**/*.test.ts', 'languages/**/*.test.ts'],
        },
      },
      {
        define: WRITTEN_BY_BUILD,
        test: {
          ...NODE,
          name: 'node',
          sequence: { groupOrder: 1 },
          include: [
            'packages/{contract,server,element,extension}/src/**/*.test.ts',
            ...WITHOUT_SCREEN.map((files) => `packages/app/${files}`),
            '{scripts,bench,e2e,integrations}/**/*.test.ts',
          ],
          exclude: ['**/*.pg.test.ts'],
        },
      },
      {
        test: {
          ...NODE,
          name: 'postgres',
          sequence: { groupOrder: 1 },
          include: ['packages/server/src/**/*.pg.test.ts'],
          globalSetup: './packages/server/vitest-postgres.ts',
        },
      },
      appProject('app', true, screens),
      // To load the whole app anew for each of them took twice what its tests do.
      appProject('app-screens', false, others),
    ],
  },
});
