import { execFile } from 'node:child_process';
import { glob } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findChromium, installDebianPackage, onPath } from './find-chromium.mjs';

const exec = promisify(execFile);

/** The first Firefox whose WebDriver BiDi can set the size of a page and listen to its console. */
const OLDEST_FIREFOX = 129;

async function findFirefox() {
  const found =
    (await onPath(['firefox-esr', 'firefox'])) ??
    (await installDebianPackage('firefox-esr', { isOptional: true }));
  if (!found) return undefined;
  const version = await exec(found, ['--version']).catch(() => undefined);
  return Number(/ (\d+)\./.exec(version?.stdout ?? '')?.[1]) >= OLDEST_FIREFOX ? found : undefined;
}

/** WebKit's own small browser, which its driver opens; it needs the driver and a screen. */
async function findMiniBrowser() {
  const needed = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
  const isWhole = async () => (await Promise.all(needed.map((name) => onPath([name])))).every(Boolean);
  if (!(await isWhole()))
    await installDebianPackage('webkit2gtk-driver', {
      program: 'WebKitWebDriver',
      beside: ['xvfb', 'xauth'],
      isOptional: true,
    });
  if (!(await isWhole())) return undefined;
  for await (const found of glob('/usr/{lib,libexec,lib/*}/webkit2gtk-4.*/MiniBrowser')) return found;
  return undefined;
}

const OTHERS = [
  { variable: 'FIREFOX_PATH', find: findFirefox, title: 'Firefox (firefox-esr)' },
  { variable: 'WEBKIT_PATH', find: findMiniBrowser, title: 'WebKit (webkit2gtk-driver, xvfb, xauth)' },
];

/** The browsers of this machine, installed now where possible; without Chromium it throws saying what to do. */
export async function findEngines() {
  const paths = { CHROMIUM_PATH: await findChromium() };
  const missing = [];
  for (const { variable, find, title } of OTHERS) {
    const path = process.env[variable] || (await find());
    if (path) paths[variable] = path;
    else missing.push(title);
  }
  if (missing.length > 0)
    console.log(`not run  the main job in ${missing.join(' and ')}: not found, and could not be installed`);
  return paths;
}
