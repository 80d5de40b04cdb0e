import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { test as base } from '@playwright/test';

/** One address, behind which servers come and go. */
export interface Site {
  readonly url: string;
  /** Sends later requests to the server at this address. */
  serve(url: string): Promise<void>;
  /** Nothing listens any more, and what was connected is cut. */
  goAway(): Promise<void>;
}

/** Opens an address on this machine and passes on every byte, so that pages come with the headers of the real server. */
export async function openSite(server: string): Promise<Site> {
  let port = Number(new URL(server).port);
  const sockets = new Set<Socket>();
  const front = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroySoon();
      });
      from.pipe(to);
    }
  });
  const listen = async (at: number) => once(front.listen(at, '127.0.0.1'), 'listening');
  await listen(0);
  const own = (front.address() as AddressInfo).port;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    async serve(url) {
      port = Number(new URL(url).port);
      cut();
      if (!front.listening) await listen(own);
    },
    async goAway() {
      if (!front.listening) return;
      const closed = once(front.close(), 'close');
      cut();
      await closed;
    },
  };
}

/** Tests that take the server away: each has an address of its own for it. */
export const test = base.extend<{ site: Site }>({
  site: async ({ baseURL }, use) => {
    const site = await openSite(String(baseURL));
    await use(site);
    await site.goAway();
  },
});
