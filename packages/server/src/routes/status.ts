import { statusReportSchema } from '@equivale/contract';
import type { HotResponses } from '../http/responses/hot-responses.ts';
import { compressed, readyAsFetch, readyResponse } from '../http/responses/ready-response.ts';
import { EVERY_SITE } from '../http/responses/response-headers.ts';
import type { Reports } from '../service/reports/reports.ts';
import type { Call } from './call.ts';

interface Deps {
  readonly hot: HotResponses;
  readonly reports: Pick<Reports, 'statusReport'>;
}

const TARGET = '/api/status';
const EFFORT = 5;
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache', ...EVERY_SITE };

/** Made anew after each round; who looks in between sees when it was made. */
export const STATUS_CALLS: readonly Call<Deps>[] = [
  {
    method: 'GET',
    path: TARGET,
    summary: 'How every source has done in the last 90 days',
    outcomes: { 200: { description: 'The report', content: [statusReportSchema] } },
    refusals: [400],
    sites: 'every',
    respond:
      ({ hot, reports }) =>
      async (c) => {
        const report = async () => Buffer.from(JSON.stringify(await reports.statusReport()));
        const ready = await hot.getOrMake(TARGET, async () =>
          readyResponse(await compressed(await report(), EFFORT), HEADERS),
        );
        return readyAsFetch(ready, c.req.raw.headers);
      },
  },
];
