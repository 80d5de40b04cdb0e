import { parseAlertSubscription } from '@equivale/contract';
import type { Context, Hono } from 'hono';
import type { Alerts, SubscriptionFault } from '../alerts/alert-service.ts';
import type { RecordLimit } from '../http/guards/rate-limit.ts';
import { readBody } from '../http/guards/read-body.ts';
import { refuseOtherSites } from '../http/guards/same-site.ts';
import { viewOf } from '../http/request-view.ts';
import { PRIVATE, privateResponse } from '../http/responses/private-json.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { mountResource, readQuery } from '../http/responses/resource.ts';

interface Deps {
  readonly alerts: Alerts;
  readonly limitRecords: RecordLimit;
}

const ALERTS = '/api/alerts';
/** Twenty alerts and the longest endpoint. */
const MAX_BYTES = 8192;

const missing = () =>
  problemResponse('not-found', { detail: 'There is no subscription of this token, or no longer' });

const notPushed = () =>
  problemResponse('push-off', { detail: 'The operator of this service has set no PUSH_CONTACT' });

function refusalOf(fault: SubscriptionFault): Response {
  const [field, why] =
    fault.code === 'endpoint-unknown'
      ? ['endpoint', 'is at no push service that this server knows']
      : [`alerts.${fault.at}`, 'is of a pair that has no rate'];
  return problemResponse('invalid-field', { detail: `${field}: ${why}`, field });
}

/** The secret of a request: who has it may read and change the subscription. */
const tokenOf = (c: Context): string | undefined =>
  /^Bearer ([\w-]{43})$/.exec(c.req.header('authorization') ?? '')?.[1];

/** The alerts of a device, which nobody else reaches: a random token is all it is known by. */
export function mountAlerts(app: Hono, { alerts, limitRecords }: Deps): void {
  const refused = (c: Context): Response | undefined => {
    const query = refuseOtherSites(viewOf(c)) ?? readQuery(c, []);
    return query instanceof Response ? query : undefined;
  };

  async function take(c: Context, isNew: boolean): Promise<Response> {
    const no = refused(c);
    if (no !== undefined) return no;
    if (!alerts.isPushed) return notPushed();
    const token = isNew ? undefined : tokenOf(c);
    if (!isNew && (token === undefined || (await alerts.states(token)) === undefined)) return missing();
    const body = await readBody(viewOf(c), parseAlertSubscription, MAX_BYTES);
    if (body instanceof Response) return body;
    const tooMany = await limitRecords(viewOf(c), isNew);
    if (tooMany !== undefined) return tooMany;
    const outcome = await alerts.subscribe(body.value, token);
    if (outcome.code !== 'taken') return refusalOf(outcome);
    if (!isNew) return privateResponse({ alerts: outcome.alerts });
    return privateResponse({ token: outcome.token, alerts: outcome.alerts }, 201);
  }

  async function list(c: Context): Promise<Response> {
    const no = refused(c);
    if (no !== undefined) return no;
    const token = tokenOf(c);
    const states = token === undefined ? undefined : await alerts.states(token);
    return states === undefined ? missing() : privateResponse({ alerts: states });
  }

  async function forget(c: Context): Promise<Response> {
    const no = refused(c);
    if (no !== undefined) return no;
    const token = tokenOf(c);
    if (token === undefined || !(await alerts.forget(token))) return missing();
    return new Response(null, { status: 204, headers: PRIVATE });
  }

  mountResource(app, `${ALERTS}/key`, {
    async GET(c) {
      const no = refused(c);
      if (no !== undefined) return no;
      return alerts.isPushed ? privateResponse({ publicKey: await alerts.publicKey() }) : notPushed();
    },
  });
  mountResource(app, ALERTS, {
    GET: list,
    POST: (c) => take(c, true),
    PUT: (c) => take(c, false),
    DELETE: forget,
  });
}
