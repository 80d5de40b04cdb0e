/**
 * `npm run native:sync`: builds the app and brings it, its version and the site's address into the Android and iOS
 * projects. `VITE_SITE_URL` and `VITE_HOSTED_API_URL` say which site the native app belongs to.
 */
import './node-version.mjs';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './build-app.mjs';
import { root, run } from './run.mjs';

const app = join(root, 'packages/app');

/** Rewrites the one place of a file that a pattern names; a place that is gone is a fault. */
function rewrite(path: string, pattern: RegExp, text: string): void {
  const file = join(app, path);
  const before = readFileSync(file, 'utf8');
  if (!pattern.test(before)) throw new Error(`${path} has no ${pattern}`);
  const after = before.replaceAll(new RegExp(pattern, 'g'), text);
  if (after !== before) writeFileSync(file, after);
}

function bringVersionAndSite(): void {
  const { version } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as { version: string };
  const { host } = new URL(process.env.VITE_SITE_URL ?? 'https://equivale.example');
  rewrite(
    'ios/App/App.xcodeproj/project.pbxproj',
    /MARKETING_VERSION = [^;]+;/,
    `MARKETING_VERSION = ${version};`,
  );
  rewrite('ios/App/App/App.entitlements', /applinks:[^<]+/, `applinks:${host}`);
  rewrite('android/app/src/main/res/values/site.xml', /(?<="site_host" translatable="false">)[^<]+/, host);
}

const digests = (folder: string) =>
  new Map(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

/** What the build made and a project does not hold byte by byte. */
function missingFrom(project: string): string[] {
  const copied = digests(join(app, project));
  return [...digests(join(app, 'dist'))]
    .filter(([file, hash]) => copied.get(file) !== hash)
    .map(([file]) => file);
}

/** @returns an exit code */
async function sync(): Promise<number> {
  const code = await buildApp();
  if (code !== 0) return code;
  bringVersionAndSite();
  return run('cap', ['sync'], { cwd: app });
}

process.exitCode = await sync();
if (process.exitCode === 0) {
  for (const project of ['android/app/src/main/assets/public', 'ios/App/App/public']) {
    const missing = missingFrom(project);
    if (missing.length > 0) throw new Error(`${project} lacks ${missing.join(', ')}`);
    console.log(`${project} holds the build byte by byte`);
  }
}
