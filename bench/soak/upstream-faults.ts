import type { HistoryPoint } from '@equivale/contract';
import {
  type Responder,
  recording,
  respondStatus,
  respondWith,
  startRecordedUpstream,
} from '../../packages/server/src/testing/recorded-upstream.ts';
import type { TestResult } from './soak-test.ts';
import { openTestService } from './test-service.ts';

const DAILY = '/stats/eurofxref/eurofxref-daily.xml';
const friday = recording('ecb-daily-2026-08-22.xml').toString();
const FIRST_DAY = Date.parse('2026-10-05T00:00:00Z');
const DAY_MS = 86_400_000;
/** Points of a history are printed with ten significant digits or more. */
const HISTORY_ROUNDING = 1e-9;

/** The recorded table as it would be published on another day, with another dollar. */
const tableOf = (day: string, dollar: string) => friday.replace('2026-08-21', day).replace('1.1699', dollar);

/** Everything an upstream has been seen to do instead of publishing. */
const faults = (day: string): Readonly<Record<string, Responder>> => ({
  'status 500': respondStatus(500),
  'status 503 with Retry-After': respondStatus(503, { 'retry-after': '3600' }),
  'status 403': respondStatus(403),
  'a page instead of rates': respondStatus(200),
  'an empty answer': respondWith(''),
  'half a table': respondWith(tableOf(day, '1.2').slice(0, 700)),
  'a cut connection': (request) => request.socket.destroy(),
  'a table cut in the middle of sending': (_, response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write(friday.slice(0, 500), () => response.destroy());
  },
  'no answer at all': () => {},
  noise: respondWith(Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))),
  'twenty megabytes': respondWith(Buffer.alloc(20_000_000, 32)),
  'a dollar a hundred times too large': respondWith(tableOf(day, '116.99')),
  'a dollar of zero': respondWith(tableOf(day, '0')),
  'words for rates': respondWith(tableOf(day, 'N/A')),
  'a table of 2031': respondWith(tableOf('2031-01-02', '1.18')),
  'a redirect to itself': respondStatus(302, { location: DAILY }),
});

/** Working days, from the Monday after all that is bundled. */
function workingDay(index: number): string {
  const weeks = Math.floor(index / 5);
  return new Date(FIRST_DAY + (weeks * 7 + (index % 5)) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Every fault of an upstream in turn, each followed by a good day: what was served stays served through the fault, the
 * good day is accepted, and at the end every good day is in the history.
 */
export async function upstreamFaults(): Promise<TestResult> {
  const upstream = await startRecordedUpstream();
  upstream.on('/stats/eurofxref/eurofxref-hist-90d.xml', respondStatus(304));
  let today = FIRST_DAY;
  const { context, request, close } = await openTestService(() => new Date(today), { ecb: upstream.origin });
  const found: string[] = [];
  const ask = async (path: string) => {
    const answer = await request(path);
    if (answer.status !== 200) found.push(`${path} answered ${answer.status}`);
    return answer.json();
  };
  /** What is served from the ECB for the euro and the dollar. */
  const rates = async (): Promise<Record<string, number>> => {
    const { rates: all, origins } = await ask('/api/exchange-rates');
    const groups: { source: string; codes: string[] }[] = origins;
    const codes = groups.flatMap((group) => (group.source === 'ecb' ? group.codes : []));
    return Object.fromEntries(codes.map((code) => [code, all[code]]));
  };
  const published = new Map<string, number>();
  const names = Object.keys(faults(''));
  try {
    for (const [index, name] of names.entries()) {
      const day = workingDay(index);
      today = Date.parse(`${day}T16:00:00Z`);
      const before = await rates();
      upstream.on(DAILY, faults(day)[name] ?? respondStatus(500));
      await context.refresh.run();
      const after = await rates();
      const changed = Object.keys(before).filter((code) => after[code] !== before[code]);
      if (changed.length > 0 || Object.keys(before).length < 29)
        found.push(`${name}: served otherwise: ${changed.join(', ')}`);
      const dollar = (1.17 + index / 1000).toFixed(4);
      upstream.on(DAILY, respondWith(tableOf(day, dollar)));
      await context.refresh.run();
      published.set(day, 1 / Number(dollar));
      // What is served is the double nearest to the quotient, which a division of doubles may miss by its last digit.
      const { EUR: euro = 0 } = await rates();
      if (Math.abs(euro * Number(dollar) - 1) > 2 * Number.EPSILON)
        found.push(`${name}: the good day after it was not taken`);
    }
    const history = await ask(
      `/api/currency-history/USD/EUR?from=${workingDay(0)}&to=${workingDay(names.length - 1)}`,
    );
    const points: HistoryPoint[] = history.data;
    const kept = new Map(points.map((point) => [point.date, Number(point.rate)]));
    for (const [day, rate] of published)
      if (Math.abs((kept.get(day) ?? 0) / rate - 1) > HISTORY_ROUNDING)
        found.push(`the rate of ${day} is not in the history: ${kept.get(day)} for ${rate}`);
  } finally {
    await close();
    await upstream.close();
  }
  return { tried: `${names.length} faults of an upstream, a good day after each`, faults: found };
}
