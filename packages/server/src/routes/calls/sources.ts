import { sourcesReportSchema } from '@equivale/contract';
import { OWN_SITE } from '../../http/responses/response-headers.ts';
import type { Reports } from '../../service/reports/reports.ts';
import type { Call } from '../call.ts';

interface Deps {
  readonly reports: Pick<Reports, 'sourcesReport'>;
}

const HEADERS = { 'cache-control': 'no-cache', ...OWN_SITE };

export const CALLS: readonly Call<Deps>[] = [
  {
    method: 'GET',
    path: '/api/sources',
    summary: 'How every source is doing, and what was refused lately',
    outcomes: { 200: { description: 'The report', content: [sourcesReportSchema] } },
    refusals: [400],
    respond:
      ({ reports }) =>
      async () =>
        Response.json(await reports.sourcesReport(), { headers: HEADERS }),
  },
];
