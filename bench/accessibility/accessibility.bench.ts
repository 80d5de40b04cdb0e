/**
 * What a screen reader gets of the main job in Chromium, Firefox and WebKit, each in a window of its own: the platform's
 * accessibility trees, read over AT-SPI after every step, must tell the same things by the same names in the same order.
 *
 *     npm run bench:accessibility [-- --json FILE]
 *
 * After `npm run build`; fails when a tree differs. Needs Linux; says what was not run where a package is missing.
 */
import '../../scripts/node-version.mjs';
import { chromiumEngine } from '../../e2e/engines/chromium.ts';
import type { Engine } from '../../e2e/engines/engine.ts';
import { firefoxEngine } from '../../e2e/engines/firefox.ts';
import { Visitor } from '../../e2e/engines/visitor.ts';
import { webkitEngine } from '../../e2e/engines/webkit.ts';
import { startOwnServer } from '../../e2e/own-server.ts';
import { findWholeChromium } from '../../scripts/find-chromium.mjs';
import { findEngines } from '../../scripts/find-engines.mjs';
import { only, Report } from '../report.ts';
import { differencesOf } from './compare.ts';
import { findMissingReader } from './find-reader.ts';
import { MAIN_JOB } from './main-job.ts';
import { readTree } from './platform-tree.ts';
import { openScreen } from './screen.ts';
import { type Thing, thingsOf } from './things.ts';

const VIEWPORT = { width: 1280, height: 900 };
/** Room for a window with such a viewport and the browser's own bars. */
const SCREEN = { width: 1400, height: 1100 };

/** Does the main job in an engine. @returns what a screen reader gets after each step, by its title */
async function readMainJob(engine: Engine, site: string): Promise<Record<string, Thing[]>> {
  const screen = await openScreen(SCREEN);
  const given: Record<string, Thing[]> = {};
  try {
    const session = await engine.start(VIEWPORT, site, screen.env);
    try {
      const visitor = new Visitor(await session.open());
      for (const { title, run } of MAIN_JOB) {
        await run(visitor, site);
        given[title] = thingsOf(await readTree(screen.env));
      }
    } finally {
      await session.close();
    }
  } finally {
    await screen.close();
  }
  return given;
}

async function compareEngines(report: Report): Promise<void> {
  Object.assign(process.env, await findEngines(), { CHROMIUM_PATH: await findWholeChromium() });
  const engines = [chromiumEngine, firefoxEngine, webkitEngine].filter(
    ({ name, missing }) => !missing && (only === '' || name === only),
  );
  const server = await startOwnServer();
  const given: [string, Record<string, Thing[]>][] = [];
  try {
    for (const engine of engines) given.push([engine.name, await readMainJob(engine, server.url)]);
  } finally {
    await server.kill();
  }
  report.add('engines compared', engines.length, '');
  for (const { title } of MAIN_JOB) {
    const things = Object.fromEntries(given.map(([name, steps]) => [name, steps[title] ?? []]));
    const differences = differencesOf(things);
    for (const { thing, given } of differences) console.log(`  ${thing}: ${JSON.stringify(given)}`);
    report.add(`${title}: things told`, Math.min(...Object.values(things).map(({ length }) => length)), '');
    report.add(`${title}: told otherwise in one engine`, differences.length, '', { atMost: 0 });
  }
}

const report = new Report('accessibility');
const missing = await findMissingReader();
if (missing.length > 0) {
  console.log(
    `not run  what a screen reader gets in three engines: ${missing.join(', ')} not found, and could not be installed`,
  );
  report.add('engines compared', 0, '');
} else await compareEngines(report);
report.finish();
