/** `npm start`: builds the app if its sources have changed since the last build, then serves app and API on one port. */
import './node-version.mjs';
import { buildApp } from './build-app.mjs';

const code = await buildApp();
if (code === 0) await import('../packages/server/src/main.ts');
else process.exitCode = code;
