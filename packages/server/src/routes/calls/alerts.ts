import {
  alertStatesSchema,
  parseAlertSubscription,
  pushKeySchema,
  subscriptionSchema,
} from '@equivale/contract';
import type { Context } from 'hono';
import type { SubscriptionFault } from '../../alerts/alert-service.ts';
import { readBody } from '../../http/guards/read-body.ts';
import { problemResponse } from '../../http/responses/problem.ts';
import { PRIVATE, privateResponse } from '../../http/responses/response-headers.ts';
import { callsAt, type Deps } from '../call.ts';

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
  const body = await readBody(c, parseAlertSubscription, MAX_BYTES);
  if (body instanceof Response) return body;
  const tooMany = await limitRecords(c, isNew);
  if (tooMany !== undefined) return tooMany;
  const outcome = await alerts.subscribe(body.value, token);
  if (outcome.code !== 'taken') return refusalOf(outcome);
  if (!isNew) return privateResponse({ alerts: outcome.alerts });
  return privateResponse({ token: outcome.token, alerts: outcome.alerts }, 201);
}

async function list(c: Context, { alerts }: Deps): Promise<Response> {
  const token = tokenOf(c);
  const states = token === undefined ? undefined : await alerts.states(token);
  return states === undefined ? missing() : privateResponse({ alerts: states });
}

async function forget(c: Context, { alerts }: Deps): Promise<Response> {
  const token = tokenOf(c);
  if (token === undefined || !(await alerts.forget(token))) return missing();
  return new Response(null, { status: 204, headers: PRIVATE });
}

const THE_ALERTS = { 200: { description: 'The alerts', content: [alertStatesSchema] } };

/** The alerts of a device, which nobody else reaches: a random token is all it is known by. */
export const CALLS = [
  ...callsAt(
    { path: ALERTS, sites: 'own', byToken: true },
    {
      GET: { summary: 'How the alerts of the subscription stand', outcomes: THE_ALERTS, respond: list },
      POST: {
        byToken: false,
        summary: 'Subscribe to messages, with all alerts of the device; the response holds the token',
        body: subscriptionSchema,
        outcomes: { 201: { description: 'Kept', content: [alertStatesSchema] } },
        respond: (c, deps) => take(c, deps, true),
      },
      PUT: {
        summary: 'Put these alerts and this endpoint in the place of those before',
        body: subscriptionSchema,
        outcomes: THE_ALERTS,
        respond: (c, deps) => take(c, deps, false),
      },
      DELETE: {
        summary: 'Erase the subscription with all its alerts',
        outcomes: { 204: { description: 'Erased' } },
        respond: forget,
      },
    },
  ),
  ...callsAt(
    { path: `${ALERTS}/key`, sites: 'own' },
    {
      GET: {
        summary: "The service's public key, which browsers need to subscribe",
        outcomes: { 200: { description: 'The key', content: [pushKeySchema] } },
        respond: async (_, { alerts }) =>
          alerts.isPushed ? privateResponse({ publicKey: await alerts.publicKey() }) : notPushed(),
      },
    },
  ),
];
