import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../packages/server/src/app.ts';
import { type Context, createContext } from '../../packages/server/src/context.ts';
import { ALL_SOURCES } from '../../packages/server/src/sources/all-sources.ts';

/** The service in this process, on a fresh folder, with a clock and upstreams of the test's own. */
export interface TestService {
  readonly context: Context;
  /** Sends a request to the handler. */
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/**
 * @param now the clock
 * @param mirrors addresses of the sources that are fetched; the others are off
 */
export async function openTestService(
  now: () => Date,
  mirrors: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  const off = Object.fromEntries(ALL_SOURCES.map(({ key }) => [key, 'off']));
  const context = await createContext(
    {
      port: 0,
      host: '127.0.0.1',
      dataDir: join(folder, 'data'),
      logLevel: 'silent',
      refresh: { everyMs: 86_400_000, timeoutMs: 700, mirrors: { ...off, ...mirrors } },
      limits: { perMinute: 100_000, trustedProxies: 0 },
      shutdownDelayMs: 0,
      syncDays: 365,
      alerts: { contact: 'mailto:operator@equivale.example', ownServices: [] },
      nativeApp: { appId: 'app.equivale', androidCertificates: [] },
      appDir: join(folder, 'none'),
    },
    now,
  );
  const app = createApp(context);
  return {
    context,
    request: async (path, init) => app.request(path, init),
    async close() {
      await context.close();
      rmSync(folder, { recursive: true });
    },
  };
}
