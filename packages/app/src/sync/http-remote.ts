import { lastStatePath, OPAQUE_BYTES, syncPath } from '@equivale/contract';
import type { Bytes } from './bytes.ts';
import type { Remote, RemoteFault } from './remote.ts';
import type { SyncGroup } from './sync-group.ts';

export interface Service {
  readonly base: string;
  readonly fetch: typeof fetch;
}

/** @returns undefined if there was no response */
export async function ask(
  { base, fetch }: Service,
  path: string,
  init: RequestInit,
): Promise<Response | undefined> {
  try {
    return await fetch(base + path, { ...init, cache: 'no-store', credentials: 'omit' });
  } catch {
    return undefined;
  }
}

/** Refusals of the service with their own fault. */
const FAULTS: Readonly<Record<number, RemoteFault['fault']>> = {
  409: 'ended',
  413: 'too-large',
  429: 'busy',
};

const faultOf = (response: Response | undefined): RemoteFault => ({
  fault: FAULTS[response?.status ?? 0] ?? 'offline',
});

/** Body of a response; undefined if it was cut off. */
export const bytesIn = async (response: Response): Promise<Bytes | undefined> => {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    // The connection was cut.
    return undefined;
  }
};

/** The service as storage of the group's state. */
export function createRemote(service: Service): Remote {
  const on = (
    { id, token }: SyncGroup,
    init: RequestInit & { readonly headers?: Record<string, string> },
    pathOf = syncPath,
  ) => ask(service, pathOf(id), { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  const putTo =
    (pathOf: typeof syncPath): Remote['put'] =>
    async (group, body, replaces) => {
      const condition = replaces === undefined ? { 'if-none-match': '*' } : { 'if-match': replaces };
      const headers = { 'content-type': OPAQUE_BYTES, ...condition };
      const response = await on(group, { method: 'PUT', body, headers }, pathOf);
      if (response?.status === 412) return 'changed';
      const etag = response?.headers.get('etag');
      return response?.ok && etag ? { etag } : faultOf(response);
    };
  return {
    async get(group, known) {
      const response = await on(group, { headers: known === undefined ? {} : { 'if-none-match': known } });
      if (response?.status === 304) return 'same';
      if (response?.status === 404) return 'none';
      const etag = response?.headers.get('etag');
      const body = response?.status === 200 ? await bytesIn(response) : undefined;
      return body && etag ? { etag, body } : faultOf(response);
    },
    put: putTo(syncPath),
    end: putTo(lastStatePath),
    async remove(group) {
      const response = await on(group, { method: 'DELETE' });
      return response?.ok ? 'removed' : faultOf(response);
    },
  };
}
