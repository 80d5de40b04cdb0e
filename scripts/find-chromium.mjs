import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { run } from './run.mjs';

const exec = promisify(execFile);
const isRunnable = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

async function onPath(names) {
  for (const name of names) {
    const found = await exec('sh', ['-c', `command -v ${name}`]).catch(() => undefined);
    if (found) return found.stdout.trim();
  }
  return undefined;
}

/** Debian and its kin hand out Chromium as a package; only root may install it, and only there is it tried. */
async function installDebianPackage() {
  if (process.getuid?.() !== 0 || !(await onPath(['apt-get']))) return undefined;
  console.log('Installing Chromium from the distribution …');
  const apt = (...args) =>
    exec('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 1 << 26 });
  try {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'chromium');
  } catch (error) {
    console.error(`The distribution's Chromium could not be installed: ${error.message}`);
    return undefined;
  }
  return onPath(['chromium']);
}

/**
 * A Chromium to test with: CHROMIUM_PATH, else one on this machine, else Playwright's own, else installed now.
 * @returns {Promise<string>} the path of its executable
 * @throws when none is there and none could be installed, saying what to do
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && (await isRunnable(given))) return given;
  const installed = await onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
  if (installed) return installed;
  if (await isRunnable(chromium.executablePath())) return chromium.executablePath();
  const packaged = await installDebianPackage();
  if (packaged) return packaged;
  await run('playwright', ['install', '--with-deps', 'chromium']);
  if (await isRunnable(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its executable.',
  );
}
