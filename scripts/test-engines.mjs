/**
 * `npm run test:engines`: the main job in Chromium, Firefox and WebKit. Apart from `npm test`, since on a busy machine
 * Firefox and WebKit still miss a step now and then.
 */
import './node-version.mjs';
import { buildApp } from './build-app.mjs';
import { findEngines } from './find-engines.mjs';
import { run } from './run.mjs';

await buildApp();
process.exitCode = await run('playwright', ['test', '--project=engines'], { env: await findEngines() });
