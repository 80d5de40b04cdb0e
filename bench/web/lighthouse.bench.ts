/**
 * Lighthouse on a phone's terms (its default mobile profile, simulated throttling): median of several runs of home, a
 * page that is read and the currency view, from the real server. Prints a table and fails beyond the limits.
 * `node bench/web/lighthouse.bench.ts [runs]`, after `npm run build`.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, startOwnServer } from '../../e2e/own-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';

interface Limits {
  readonly performance: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
}

const pages: readonly (readonly [string, Limits])[] = [
  ['/', { performance: 98, lcpMs: 1500, tbtMs: 100 }],
  ['/privacy', { performance: 98, lcpMs: 1500, tbtMs: 100 }],
  ['/currency/USD/EUR', { performance: 95, lcpMs: 2000, tbtMs: 200 }],
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const runs = Number(process.argv[2] ?? 5);

type Figures = Record<string, number>;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function measure(url: string, executablePath: string): Promise<Figures> {
  const port = await freePort();
  const chrome = await chromium.launch({
    executablePath,
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { audits, categories: scores } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const failed = Object.values(audits).filter(({ score, id }) => score === 0 && id !== 'redirects-http');
    if (process.argv.includes('--why')) for (const { id, title } of failed) console.log(`  ${id}: ${title}`);
    return {
      ...Object.fromEntries(categories.map((id) => [id, Math.round((scores[id]?.score ?? 0) * 100)])),
      lcpMs: value('largest-contentful-paint'),
      fcpMs: value('first-contentful-paint'),
      ttiMs: value('interactive'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    };
  } finally {
    await chrome.close();
  }
}

function faultsOf(path: string, figures: Figures, limits: Limits): string[] {
  const is = (name: string) => figures[name] ?? Number.NaN;
  const rules: readonly (readonly [string, boolean])[] = [
    [`performance ${is('performance')} < ${limits.performance}`, is('performance') >= limits.performance],
    [`LCP ${is('lcpMs')} > ${limits.lcpMs} ms`, is('lcpMs') <= limits.lcpMs],
    [`TBT ${is('tbtMs')} > ${limits.tbtMs} ms`, is('tbtMs') <= limits.tbtMs],
    [`CLS ${is('cls')} > 0.01`, is('cls') <= 0.01],
    ...categories.slice(1).map((id) => [`${id} ${is(id)} < 100`, is(id) === 100] as const),
  ];
  return rules.filter(([, holds]) => !holds).map(([text]) => `${path}: ${text}`);
}

const server = await startOwnServer();
const chromePath = await findChromium();
const faults: string[] = [];
try {
  for (const [path, limits] of pages) {
    const all: Figures[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await measure(server.url + path, chromePath));
    const medians = Object.fromEntries(
      Object.keys(all[0] ?? {}).map((name) => [
        name,
        median(all.map((figures) => figures[name] ?? Number.NaN)),
      ]),
    );
    const shown = Object.entries(medians).map(([name, value]) => `${name} ${Number(value.toFixed(3))}`);
    console.log(`${path}  (median of ${runs})  ${shown.join('  ')}`);
    faults.push(...faultsOf(path, medians, limits));
  }
} finally {
  await server.kill();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
