import {
  conversionRecordSchema,
  conversionRecordsSchema,
  type NewConversion,
  newConversionSchema,
  parseNewConversion,
} from '@equivale/contract';
import type { Context } from 'hono';
import { readDevice, rememberDevice, writingDevice } from '../../http/guards/device-cookie.ts';
import { readBody } from '../../http/guards/read-body.ts';
import { timeOrderedId } from '../../http/guards/time-ordered-id.ts';
import { problemResponse } from '../../http/responses/problem.ts';
import { privateResponse } from '../../http/responses/response-headers.ts';
import { MAX_CONVERSIONS, type StoredConversion } from '../../store/device-store.ts';
import { callsAt, type Deps, type Query } from '../call.ts';
import {
  conversionRecord,
  conversionRecords,
  instantMs,
  refuseFigures,
  refuseForeignUnits,
} from '../records/device-records.ts';

const CONVERSIONS = '/api/conversions';

const RECENT_BY_DEFAULT = 10;

const TEXTS = { fromText: 'fromValue', toText: 'toValue', rateText: 'rate' } as const;

/** A text that says no more than the number beside it is left out. */
function recordOf({ id, timestamp, ...sent }: NewConversion, nowMs: number): StoredConversion {
  const says = ([name, value]: [string, unknown]) =>
    !(name in TEXTS) || value !== String(sent[TEXTS[name as keyof typeof TEXTS]]);
  const record = JSON.stringify(Object.fromEntries(Object.entries(sent).filter(says)));
  return { id: id ?? timeOrderedId(nowMs), madeAt: instantMs(timestamp) ?? nowMs, createdAt: nowMs, record };
}

async function add(c: Context, { store: { devices }, now, limitRecords }: Deps): Promise<Response> {
  const body = await readBody(c, parseNewConversion);
  if (body instanceof Response) return body;
  const wrong = refuseForeignUnits(body.value) ?? refuseFigures(body.value);
  if (wrong !== undefined) return wrong;
  const device = await writingDevice(c, limitRecords);
  if (device instanceof Response) return device;
  const conversion = recordOf(body.value, now().getTime());
  const stored = await devices.addConversion(device.key, conversion, body.value.timestamp !== undefined);
  return privateResponse(conversionRecord(stored), 201, { 'set-cookie': rememberDevice(c, device) });
}

async function recent(c: Context, { store: { devices } }: Deps, query: Query): Promise<Response> {
  const limit = Number(query.get('limit') ?? RECENT_BY_DEFAULT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_CONVERSIONS)
    return problemResponse('invalid-field', {
      detail: `limit: must be a whole number from 1 to ${MAX_CONVERSIONS}`,
      field: 'limit',
    });
  const device = readDevice(c);
  return privateResponse(conversionRecords(device ? await devices.recentConversions(device.key, limit) : []));
}

/** The conversions of the device that asks. */
export const CALLS = [
  ...callsAt(
    { path: CONVERSIONS, sites: 'app' },
    {
      POST: {
        summary: 'Keep a conversion for this device',
        body: newConversionSchema,
        outcomes: { 201: { description: 'Kept', content: [conversionRecordSchema] } },
        respond: add,
      },
    },
  ),
  ...callsAt(
    { path: `${CONVERSIONS}/recent`, sites: 'app' },
    {
      GET: {
        summary: "This device's latest conversions, newest first",
        query: {
          limit: {
            description: 'How many at most',
            schema: { type: 'integer', minimum: 1, maximum: MAX_CONVERSIONS, default: RECENT_BY_DEFAULT },
          },
        },
        outcomes: { 200: { description: 'The conversions', content: [conversionRecordsSchema] } },
        respond: recent,
      },
    },
  ),
];
