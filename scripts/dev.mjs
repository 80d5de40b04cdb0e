/** `npm run dev`: the server restarts when its sources change, the app reloads in place; one Ctrl-C ends both. */
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { writeLanguageLists } from './build-languages.ts';
import { root } from './run.mjs';

// Writes the language lists first: the server reads them too.
writeLanguageLists();
const apiPort = process.env.API_PORT ?? '3001';
const api = spawn(process.execPath, ['--watch', 'packages/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: apiPort },
});
const app = spawn(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), '--port', process.env.PORT ?? '3000'],
  {
    cwd: join(root, 'packages/app'),
    stdio: 'inherit',
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  },
);

const stop = () => {
  api.kill('SIGTERM');
  app.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
api.on('exit', stop);
app.on('exit', (code) => {
  stop();
  process.exitCode = code ?? 0;
});
