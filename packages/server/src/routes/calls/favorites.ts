import {
  favoriteRecordSchema,
  favoriteRecordsSchema,
  newFavoriteSchema,
  parseNewFavorite,
  removalsSchema,
  removedFavoriteSchema,
} from '@equivale/contract';
import type { Context } from 'hono';
import { dropDevice, readDevice, rememberDevice, writingDevice } from '../../http/guards/device-cookie.ts';
import { readBody } from '../../http/guards/read-body.ts';
import { timeOrderedId } from '../../http/guards/time-ordered-id.ts';
import { problemResponse } from '../../http/responses/problem.ts';
import { PRIVATE, privateResponse } from '../../http/responses/response-headers.ts';
import { MAX_FAVORITES } from '../../store/device-store.ts';
import { callsAt, type Deps, text } from '../call.ts';
import {
  favoriteRecord,
  favoriteRecords,
  instant,
  instantMs,
  refuseForeignUnits,
} from '../records/device-records.ts';

const FAVORITES = '/api/favorites';

const REFUSALS = {
  exists: () => problemResponse('favorite-exists', { detail: 'Favorite already exists' }),
  full: () =>
    problemResponse('favorites-full', {
      detail: `A device has ${MAX_FAVORITES} favorites at most; remove one`,
    }),
  removed: () => problemResponse('favorite-removed', { detail: 'It was removed later than it was saved' }),
};

/** Erases all that the service knows of the device that asks. */
async function forget(c: Context, { store: { devices } }: Deps): Promise<Response> {
  const device = readDevice(c);
  if (device !== undefined) await devices.forgetDevice(device.key);
  const headers = new Headers(PRIVATE);
  for (const cookie of dropDevice()) headers.append('set-cookie', cookie);
  return new Response(null, { status: 204, headers });
}

async function add(c: Context, { store: { devices }, now, limitRecords }: Deps): Promise<Response> {
  const body = await readBody(c, parseNewFavorite);
  if (body instanceof Response) return body;
  const wrong = refuseForeignUnits(body.value);
  if (wrong !== undefined) return wrong;
  const device = await writingDevice(c, limitRecords);
  if (device instanceof Response) return device;
  const nowMs = now().getTime();
  const { id = timeOrderedId(nowMs), category, fromUnit, toUnit, createdAt, timestamp } = body.value;
  const created = instantMs(createdAt) ?? nowMs;
  const changedAt = instantMs(timestamp) ?? created;
  const favorite = { id, category, fromUnit, toUnit, createdAt: created, changedAt };
  const added = await devices.addFavorite(device.key, favorite);
  if ('refused' in added) return REFUSALS[added.refused]();
  const cookie = { 'set-cookie': rememberDevice(c, device) };
  return privateResponse(favoriteRecord(added.favorite), 201, cookie);
}

async function list(c: Context, { store: { devices } }: Deps): Promise<Response> {
  const device = readDevice(c);
  return privateResponse(favoriteRecords(device ? await devices.favorites(device.key) : []));
}

/** What was removed, so that another browser of the same device does not send it again. */
async function removed(c: Context, { store: { devices } }: Deps): Promise<Response> {
  const device = readDevice(c);
  const marks = device ? await devices.removedFavorites(device.key) : [];
  return privateResponse(marks.map(({ id, removedAt }) => ({ id, timestamp: instant(removedAt) })));
}

async function remove(c: Context, { store: { devices }, now }: Deps): Promise<Response> {
  const device = readDevice(c);
  const id = c.req.param('id') ?? '';
  const isId = /^[0-9a-f-]{36}$/.test(id);
  if (!device || !isId || !(await devices.removeFavorite(device.key, id, now().getTime())))
    return problemResponse('not-found', { detail: 'This device has no such favorite', field: 'id' });
  return privateResponse({ success: true, removedId: id });
}

/** The favorites of the device that asks, and the erasing of all that the service knows of it. */
export const CALLS = [
  ...callsAt(
    { path: FAVORITES, sites: 'app' },
    {
      GET: {
        summary: "This device's favorites, newest first",
        outcomes: { 200: { description: 'The favorites', content: [favoriteRecordsSchema] } },
        respond: list,
      },
      POST: {
        summary: 'Keep a favorite for this device',
        body: newFavoriteSchema,
        outcomes: { 201: { description: 'Kept', content: [favoriteRecordSchema] } },
        refusals: [409],
        respond: add,
      },
    },
  ),
  ...callsAt(
    { path: `${FAVORITES}/removed`, sites: 'app' },
    {
      GET: {
        summary: 'The favorites that this device removed last, newest first',
        outcomes: { 200: { description: 'Their ids, and when each was removed', content: [removalsSchema] } },
        respond: removed,
      },
    },
  ),
  ...callsAt(
    {
      path: `${FAVORITES}/{id}`,
      params: { id: text('Id of the favorite', { format: 'uuid' }) },
      sites: 'app',
    },
    {
      DELETE: {
        summary: 'Remove a favorite of this device',
        outcomes: { 200: { description: 'Removed', content: [removedFavoriteSchema] } },
        respond: remove,
      },
    },
  ),
  ...callsAt(
    { path: '/api/device', sites: 'app' },
    {
      DELETE: {
        summary: 'Erase all that the service keeps of this device',
        outcomes: { 204: { description: 'Erased' } },
        respond: forget,
      },
    },
  ),
];
