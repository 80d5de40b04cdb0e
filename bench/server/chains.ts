import { createHash } from 'node:crypto';
import { OPAQUE_BYTES } from '@equivale/contract';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The chain that one connection writes to, and the token that opens it. */
export function chainAt(connection: number): { readonly token: string; readonly id: string } {
  const token = digest(`connection ${connection}`);
  return { token, id: digest(token) };
}

/** What a device with some hundred conversions shares with the person's others. Two, because SQLite writes nothing where nothing changes. */
const STATES = ['x', 'y'].map((text) => text.repeat(16_384));

/** The state that is replaced first, and its etag. */
export const FIRST = STATES.at(-1) ?? '';
export const FIRST_ETAG = `"${digest(FIRST)}"`;

/** Requests, for `load.ts`, that put each state in the place of the other. @param path `/api/sync/{chain}` for the chain of each connection */
export const putState = (path: string) =>
  STATES.map(
    (state, at) =>
      `PUT ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${OPAQUE_BYTES}\r\nAuthorization: Bearer {token}\r\n` +
      `If-Match: "${digest(STATES.at(at - 1) ?? '')}"\r\nContent-Length: ${state.length}\r\n\r\n${state}`,
  );

/** Has a service store the state that is replaced first for the chain of each connection. @throws where it does not */
export async function storeStates(url: string, connections: number): Promise<void> {
  for (let at = 0; at < connections; at++) {
    const { token, id } = chainAt(at);
    const headers = {
      'content-type': OPAQUE_BYTES,
      authorization: `Bearer ${token}`,
      'if-none-match': '*',
    };
    const { status } = await fetch(`${url}/api/sync/${id}`, {
      method: 'PUT',
      headers,
      body: FIRST,
    });
    if (status !== 201) throw new Error(`${status} for a new state`);
  }
}
