import type { Service } from '../sync/http-remote.ts';

interface StoredState {
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isLast: boolean;
}

const bytesIn = async (body: unknown) => new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
const respond = (status: number, etag?: string) =>
  new Response(null, { status, ...(etag && { headers: { etag } }) });

/** The part of the service that devices share by, in memory: one for all devices of a test. */
export interface SyncService extends Service {
  /** Every pairing that is under way ends now. */
  endPairings(): void;
}

/** As `SYNC_CALLS` and `PAIRING_CALLS` of the server, without limits. */
export function openSyncService(): SyncService {
  const states = new Map<string, StoredState>();
  const messages = new Map<string, Uint8Array<ArrayBuffer>>();
  let writes = 0;

  async function onPairing(code: string, step: string, method: string, body: unknown): Promise<Response> {
    const place = `${code}/${step}`;
    if (step !== '0' && !messages.has(`${code}/0`)) return respond(404);
    const there = messages.get(place);
    if (method !== 'PUT') return there ? new Response(there) : respond(step === '0' ? 404 : 204);
    const sent = await bytesIn(body);
    if (there && !isSame(there, sent)) return respond(409);
    messages.set(place, sent);
    return respond(201);
  }

  async function onState(group: string, isLast: boolean, method: string, init: RequestInit) {
    const there = states.get(group);
    const headers = new Headers(init.headers);
    if (method === 'GET') {
      if (!there) return respond(404);
      if (headers.get('if-none-match') === there.etag) return respond(304, there.etag);
      return new Response(there.body, { headers: { etag: there.etag } });
    }
    if (there?.isLast) return respond(409);
    if (method === 'DELETE') states.delete(group);
    if (method === 'DELETE') return respond(204);
    if ((headers.get('if-match') ?? undefined) !== there?.etag) return respond(412, there?.etag);
    writes += 1;
    states.set(group, { etag: `"${writes}"`, body: await bytesIn(init.body), isLast });
    return respond(204, `"${writes}"`);
  }

  return {
    base: '/api',
    endPairings: () => messages.clear(),
    fetch: async (input, init = {}) => {
      const [, kind, name = '', rest = ''] = /\/api\/(\w+)\/([\w-]+)\/?(\w*)/.exec(String(input)) ?? [];
      const method = init.method ?? 'GET';
      if (kind === 'pairing') return onPairing(name, rest, method, init.body);
      if (kind === 'sync') return onState(name, rest === 'last', method, init);
      return respond(404);
    },
  };
}
