import { CONVERSION } from '../../packages/server/src/testing/acknowledged-writes.ts';
import type { TestResult } from './soak-test.ts';
import { openTestService } from './test-service.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Jumps of the clock, one after the other: summer time both ways, a wrong day, a month, almost a year, and back. */
const JUMPS_MS = [
  ...[HOUR_MS, -HOUR_MS, DAY_MS, -2 * DAY_MS, 30 * DAY_MS, -60 * DAY_MS],
  ...[330 * DAY_MS, -330 * DAY_MS, 31 * DAY_MS, -500, 1],
];
const PER_JUMP = 5;

/** Writes and reads across jumps of the server's clock, with a refresh after each. */
export async function clockJumps(): Promise<TestResult> {
  let at = Date.parse('2026-10-25T00:30:00Z');
  const { context, request, close } = await openTestService(() => new Date(at));
  const found: string[] = [];
  const written: string[] = [];
  let cookie = '';
  const post = async () => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
    const answer = await request('/api/conversions', { method: 'POST', headers, body: CONVERSION });
    if (answer.status !== 201) found.push(`a write was answered ${answer.status}`);
    else written.push(((await answer.json()) as { id: string }).id);
    cookie ||= (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  };
  try {
    for (const jump of [0, ...JUMPS_MS]) {
      at += jump;
      for (let count = 0; count < PER_JUMP; count += 1) await post();
      await context.refresh.run();
      const answer = await request('/api/conversions/recent?limit=100', { headers: { cookie } });
      const known = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id));
      const lost = written.filter((id) => !known.has(id)).length;
      if (lost > 0) found.push(`after a leap of ${jump} ms ${lost} writes are lost`);
      const rates = await request('/api/exchange-rates');
      if (rates.status !== 200) found.push(`after a leap of ${jump} ms the rates answer ${rates.status}`);
      at += 1000;
    }
  } finally {
    await close();
  }
  if (new Set(written).size !== written.length) found.push('two writes have one id');
  return { tried: `${JUMPS_MS.length} leaps of the clock, ${written.length} writes`, faults: found };
}
