import { type NewConversion, parseNewConversion } from '@equivale/contract';
import type { Context, Hono } from 'hono';
import { newDevice, readDevice, rememberDevice } from '../http/guards/device-cookie.ts';
import type { RecordLimit } from '../http/guards/rate-limit.ts';
import { readBody } from '../http/guards/read-body.ts';
import { refuseOtherSites } from '../http/guards/same-site.ts';
import { timeOrderedId } from '../http/guards/time-ordered-id.ts';
import { type RequestView, viewOf } from '../http/request-view.ts';
import { asResponse, type PlainResponse, privateResponse } from '../http/responses/private-json.ts';
import { mountResource, readQuery } from '../http/responses/resource.ts';
import type { DeviceStore, StoredConversion } from '../store/device-store.ts';
import { conversionRecord, conversionRecords, refuseFigures, refuseForeignUnits } from './device-records.ts';
import { PAGE_PARAMETERS, pageResponse, readPage } from './record-page.ts';

interface Deps {
  readonly devices: DeviceStore;
  readonly now: () => Date;
  readonly limitRecords: RecordLimit;
}

/** Where conversions are stored. */
export const CONVERSIONS = '/api/conversions';

const RECENT = `${CONVERSIONS}/recent`;
const RECENT_LIMITS = { byDefault: 10, most: 100 };

/** The text where it says more than the number beside it. */
const beyond = (value: number | null, text: string | undefined) =>
  text === undefined || text === String(value) ? null : text;

function recordOf(sent: NewConversion, nowMs: number): StoredConversion {
  const { category, fromUnit, toUnit, fromValue, toValue, rate = null, rateDate = null, timestamp } = sent;
  const { id = timeOrderedId(nowMs) } = sent;
  const madeAt = timestamp === undefined ? nowMs : new Date(timestamp).getTime();
  const figures = {
    fromValue,
    toValue,
    rate,
    rateDate,
    fromText: beyond(fromValue, sent.fromText),
    toText: beyond(toValue, sent.toText),
    rateText: beyond(rate, sent.rateText),
  };
  return { id, category, fromUnit, toUnit, ...figures, madeAt, createdAt: nowMs };
}

/** `POST /api/conversions`: keeps a conversion of the device that asks. The address has no query. */
export function conversionAdder({
  devices,
  now,
  limitRecords,
}: Deps): (request: RequestView) => Promise<PlainResponse | Response> {
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
    const conversion = recordOf(body.value, now().getTime());
    const stored = await devices.addConversion(device.key, conversion, body.value.id !== undefined);
    return privateResponse(conversionRecord(stored), 201, {
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
    const query = readQuery(c, PAGE_PARAMETERS);
    if (query instanceof Response) return query;
    const page = readPage(query, RECENT_LIMITS);
    if (page instanceof Response) return page;
    const device = readDevice(viewOf(c));
    return pageResponse({
      path: RECENT,
      page,
      read: async (limit, after) => (device ? devices.recentConversions(device.key, limit, after) : []),
      placeOf: ({ madeAt, id }) => ({ at: madeAt, id }),
      records: conversionRecords,
    });
  }

  mountResource(app, CONVERSIONS, { POST: add });
  mountResource(app, RECENT, { GET: recent });
}
