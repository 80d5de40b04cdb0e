import { afterEach } from 'vitest';

// The line that `npm test` prints of a test that is tried again, whatever else is silent.
afterEach(({ task }) => {
  if (task.result?.retryCount) process.stdout.write(`\nflaky: ${task.name}\n`);
});
