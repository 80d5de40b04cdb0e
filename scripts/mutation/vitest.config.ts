import { defineConfig } from 'vitest/config';

/** Folders or test files of core that are run: `TESTS_OF=units,money`. */
const folders = process.env.TESTS_OF?.split(',').map((name) => `packages/core/src/${name}`);

/** Core's own tests, without the floods of random questions: these look for crashes and are slow for every mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: (folders ?? ['packages/core/src', 'languages']).map((folder) =>
      folder.endsWith('.test.ts') ? folder : `${folder}/**/*.test.ts`,
    ),
    exclude: ['**/{hostile,generated}-questions.test.ts'],
  },
});
