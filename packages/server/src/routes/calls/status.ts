import { statusReportSchema } from '@equivale/contract';
import type { BodyCache } from '../../http/responses/body-cache.ts';
import { publicJson } from '../../http/responses/public-data.ts';
import { readyAsFetch } from '../../http/responses/send-ready.ts';
import type { Reports } from '../../service/reports/reports.ts';
import type { Call } from '../call.ts';

interface Deps {
  readonly bodies: BodyCache;
  readonly reports: Pick<Reports, 'statusReport'>;
}

const TARGET = '/api/status';

/** Made anew after each round; who looks in between sees when it was made. */
export const CALLS: readonly Call<Deps>[] = [
  {
    method: 'GET',
    path: TARGET,
    summary: 'How every source has done in the last 90 days',
    outcomes: { 200: { description: 'The report', content: [statusReportSchema] } },
    refusals: [400],
    sites: 'every',
    respond:
      ({ bodies, reports }) =>
      async (c) => {
        const make = async () => publicJson(await reports.statusReport(), 'no-cache');
        return readyAsFetch(await bodies.ready(TARGET, make), c.req.raw.headers);
      },
  },
];
