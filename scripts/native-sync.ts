/** `npm run native:sync`: brings app, languages and site (`VITE_SITE_URL`, `VITE_HOSTED_API_URL`) into them. */
import './node-version.mjs';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './build-app.mjs';
import { bringLanguages } from './native-languages.ts';
import { root, run } from './run.mjs';

const app = join(root, 'packages/app');

/** Replaces what a pattern matches in a file, and throws where it matches nothing. */
function rewrite(path: string, pattern: RegExp, text: string): void {
  const file = join(app, path);
  const before = readFileSync(file, 'utf8');
  if (!pattern.test(before)) throw new Error(`${path} has no ${pattern}`);
  const after = before.replaceAll(new RegExp(pattern, 'g'), text);
  if (after !== before) writeFileSync(file, after);
}

function bringSite(): void {
  const { host } = new URL(process.env.VITE_SITE_URL ?? 'https://equivale.example');
  rewrite('ios/App/App/App.entitlements', /applinks:[^<]+/, `applinks:${host}`);
  rewrite('android/app/src/main/res/values/site.xml', /(?<="site_host" translatable="false">)[^<]+/, host);
}

/** Files that only a web server needs; native shells serve the first page everywhere, without a worker. */
const serverOnly =
  /\.(?:br|gz)$|^\/.+\/index\.html$|\/app\.html$|^\/(?:sw|sw-off)\.js$|^\/screenshots\/|^\/(?:llms\.txt|robots\.txt|sitemap\.xml)$|\/opensearch\.xml$/;

function dropServerOnly(project: string): void {
  const folder = join(app, project);
  for (const file of globSync('**/*', { cwd: folder }))
    if (serverOnly.test(`/${file}`)) rmSync(join(folder, file));
}

/** @returns an exit code */
async function sync(): Promise<number> {
  const code = await buildApp();
  if (code !== 0) return code;
  bringSite();
  bringLanguages();
  return run('cap', ['sync'], { cwd: app });
}

process.exitCode = await sync();
if (process.exitCode === 0)
  for (const project of ['android/app/src/main/assets/public', 'ios/App/App/public']) dropServerOnly(project);
