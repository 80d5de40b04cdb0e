import { sourcesReportSchema } from '@equivale/contract';
import type { BodyCache } from '../../http/responses/body-cache.ts';
import { OWN_SITE } from '../../http/responses/response-headers.ts';
import { readyAsFetch } from '../../http/responses/send-ready.ts';
import type { Reports } from '../../service/reports/reports.ts';
import type { Call } from '../call.ts';

interface Deps {
  readonly bodies: BodyCache;
  readonly reports: Pick<Reports, 'sourcesReport'>;
}

const TARGET = '/api/sources';
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache', ...OWN_SITE };

export const CALLS: readonly Call<Deps>[] = [
  {
    method: 'GET',
    path: TARGET,
    summary: 'How every source is doing, and what was refused lately',
    outcomes: { 200: { description: 'The report', content: [sourcesReportSchema] } },
    refusals: [400],
    respond:
      ({ bodies, reports }) =>
      async (c) => {
        const make = async () => ({
          body: Buffer.from(JSON.stringify(await reports.sourcesReport())),
          headers: HEADERS,
        });
        // Made once for all who ask meanwhile: it reads much, and says how things are now.
        return readyAsFetch(await bodies.ready(TARGET, make, true), c.req.raw.headers);
      },
  },
];
