import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a browser gets it. */
interface ReceivedPush {
  /** The last part of the endpoint. */
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  readonly notification: Readonly<Record<string, string>>;
}

/** A push service on this machine, with the browsers behind it. */
export interface PushService {
  readonly origin: string;
  readonly received: readonly ReceivedPush[];
  /** What a browser hands over when it has subscribed. */
  subscribe(device: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Status (and headers) for the next requests; without any, 201. */
  respond(device: string, status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** @source RFC 8291, section 3.4, read the other way round */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const derive = (key: Uint8Array, with_: Uint8Array, text: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, text, length));
  const shared = derive(browser.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  return plain.toString('utf8', 0, plain.length - 1);
}

/** @param onPush called with each message before it is answered */
export async function startPushService(onPush: () => void = () => {}): Promise<PushService> {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const responses = new Map<string, { status: number; headers: Record<string, string> }>();
  const received: ReceivedPush[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const device = request.url?.split('/').at(-1) ?? '';
    const { status, headers } = responses.get(device) ?? { status: 201, headers: {} };
    const browser = browsers.get(device);
    if (browser && status === 201) {
      const text = decrypt(Buffer.concat(chunks), browser.ecdh, browser.auth);
      const { notification } = JSON.parse(text) as Pick<ReceivedPush, 'notification'>;
      received.push({ device, headers: request.headers, notification });
      onPush();
    }
    response.writeHead(browser ? status : 410, headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    subscribe(device) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(device, { ecdh, auth });
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `${origin}/push/${device}`, keys };
    },
    respond: (device, status, headers = {}) => void responses.set(device, { status, headers }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
