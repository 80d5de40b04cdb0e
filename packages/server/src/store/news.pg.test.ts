import { expect, inject, it } from 'vitest';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { openStore } from './open-store.ts';

it('a process hears what was announced while it had no connection', async () => {
  const url = new URL(await newPostgresDatabase(inject('postgresUrl'), 'news'));
  const speaker = await openStore(openPostgresDatabase(url.href));
  const link = await startTcpProxy(Number(url.port));
  url.host = `127.0.0.1:${link.port}`;
  const listener = await openStore(openPostgresDatabase(url.href), 20);
  let heard = 0;
  listener.onAnnouncement(() => {
    heard += 1;
  });
  await speaker.announce();
  await expect.poll(() => heard).toBe(1);
  link.cut();
  await speaker.announce();
  await expect.poll(() => heard).toBe(2);
  await Promise.all([speaker.close(), listener.close()]);
  await link.close();
});
