import {
  alertStatesSchema,
  parseAlertSubscription,
  pushKeySchema,
  subscriptionSchema,
} from '@equivale/contract';
import type { Context } from 'hono';
import type { Alerts, SubscriptionFault } from '../../alerts/alert-service.ts';
import type { RecordLimit } from '../../http/guards/rate-limit.ts';
import { readBody } from '../../http/guards/read-body.ts';
import { viewOf } from '../../http/request-view.ts';
import { PRIVATE, privateResponse } from '../../http/responses/private-json.ts';
import { problemResponse } from '../../http/responses/problem.ts';
import type { Call, Respond } from '../call.ts';

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

async function take(c: Context, { alerts, limitRecords }: Deps, isNew: boolean): Promise<Response> {
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

const list =
  ({ alerts }: Deps): Respond =>
  async (c) => {
    const token = tokenOf(c);
    const states = token === undefined ? undefined : await alerts.states(token);
    return states === undefined ? missing() : privateResponse({ alerts: states });
  };

const forget =
  ({ alerts }: Deps): Respond =>
  async (c) => {
    const token = tokenOf(c);
    if (token === undefined || !(await alerts.forget(token))) return missing();
    return new Response(null, { status: 204, headers: PRIVATE });
  };

/** The alerts of a device, which nobody else reaches: a random token is all it is known by. */
export const CALLS: readonly Call<Deps>[] = [
  {
    method: 'GET',
    path: ALERTS,
    summary: 'How the alerts of the subscription stand',
    byToken: true,
    outcomes: { 200: { description: 'The alerts', content: [alertStatesSchema] } },
    refusals: [400, 403, 404],
    sites: 'own',
    respond: list,
  },
  {
    method: 'POST',
    path: ALERTS,
    summary: 'Subscribe to messages, with all alerts of the device; the response holds the token',
    body: subscriptionSchema,
    outcomes: { 201: { description: 'Kept', content: [alertStatesSchema] } },
    refusals: [400, 403, 404, 413, 415],
    sites: 'own',
    respond: (deps) => (c) => take(c, deps, true),
  },
  {
    method: 'PUT',
    path: ALERTS,
    summary: 'Put these alerts and this endpoint in the place of those before',
    byToken: true,
    body: subscriptionSchema,
    outcomes: { 200: { description: 'The alerts', content: [alertStatesSchema] } },
    refusals: [400, 403, 404, 413, 415],
    sites: 'own',
    respond: (deps) => (c) => take(c, deps, false),
  },
  {
    method: 'DELETE',
    path: ALERTS,
    summary: 'Erase the subscription with all its alerts',
    byToken: true,
    outcomes: { 204: { description: 'Erased' } },
    refusals: [400, 403, 404],
    sites: 'own',
    respond: forget,
  },
  {
    method: 'GET',
    path: `${ALERTS}/key`,
    summary: "The service's public key, which browsers need to subscribe",
    outcomes: { 200: { description: 'The key', content: [pushKeySchema] } },
    refusals: [400, 403, 404],
    sites: 'own',
    respond:
      ({ alerts }) =>
      async () =>
        alerts.isPushed ? privateResponse({ publicKey: await alerts.publicKey() }) : notPushed(),
  },
];
