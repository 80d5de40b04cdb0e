import { execFile } from 'node:child_process';
import { access, constants, glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { run } from './run.mjs';

const exec = promisify(execFile);
const isRunnable = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The first of these programs that is installed. */
export async function onPath(names) {
  for (const name of names) {
    const found = await exec('sh', ['-c', `command -v ${name}`]).catch(() => undefined);
    if (found) return found.stdout.trim();
  }
  return undefined;
}

/**
 * Installs a Debian package, if root; `beside`: packages it needs, `isOptional`: no word of a failure.
 * @param {string} name
 * @param {{ program?: string, beside?: readonly string[], isOptional?: boolean }} [options]
 * @returns {Promise<string | undefined>}
 */
export async function installDebianPackage(name, { program = name, beside = [], isOptional = false } = {}) {
  if (process.getuid?.() !== 0 || !(await onPath(['apt-get']))) return undefined;
  console.log(`Installing ${name} from the distribution …`);
  const apt = (...args) =>
    exec('apt-get', ['-o', 'Acquire::http::Timeout=20', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 1 << 26,
    });
  try {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', name, ...beside);
  } catch (error) {
    if (!isOptional) console.error(`The distribution's ${name} could not be installed: ${error.message}`);
    return undefined;
  }
  return onPath([program]);
}

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where Playwright installs its full browser. Asked for only where that is looked for: to load Playwright takes half a second. */
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Playwright's own headless shell, which it installs beside its full browser: `chromium_headless_shell-1255` by `chromium-1255`. */
async function playwrightShell() {
  const folder = dirname(dirname(await playwrightChromium()));
  const shells = join(
    dirname(folder),
    basename(folder).replace('chromium-', 'chromium_headless_shell-'),
    '*/chrome-headless-shell{,.exe}',
  );
  for await (const shell of glob(shells)) return shell;
  return undefined;
}

async function installPlaywrights() {
  await run('playwright', ['install', '--with-deps', 'chromium']);
}

const noneFound = () =>
  new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its executable.',
  );

/** CHROMIUM_PATH, else a headless shell (half the processor time), else a full browser, else an installed one. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && (await isRunnable(given))) return given;
  const found =
    (await onPath(['chromium-headless-shell', 'chrome-headless-shell'])) ??
    (await playwrightShell()) ??
    (await installDebianPackage('chromium-headless-shell')) ??
    (await onPath(WHOLE)) ??
    (await installDebianPackage('chromium'));
  if (found) return found;
  await installPlaywrights();
  const own = await playwrightShell();
  if (own) return own;
  throw noneFound();
}

/** A full Chromium, for what only a browser with windows does; throws saying what to do. */
export async function findWholeChromium() {
  const found = (await onPath(WHOLE)) ?? (await installDebianPackage('chromium'));
  if (found) return found;
  const own = await playwrightChromium();
  if (!(await isRunnable(own))) await installPlaywrights();
  if (await isRunnable(own)) return own;
  throw noneFound();
}
