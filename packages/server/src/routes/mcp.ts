import type { ExchangeRates } from '@equivale/contract';
import { dayNumber, dayOfInstant, isoDate } from '@equivale/core';
import type { RatesService } from '@equivale/mcp';
import type { Hono, Context as RequestContext } from 'hono';
import type { Context } from '../context.ts';
import { readBody } from '../http/guards/read-body.ts';
import { refuseOtherSites } from '../http/guards/same-site.ts';
import { oneByOne } from '../http/responses/body-cache.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { mountResource } from '../http/responses/resource.ts';
import { OWN_SITE } from '../http/responses/response-headers.ts';
import type { ServedRates } from '../service/served-rates.ts';
import { DAYS_PER_COST } from './calls/currency-history.ts';
import { DAY_COST, readyRates } from './calls/exchange-rates.ts';

interface Deps extends Pick<Context, 'bodies' | 'now' | 'limitRate'> {
  readonly rates: Pick<ServedRates, 'currentRates' | 'ratesOn' | 'historyBetween'>;
  readonly log: { error(entry: object, message: string): void };
}

export const MCP_PATH = '/mcp';

/**
 * The rates for one message, behind the guards of the API: one work at a time, and as dear by its length.
 * @returns them, and the refusal of a client that requests too much
 */
function guardedRates({ bodies, rates, now, limitRate, log }: Deps, c: RequestContext) {
  let refusal: Response | undefined;
  async function guarded<T>(cost: number, work: () => Promise<T>): Promise<T> {
    refusal ??= await limitRate(c, cost);
    if (refusal !== undefined) throw new Error('the client asks too much');
    return oneByOne(work);
  }
  const service: RatesService = {
    async rates(on) {
      if (on !== undefined) return guarded(DAY_COST, () => rates.ratesOn(on));
      const { identity } = await readyRates({ bodies, rates });
      return JSON.parse(identity.body.toString()) as ExchangeRates;
    },
    history(from, to, first, last) {
      const days = dayNumber(last) - dayNumber(first) + 1;
      return guarded(Math.ceil(days / DAYS_PER_COST), () => rates.historyBetween(from, to, first, last));
    },
    today: () => isoDate(dayOfInstant(now().getTime())),
    failed(error) {
      if (refusal === undefined) log.error({ err: error, route: MCP_PATH }, 'a tool failed');
    },
  };
  return { service, refused: () => refusal };
}

/**
 * `POST /mcp`: the Model Context Protocol over HTTP, without sessions and one message at a time. What speaks it is loaded with
 * the first message. A page of another site is refused, so that no page reads what a service in the house says.
 * @source Model Context Protocol 2025-06-18, Transports: Streamable HTTP
 */
export function mountMcp(app: Hono, deps: Deps): void {
  mountResource(app, MCP_PATH, {
    POST: async (c) => {
      const refusal = refuseOtherSites(c);
      if (refusal) return refusal;
      const body = await readBody(c, (value) => ({ ok: true, value }));
      if (body instanceof Response) return body;
      if (Array.isArray(body.value))
        return problemResponse('malformed-body', { detail: 'Send one message at a time' });
      const { answerHttp } = await import('@equivale/mcp');
      const { service, refused } = guardedRates(deps, c);
      const response = await answerHttp(c.req.raw, body.value, service);
      const tooMany = refused();
      if (tooMany !== undefined) return tooMany;
      const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store', ...OWN_SITE };
      return new Response(await response.text(), { status: response.status, headers });
    },
  });
}
