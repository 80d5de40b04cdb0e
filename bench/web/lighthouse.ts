import lighthouse from 'lighthouse';
import { freePort } from '../../e2e/own-server.ts';
import { median } from '../report.ts';
import { isQuiet, watchOthers } from './machine.ts';
import { type Bench, launch } from './phone.ts';

/** Lighthouse's default mobile profile, throttling simulated. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'currency', path: '/currency/USD/EUR' },
  { name: 'length', path: '/category/length' },
  { name: 'trip', path: '/trip' },
  { name: 'list', path: '/list' },
] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Figures = Readonly<Record<string, number>>;

async function audit(url: string, executablePath: string): Promise<Figures> {
  const port = await freePort();
  const chrome = await launch(executablePath, [`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories: scores } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      ...Object.fromEntries(
        categories.map((id) => [id, Math.round((scores[id]?.score ?? Number.NaN) * 100)]),
      ),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tti: value('interactive'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await chrome.close();
  }
}

/** Medians of several runs of each page. */
export async function measurePages({ report, url, executablePath, runs }: Bench): Promise<void> {
  for (const { name, path } of pages) {
    const others = await watchOthers();
    const all: Figures[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await audit(url + path, executablePath));
    const share = await others();
    const of = (figure: string) => median(all.map((figures) => figures[figure] ?? Number.NaN));
    for (const id of categories) {
      // Performance alone is a matter of the machine's mood too.
      const isJudged = id !== 'performance' || isQuiet(share);
      if (!isJudged) console.log(`  the machine was too busy to judge: ${name}, Lighthouse ${id}`);
      report.add(`${name}: Lighthouse ${id}`, of(id), '', isJudged ? { atLeast: 100 } : undefined);
    }
    report.add(`${name}: LCP, simulated`, Math.round(of('lcp')), 'ms');
    report.add(`${name}: TBT, simulated`, Math.round(of('tbt')), 'ms');
    report.add(`${name}: CLS`, of('cls'), '', { atMost: 0.01 });
    report.add(`${name}: FCP, simulated`, Math.round(of('fcp')), 'ms');
    report.add(`${name}: TTI, simulated`, Math.round(of('tti')), 'ms');
  }
}
