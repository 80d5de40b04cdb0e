/** `npm run test:engines`: the main job in three engines on two widths. What follows `--` goes to Playwright. */
import './node-version.mjs';
import { buildApp } from './build-app.mjs';
import { findEngines } from './find-engines.mjs';
import { run } from './run.mjs';

await buildApp();
process.exitCode = await run(
  'playwright',
  ['test', '--project=other-engines', '--project=engines', ...process.argv.slice(2)],
  {
    env: await findEngines(),
  },
);
