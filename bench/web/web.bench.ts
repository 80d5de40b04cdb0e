/**
 * The limits of the web app, measured on the built app and its real server: Lighthouse as on a phone, sizes against floors
 * that are rebuilt in the same run, the bytes of a first session, interaction times with the processor slowed down four
 * times, starts and keys beside the least that React can do and a copy of all that a device may store.
 *
 *     npm run bench:web [-- Lighthouse runs of each page, default 5] [--json FILE]
 *
 * After `npm run build`; fails when a figure is beyond its limit. `WEB_PARTS=interactions,copy` takes some parts only.
 */
import { freePort, startOwnServer } from '../../e2e/own-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { argument, Report } from '../report.ts';
import { measureCopy } from './copy.ts';
import { measureFloors } from './floors.ts';
import { measureInteractions } from './interactions.ts';
import { measurePages } from './lighthouse.ts';
import { watchOthers } from './machine.ts';
import { measureSession } from './session.ts';
import { addSizes } from './sizes.ts';

const report = new Report('web');
const executablePath = await findChromium();
const server = await startOwnServer();
const context = { report, executablePath, url: server.url, freePort, runs: argument(0, 5) };

const parts = {
  sizes: () => addSizes(report),
  lighthouse: () => measurePages(context),
  session: () => measureSession(context),
  floors: () => measureFloors(context),
  interactions: () => measureInteractions(context),
  copy: () => measureCopy(context),
};
const wanted = process.env.WEB_PARTS?.split(',') ?? Object.keys(parts);
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (!wanted.includes(name)) continue;
    const others = await watchOthers();
    await measure();
    // Times depend on what else the machine is doing, so that is reported beside them.
    report.add(`share of the machine that others had, ${name}`, 100 * (await others()), '%');
  }
} finally {
  await server.kill();
}
report.finish();
