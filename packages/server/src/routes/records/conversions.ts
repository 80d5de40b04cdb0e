import { type NewConversion, parseNewConversion } from '@equivale/contract';
import type { Context, Hono } from 'hono';
import { newDevice, readDevice, rememberDevice } from '../../http/guards/device-cookie.ts';
import type { RecordLimit } from '../../http/guards/rate-limit.ts';
import { readBody } from '../../http/guards/read-body.ts';
import { refuseOthersThanApp } from '../../http/guards/same-site.ts';
import { timeOrderedId } from '../../http/guards/time-ordered-id.ts';
import { viewOf } from '../../http/request-view.ts';
import { privateResponse } from '../../http/responses/private-json.ts';
import { mountResource, readQuery } from '../../http/responses/resource.ts';
import type { DeviceStore, StoredConversion } from '../../store/device-store.ts';
import {
  conversionRecord,
  conversionRecords,
  instantMs,
  refuseFigures,
  refuseForeignUnits,
} from './device-records.ts';
import { PAGE_PARAMETERS, pageResponse, readPage } from './record-page.ts';

interface Deps {
  readonly devices: DeviceStore;
  readonly now: () => Date;
  readonly limitRecords: RecordLimit;
}

const CONVERSIONS = '/api/conversions';

const RECENT = `${CONVERSIONS}/recent`;
/** All that a device stores itself are one page, if it wants them. */
const RECENT_LIMITS = { byDefault: 10, most: 500 };

/** The text where it says more than the number beside it. */
const beyond = (value: number | null, text: string | undefined) =>
  text === undefined || text === String(value) ? null : text;

function recordOf(sent: NewConversion, nowMs: number): StoredConversion {
  const { category, fromUnit, toUnit, fromValue, toValue, rate = null, rateDate = null, timestamp } = sent;
  const { id = timeOrderedId(nowMs), on = null, kind = null, markupText = null } = sent;
  const madeAt = instantMs(timestamp) ?? nowMs;
  const figures = {
    fromValue,
    toValue,
    rate,
    rateDate,
    fromText: beyond(fromValue, sent.fromText),
    toText: beyond(toValue, sent.toText),
    rateText: beyond(rate, sent.rateText),
    on,
    kind,
    own: sent.own ? (1 as const) : null,
    markupText,
  };
  return { id, category, fromUnit, toUnit, ...figures, madeAt, createdAt: nowMs };
}

/** `POST /api/conversions` and `GET /api/conversions/recent`: the conversions of the device that asks. */
export function mountConversions(app: Hono, { devices, now, limitRecords }: Deps): void {
  async function add(c: Context): Promise<Response> {
    const request = viewOf(c);
    const refused = refuseOthersThanApp(request) ?? readQuery(c, []);
    if (refused instanceof Response) return refused;
    const body = await readBody(request, parseNewConversion);
    if (body instanceof Response) return body;
    const wrong = refuseForeignUnits(body.value) ?? refuseFigures(body.value);
    if (wrong !== undefined) return wrong;
    const known = readDevice(request);
    const tooMany = await limitRecords(request, known === undefined);
    if (tooMany !== undefined) return tooMany;
    const device = known ?? newDevice();
    const conversion = recordOf(body.value, now().getTime());
    const stored = await devices.addConversion(device.key, conversion, body.value.timestamp !== undefined);
    return privateResponse(conversionRecord(stored), 201, { 'set-cookie': rememberDevice(request, device) });
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
