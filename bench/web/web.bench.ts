/**
 * Measures the built app on its real server: Lighthouse, interactions on a slowed-down processor, copies.
 * Needs `npm run build`; `WEB_PARTS=interactions,copy` takes some parts only.
 * `WEB_EARLIER=DIR` names the `packages/app/dist` of an earlier state, beside whose favorites ours are measured.
 *
 *     npm run bench:web [-- Lighthouse runs of each page, default 5] [--json FILE]
 */
import { freePort, startOwnServer } from '../../e2e/own-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { argument, Report } from '../report.ts';
import { measureCopy } from './copy.ts';
import { EARLIER, measureFavorites } from './favorites.ts';
import { measureFloors } from './floors.ts';
import { measureInteractions } from './interactions.ts';
import { measurePages } from './lighthouse.ts';
import { watchOthers } from './machine.ts';
import { measureSession } from './session.ts';

const report = new Report('web');
const executablePath = await findChromium();
const server = await startOwnServer();
const context = { report, executablePath, url: server.url, freePort, runs: argument(0, 5) };

const parts = {
  lighthouse: () => measurePages(context),
  session: () => measureSession(context),
  floors: () => measureFloors(context),
  interactions: () => measureInteractions(context),
  copy: () => measureCopy(context),
  ...(EARLIER && { favorites: () => measureFavorites(context) }),
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
