import { dayOfInstant, isoDate } from '@equivale/core';
import type { RatesService } from '@equivale/mcp';
import type { Hono } from 'hono';
import { readBody } from '../http/guards/read-body.ts';
import { refuseOtherSites } from '../http/guards/same-site.ts';
import { viewOf } from '../http/request-view.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { mountResource } from '../http/responses/resource.ts';
import { OWN_SITE } from '../http/responses/response-headers.ts';
import type { ServedRates } from '../service/served-rates.ts';

interface Deps {
  readonly rates: Pick<ServedRates, 'currentRates' | 'ratesOn' | 'historyBetween'>;
  readonly now: () => Date;
}

/**
 * `POST /mcp`: the Model Context Protocol over HTTP, without sessions and one message at a time. What speaks it is loaded with
 * the first message. A page of another site is refused, so that no page reads what a service in the house says.
 * @source Model Context Protocol 2025-06-18, Transports: Streamable HTTP
 */
export function mountMcp(app: Hono, { rates, now }: Deps): void {
  const service: RatesService = {
    rates: (on) => (on === undefined ? rates.currentRates() : rates.ratesOn(on)),
    history: rates.historyBetween,
    today: () => isoDate(dayOfInstant(now().getTime())),
  };
  mountResource(app, '/mcp', {
    POST: async (c) => {
      const view = viewOf(c);
      const refusal = refuseOtherSites(view);
      if (refusal) return refusal;
      const body = await readBody(view, (value) => ({ ok: true, value }));
      if (body instanceof Response) return body;
      if (Array.isArray(body.value))
        return problemResponse('malformed-body', { detail: 'Send one message at a time' });
      const { answerHttp } = await import('@equivale/mcp');
      const response = await answerHttp(c.req.raw, body.value, service);
      const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store', ...OWN_SITE };
      return new Response(await response.text(), { status: response.status, headers });
    },
  });
}
