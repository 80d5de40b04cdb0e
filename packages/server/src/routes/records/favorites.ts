import { parseNewFavorite } from '@equivale/contract';
import type { Context, Hono } from 'hono';
import { dropDevice, newDevice, readDevice, rememberDevice } from '../../http/guards/device-cookie.ts';
import type { RecordLimit } from '../../http/guards/rate-limit.ts';
import { readBody } from '../../http/guards/read-body.ts';
import { refuseOthersThanApp } from '../../http/guards/same-site.ts';
import { timeOrderedId } from '../../http/guards/time-ordered-id.ts';
import { viewOf } from '../../http/request-view.ts';
import { PRIVATE, privateResponse } from '../../http/responses/private-json.ts';
import { problemResponse } from '../../http/responses/problem.ts';
import { mountResource, readQuery } from '../../http/responses/resource.ts';
import { type DeviceStore, MAX_FAVORITES } from '../../store/device-store.ts';
import { favoriteRecord, favoriteRecords, instant, instantMs, refuseForeignUnits } from './device-records.ts';
import { PAGE_PARAMETERS, pageResponse, readPage } from './record-page.ts';

interface Deps {
  readonly devices: DeviceStore;
  readonly now: () => Date;
  readonly limitRecords: RecordLimit;
}

const FAVORITES = '/api/favorites';
/** All of a device's favorites are one page unless told otherwise. */
const LIMITS = { byDefault: MAX_FAVORITES, most: MAX_FAVORITES };

const REFUSALS = {
  exists: () => problemResponse('favorite-exists', { detail: 'Favorite already exists' }),
  full: () =>
    problemResponse('favorites-full', {
      detail: `A device has ${MAX_FAVORITES} favorites at most; remove one`,
    }),
  removed: () => problemResponse('favorite-removed', { detail: 'It was removed later than it was saved' }),
};

/** Erases all that the service knows of the device that asks. */
const forget =
  (devices: DeviceStore) =>
  async (c: Context): Promise<Response> => {
    const refused = refuseOthersThanApp(viewOf(c)) ?? readQuery(c, []);
    if (refused instanceof Response) return refused;
    const device = readDevice(viewOf(c));
    if (device !== undefined) await devices.forgetDevice(device.key);
    const headers = new Headers(PRIVATE);
    for (const cookie of dropDevice()) headers.append('set-cookie', cookie);
    return new Response(null, { status: 204, headers });
  };

/** The favorites of the device that asks, and `DELETE /api/device`, which erases all that the service knows of it. */
export function mountFavorites(app: Hono, { devices, now, limitRecords }: Deps): void {
  async function add(c: Context): Promise<Response> {
    const refused = refuseOthersThanApp(viewOf(c)) ?? readQuery(c, []);
    if (refused instanceof Response) return refused;
    const body = await readBody(viewOf(c), parseNewFavorite);
    if (body instanceof Response) return body;
    const wrong = refuseForeignUnits(body.value);
    if (wrong !== undefined) return wrong;
    const known = readDevice(viewOf(c));
    const tooMany = await limitRecords(viewOf(c), known === undefined);
    if (tooMany !== undefined) return tooMany;
    const device = known ?? newDevice();
    const nowMs = now().getTime();
    const { id = timeOrderedId(nowMs), category, fromUnit, toUnit, createdAt, timestamp } = body.value;
    const created = instantMs(createdAt) ?? nowMs;
    const changedAt = instantMs(timestamp) ?? created;
    const favorite = { id, category, fromUnit, toUnit, createdAt: created, changedAt };
    const added = await devices.addFavorite(device.key, favorite);
    if ('refused' in added) return REFUSALS[added.refused]();
    const cookie = { 'set-cookie': rememberDevice(viewOf(c), device) };
    return privateResponse(favoriteRecord(added.favorite), 201, cookie);
  }

  async function list(c: Context): Promise<Response> {
    const query = readQuery(c, PAGE_PARAMETERS);
    if (query instanceof Response) return query;
    const page = readPage(query, LIMITS);
    if (page instanceof Response) return page;
    const device = readDevice(viewOf(c));
    return pageResponse({
      path: FAVORITES,
      page,
      read: async (limit, after) => (device ? devices.favorites(device.key, limit, after) : []),
      placeOf: ({ createdAt, id }) => ({ at: createdAt, id }),
      records: favoriteRecords,
    });
  }

  /** What was removed, so that another browser of the same device does not send it again. */
  async function removed(c: Context): Promise<Response> {
    const query = readQuery(c, []);
    if (query instanceof Response) return query;
    const device = readDevice(viewOf(c));
    const marks = device ? await devices.removedFavorites(device.key) : [];
    return privateResponse(marks.map(({ id, removedAt }) => ({ id, timestamp: instant(removedAt) })));
  }

  async function remove(c: Context): Promise<Response> {
    const refused = refuseOthersThanApp(viewOf(c)) ?? readQuery(c, []);
    if (refused instanceof Response) return refused;
    const device = readDevice(viewOf(c));
    const id = c.req.param('id') ?? '';
    if (
      device === undefined ||
      !/^[0-9a-f-]{36}$/.test(id) ||
      !(await devices.removeFavorite(device.key, id, now().getTime()))
    )
      return problemResponse('not-found', { detail: 'This device has no such favorite', field: 'id' });
    return privateResponse({ success: true, removedId: id });
  }

  mountResource(app, FAVORITES, { GET: list, POST: add });
  mountResource(app, `${FAVORITES}/removed`, { GET: removed });
  mountResource(app, `${FAVORITES}/:id`, { DELETE: remove });
  mountResource(app, '/api/device', { DELETE: forget(devices) });
}
