import { sourcesReportSchema, statusReportSchema } from '@equivale/contract';
import { publicJson } from '../../http/responses/public-data.ts';
import { OWN_SITE } from '../../http/responses/response-headers.ts';
import { readyAsFetch } from '../../http/responses/send-ready.ts';
import { callsAt } from '../call.ts';

const STATUS = '/api/status';
const SOURCES = '/api/sources';
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache', ...OWN_SITE };

export const CALLS = [
  ...callsAt(
    { path: STATUS, sites: 'every' },
    {
      GET: {
        summary: 'How every source has done in the last 90 days',
        outcomes: { 200: { description: 'The report', content: [statusReportSchema] } },
        // Made anew after each round; who looks in between sees when it was made.
        respond: async (c, { bodies, reports }) => {
          const make = async () => publicJson(await reports.statusReport(), 'no-cache');
          return readyAsFetch(await bodies.ready(STATUS, make), c.req.raw.headers);
        },
      },
    },
  ),
  ...callsAt(
    { path: SOURCES },
    {
      GET: {
        summary: 'How every source is doing, and what was refused lately',
        outcomes: { 200: { description: 'The report', content: [sourcesReportSchema] } },
        // Made once for all who ask meanwhile: it reads much, and says how things are now.
        respond: async (c, { bodies, reports }) => {
          const body = async () => Buffer.from(JSON.stringify(await reports.sourcesReport()));
          const make = async () => ({ body: await body(), headers: HEADERS });
          return readyAsFetch(await bodies.ready(SOURCES, make, true), c.req.raw.headers);
        },
      },
    },
  ),
];
