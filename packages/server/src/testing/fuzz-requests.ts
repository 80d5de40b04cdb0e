import { connect } from 'node:net';
import { malformedRequest } from './malformed-request.ts';
import type { Random } from './seeded-random.ts';

const PATIENCE_MS = 250;

/**
 * Sends bytes on a connection of their own and hangs up.
 * @returns what came back until the server fell silent; a busy one is silent only when it answers others meanwhile
 */
function send(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    let isOverdue = false;
    const socket = connect(Number(port), hostname);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      received.push(chunk);
      // The rest of a long response says nothing new.
      socket.setTimeout(10);
    });
    socket.setTimeout(PATIENCE_MS);
    socket.on('timeout', async () => {
      if (received.length > 0 || isOverdue) return socket.destroy();
      isOverdue = true;
      await fetch(`${url}/healthz`).catch(() => {});
      socket.setTimeout(PATIENCE_MS);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')));
  });
}

/** What a response must never show: our files, a stack, a database's own words. */
const LEAK =
  /node_modules|node:internal|\.ts:\d|\bat \w+ \(|SQLITE_|SqliteError|PostgresError|\/packages\/server|Error:/;

const isFaulty = (response: string) => /^HTTP\/1\.1 5/.test(response) || LEAK.test(response);

export interface FuzzOutcome {
  readonly sent: number;
  /** Responses by status; `none` for connections closed without one. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests that were answered with a fault of ours or with a leak, with the beginning of the response. */
  readonly faults: readonly { readonly request: string; readonly response: string }[];
}

/**
 * Sends malformed requests.
 * @param url of the server
 * @param count how many
 * @param atOnce how many connections at a time
 */
export async function fuzz(url: string, count: number, random: Random, atOnce = 32): Promise<FuzzOutcome> {
  const statuses: Record<string, number> = {};
  const faults: { request: string; response: string }[] = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const bytes = malformedRequest(random);
      const response = await send(url, bytes);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 'none';
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (isFaulty(response))
        faults.push({ request: bytes.toString('latin1').slice(0, 400), response: response.slice(0, 400) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { sent: count, statuses, faults };
}
