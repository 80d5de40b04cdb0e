import { type NewConversion, parseNewConversion } from '@equivale/contract';
import type { Context, Hono } from 'hono';
import { newDevice, readDevice, rememberDevice } from '../http/device-cookie.ts';
import { type Answer, asResponse, privateJson, privateResponse } from '../http/private-json.ts';
import { problemResponse } from '../http/problem.ts';
import type { RecordLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { type RequestView, viewOf } from '../http/request-view.ts';
import { mountResource, readQuery } from '../http/resource.ts';
import { refuseOtherSites } from '../http/same-site.ts';
import { timeOrderedId } from '../http/time-ordered-id.ts';
import type { DeviceStore, StoredConversion } from '../store/device-store.ts';
import { conversionRecord, conversionRecords, refuseFigures, refuseForeignUnits } from './device-records.ts';

interface Deps {
  readonly devices: DeviceStore;
  readonly now: () => Date;
  readonly limitRecords: RecordLimit;
}

/** Where conversions are kept. */
export const CONVERSIONS = '/api/conversions';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

function kept(sent: NewConversion, nowMs: number): StoredConversion {
  const { category, fromUnit, toUnit, fromValue, toValue, rate = null, rateDate = null, timestamp } = sent;
  const madeAt = timestamp === undefined ? nowMs : new Date(timestamp).getTime();
  const figures = { fromValue, toValue, rate, rateDate };
  return { id: timeOrderedId(nowMs), category, fromUnit, toUnit, ...figures, madeAt, createdAt: nowMs };
}

function readLimit(text: string | undefined): number | Response {
  if (text === undefined) return DEFAULT_LIMIT;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MAX_LIMIT) return limit;
  const detail = `limit: must be a whole number from 1 to ${MAX_LIMIT}`;
  return problemResponse('invalid-field', { detail, field: 'limit' });
}

/** `POST /api/conversions`: keeps a conversion of the device that asks. The address has no query. */
export function conversionAdder({
  devices,
  now,
  limitRecords,
}: Deps): (request: RequestView) => Promise<Answer | Response> {
  return async (request) => {
    const refused = refuseOtherSites(request);
    if (refused !== undefined) return refused;
    const body = await readBody(request, parseNewConversion);
    if (body instanceof Response) return body;
    const wrong = refuseForeignUnits(body.value) ?? refuseFigures(body.value);
    if (wrong !== undefined) return wrong;
    const known = readDevice(request);
    const tooMany = await limitRecords(request, known === undefined);
    if (tooMany !== undefined) return tooMany;
    const device = known ?? newDevice();
    const conversion = kept(body.value, now().getTime());
    await devices.addConversion(device.key, conversion);
    return privateResponse(conversionRecord(conversion), 201, {
      'set-cookie': rememberDevice(request, device),
    });
  };
}

/** `POST /api/conversions` and `GET /api/conversions/recent`: the conversions of the device that asks. */
export function mountConversions(app: Hono, deps: Deps): void {
  const { devices } = deps;
  const addConversion = conversionAdder(deps);

  async function add(c: Context): Promise<Response> {
    const query = readQuery(c, []);
    return query instanceof Response ? query : asResponse(await addConversion(viewOf(c)));
  }

  async function recent(c: Context): Promise<Response> {
    const query = readQuery(c, ['limit']);
    if (query instanceof Response) return query;
    const limit = readLimit(query.get('limit'));
    if (limit instanceof Response) return limit;
    const device = readDevice(viewOf(c));
    const found = device === undefined ? [] : await devices.recentConversions(device.key, limit);
    return privateJson(conversionRecords(found));
  }

  mountResource(app, CONVERSIONS, { POST: add });
  mountResource(app, '/api/conversions/recent', { GET: recent });
}
