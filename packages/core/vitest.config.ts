import { defineConfig } from 'vitest/config';

/**
 * Core alone, for the mutation run: no screen, no other package. The floods of random text stay out: they look for
 * crashes, so they kill hardly a mutant that the other tests do not, and each mutant would pay for them. `TESTS_OF` names
 * a folder of src whose own tests are to do: a room that all of core stands on is killed by them ten times sooner.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [`src/${process.env.TESTS_OF ?? '.'}/**/*.test.ts`],
    exclude: ['src/parse/question/hostile-questions.test.ts'],
    testTimeout: 20_000,
  },
});
