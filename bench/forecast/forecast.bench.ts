/**
 * Measures the forecast on every working day since 2010, for every pair that the ECB quotes, from the five years before that day.
 * Writes the record that the forecast card quotes and `.cache/forecast.md`; with a number of pairs it measures those and writes nothing.
 *
 *     npm run bench:forecast [-- PAIRS] [--json FILE]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownTable } from '../markdown-table.ts';
import { argument, Report } from '../report.ts';
import { ecbPairs } from './ecb-pairs.ts';
import { type Outcome, walkForward } from './walk-forward.ts';

const RECORD = join(
  import.meta.dirname,
  '../../packages/app/src/features/currency/insights/track-record.json',
);
const TABLE = join(import.meta.dirname, '../../.cache/forecast.md');
/** Forecasts of ten years of working days. */
const TEN_YEARS = 2500;

const started = performance.now();
const all = ecbPairs();
const outcomes = all.slice(0, argument(0, all.length)).map(walkForward);
const isWhole = outcomes.length === all.length;
const total = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + of(outcome), 0);
const forecasts = total((outcome) => outcome.forecasts);
const coverage = total((outcome) => outcome.coverage * outcome.forecasts) / forecasts;
const long = outcomes.filter((outcome) => outcome.forecasts >= TEN_YEARS);
const coverages = long.map((outcome) => outcome.coverage);
const [lowest, highest] = [Math.min(...coverages), Math.max(...coverages)];
const hitRate = total((outcome) => outcome.hits) / total((outcome) => outcome.directed);
const last =
  outcomes
    .map((outcome) => outcome.last)
    .sort()
    .at(-1) ?? '';

const thousandths = (share: number) => Math.round(share * 1000);
/** One column for each figure, the pairs in the order of `ecbPairs`: two thirds of what a row for each pair takes. */
const columns = {
  codes: [...new Set(outcomes.flatMap(({ pair }) => pair.split('/')))].sort(),
  since: outcomes.map(({ first }) => first.slice(0, 4)),
  weeks: outcomes.map(({ weeks }) => weeks),
  coverage: outcomes.map(({ coverage: share }) => thousandths(share)),
  directed: outcomes.map(({ directed }) => directed),
  hits: outcomes.map(({ hits }) => hits),
  beatsNoChange: outcomes.map(({ trendSkill }) => (thousandths(trendSkill) > 0 ? 1 : 0)),
};
const head = {
  last,
  pairs: outcomes.length,
  forecasts,
  coverage: thousandths(coverage),
  hitRate: thousandths(hitRate),
};
const of = Object.fromEntries(Object.entries(columns).map(([name, figures]) => [name, figures.join(' ')]));
if (isWhole) writeFileSync(RECORD, `${JSON.stringify({ ...head, of }, null, 2)}\n`);

const percent = (share: number) => (100 * share).toFixed(1);
const table = markdownTable([
  ['pair', 'from', 'forecasts', 'inside', 'weeks', 'direction', 'trend skill', 'width skill'],
  ...outcomes.map((outcome) => [
    outcome.pair,
    outcome.first,
    outcome.forecasts,
    percent(outcome.coverage),
    outcome.weeks,
    percent(outcome.hits / outcome.directed),
    percent(outcome.trendSkill),
    percent(outcome.widthSkill),
  ]),
]);
const findings = [
  `${outcomes.length} pairs, ${forecasts} forecasts, outcomes up to ${last}.`,
  `Coverage of the 80 % interval over all pairs and days: ${percent(coverage)} %.`,
  `Lowest and highest of the ${long.length} pairs with ten years: ${percent(lowest)} %, ${percent(highest)} %.`,
  `Direction of last year's trend, all pairs: right in ${percent(hitRate)} % of the weeks that moved.`,
  `Pairs whose trend erred less than "no change": ${outcomes.filter(({ trendSkill }) => trendSkill > 0).length}.`,
  `Pairs whose interval beat one of fixed width: ${outcomes.filter(({ widthSkill }) => widthSkill > 0).length}.`,
];
const intro =
  'Written by `npm run bench:forecast`; what is measured is in `walk-forward.ts`. Percent throughout; skill is against "no change".';
if (isWhole) {
  mkdirSync(dirname(TABLE), { recursive: true });
  writeFileSync(
    TABLE,
    `# Forecast, walked forward\n\n${intro}\n\n${findings.map((line) => `- ${line}`).join('\n')}\n\n${table}\n`,
  );
}
const report = new Report('forecast');
report.add('pairs', outcomes.length, '', { atLeast: 60 });
report.add('forecasts', forecasts, '');
report.add('coverage of the 80 % interval, all pairs', 100 * coverage, '%', { atLeast: 78, atMost: 82 });
report.add('coverage, lowest pair with ten years', 100 * lowest, '%', { atLeast: 74, atMost: 86 });
report.add('coverage, highest pair with ten years', 100 * highest, '%', { atLeast: 74, atMost: 86 });
report.add('direction of the trend right', 100 * hitRate, '%');
report.add('time taken', (performance.now() - started) / 1000, 's');
report.finish();
