import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** Mozilla's push service on this machine, for one Firefox: it passes on what a server posts to an endpoint, as it came. */
export interface Autopush {
  /** Where servers post to: the origin of its endpoints. */
  readonly origin: string;
  /** Where Firefox connects to (`dom.push.serverURL`). */
  readonly socket: string;
  /** What Firefox has said of each message: 100 where it was decrypted and handed to the worker, 30x after it where that failed. */
  readonly acknowledged: readonly number[];
  close(): Promise<void>;
}

/** What Firefox sends. @source https://mozilla-services.github.io/autopush-rs/architecture.html (push server protocol) */
interface FromFirefox {
  readonly messageType?: 'hello' | 'register' | 'unregister' | 'ack' | 'nack' | 'broadcast_subscribe';
  readonly channelID?: string;
  readonly code?: number;
  readonly updates?: readonly { readonly code?: number }[];
}

const TEXT = 0x81;
const SHORT = 125;
const TWO_BYTES = 126;

/** A text as a frame from a server. @source RFC 6455, section 5.2 */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length <= SHORT) return Buffer.concat([Buffer.of(TEXT, body.length), body]);
  return Buffer.concat([Buffer.of(TEXT, TWO_BYTES, body.length >> 8, body.length & 0xff), body]);
}

/** Hands on the texts that a browser sends, each in one frame, masked. @source RFC 6455, section 5.3 */
function onTexts(socket: Duplex, take: (text: string) => void): void {
  let waiting = Buffer.alloc(0);
  const takeFrame = (): boolean => {
    const short = (waiting[1] ?? 0) & 0x7f;
    const head = short === TWO_BYTES ? 4 : 2;
    if (waiting.length < head + 4) return false;
    const end = head + 4 + (short === TWO_BYTES ? waiting.readUInt16BE(2) : short);
    if (waiting.length < end) return false;
    const mask = waiting.subarray(head, head + 4);
    const body = waiting.subarray(head + 4, end).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
    if (((waiting[0] ?? 0) & 0x0f) === 1) take(Buffer.from(body).toString());
    waiting = waiting.subarray(end);
    return true;
  };
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (takeFrame());
  });
}

const acceptOf = (key: string | undefined) =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

export async function startAutopush(): Promise<Autopush> {
  const channels = new Map<string, string>();
  const acknowledged: number[] = [];
  const sockets = new Set<Duplex>();
  let send = (_: object) => {};

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const channelID = channels.get(request.url ?? '');
    if (channelID) {
      const encoding = request.headers['content-encoding'];
      const data = Buffer.concat(chunks).toString('base64url');
      const version = randomUUID();
      send({ messageType: 'notification', channelID, version, ttl: 60, data, headers: { encoding } });
    }
    response.writeHead(channelID ? 201 : 410).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer({ messageType, channelID = '', updates = [], code }: FromFirefox): void {
    if (messageType === 'ack') acknowledged.push(...updates.map((update) => update.code ?? 0));
    else if (messageType === 'nack') acknowledged.push(code ?? 0);
    else if (messageType === 'hello')
      send({
        messageType,
        uaid: randomUUID().replaceAll('-', ''),
        status: 200,
        use_webpush: true,
        broadcasts: {},
      });
    else if (messageType === 'register') {
      const path = `/push/${randomUUID()}`;
      channels.set(path, channelID);
      send({ messageType, channelID, status: 200, pushEndpoint: `http://${host}${path}` });
    } else if (messageType === 'unregister') send({ messageType, channelID, status: 200 });
    // A ping is an empty object, and so is the answer to it.
    else if (messageType === undefined) send({});
  }

  server.on('upgrade', (request, socket) => {
    sockets.add(socket);
    const accept = acceptOf(request.headers['sec-websocket-key']);
    const head = `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}`;
    const { 'sec-websocket-protocol': protocol } = request.headers;
    socket.write(`${head}${protocol ? `\r\nSec-WebSocket-Protocol: ${protocol}` : ''}\r\n\r\n`);
    send = (message) => void socket.write(frameOf(JSON.stringify(message)));
    onTexts(socket, (text) => answer(JSON.parse(text) as FromFirefox));
    socket.on('error', () => {});
  });

  return {
    origin: `http://${host}`,
    socket: `ws://${host}/`,
    acknowledged,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
