import { lastStatePath, OPAQUE_BYTES, pairingPath, syncPath } from '@equivale/contract';
import type { Bytes } from './bytes.ts';
import type { Chain } from './chain.ts';
import { type Mailbox, type MailboxCode, MailboxFault } from './pairing.ts';
import type { Remote, RemoteFault } from './remote.ts';

/** How the service is asked: where its API stands, and by which `fetch`. */
export interface Service {
  readonly base: string;
  readonly fetch: typeof fetch;
}

/** @returns undefined where no response came */
async function ask({ base, fetch }: Service, path: string, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(base + path, { ...init, cache: 'no-store', credentials: 'omit' });
  } catch {
    return undefined;
  }
}

/** Refusals of the service that have a name of their own. */
const FAULTS: Readonly<Record<number, RemoteFault['fault']>> = {
  409: 'ended',
  413: 'too-large',
  429: 'busy',
};

const faultOf = (response: Response | undefined): RemoteFault => ({
  fault: FAULTS[response?.status ?? 0] ?? 'offline',
});

const bytesIn = async (response: Response): Promise<Bytes | undefined> => {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    // Cut off on the way.
    return undefined;
  }
};

/** The service as the place where the devices' state is kept. */
export function createRemote(service: Service): Remote {
  const on = (
    { id, token }: Chain,
    init: RequestInit & { readonly headers?: Record<string, string> },
    pathOf = syncPath,
  ) => ask(service, pathOf(id), { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  const putTo =
    (pathOf: typeof syncPath): Remote['put'] =>
    async (chain, body, replaces) => {
      const condition = replaces === undefined ? { 'if-none-match': '*' } : { 'if-match': replaces };
      const headers = { 'content-type': OPAQUE_BYTES, ...condition };
      const response = await on(chain, { method: 'PUT', body, headers }, pathOf);
      if (response?.status === 412) return 'changed';
      const etag = response?.headers.get('etag');
      return response?.ok && etag ? { etag } : faultOf(response);
    };
  return {
    async get(chain, known) {
      const response = await on(chain, { headers: known === undefined ? {} : { 'if-none-match': known } });
      if (response?.status === 304) return 'same';
      if (response?.status === 404) return 'none';
      const etag = response?.headers.get('etag');
      const body = response?.status === 200 ? await bytesIn(response) : undefined;
      return body && etag ? { etag, body } : faultOf(response);
    },
    put: putTo(syncPath),
    end: putTo(lastStatePath),
    async remove(chain) {
      const response = await on(chain, { method: 'DELETE' });
      return response?.ok ? 'removed' : faultOf(response);
    },
  };
}

const MAILBOX_CODES: Readonly<Record<number, MailboxCode>> = { 404: 'over', 409: 'taken', 429: 'busy' };

const mailboxFault = (response: Response | undefined) =>
  new MailboxFault(MAILBOX_CODES[response?.status ?? 0] ?? 'offline');

/**
 * The service as a mailbox between two devices.
 * @param pause waits between two looks
 * @param isOver whether nobody waits any more
 */
export function createMailbox(
  service: Service,
  pause: () => Promise<void>,
  isOver: () => boolean = () => false,
): Mailbox {
  return {
    async send(code, step, body) {
      const headers = { 'content-type': OPAQUE_BYTES };
      const response = await ask(service, pairingPath(code, step), { method: 'PUT', body, headers });
      if (!response?.ok) throw mailboxFault(response);
    },
    async first(code) {
      const response = await ask(service, pairingPath(code, 0), {});
      if (response?.status === 404) return undefined;
      const body = response?.status === 200 ? await bytesIn(response) : undefined;
      if (body === undefined) throw mailboxFault(response);
      return body;
    },
    async wait(code, step) {
      while (!isOver()) {
        const response = await ask(service, pairingPath(code, step), {});
        if (response?.status === 200) return bytesIn(response);
        // A message that has not come is 204, a pairing that is over 404; anything else may pass.
        if (response?.status === 404) return undefined;
        await pause();
      }
      return undefined;
    },
  };
}
