import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../packages/server/src/app.ts';
import { type Context, createContext } from '../packages/server/src/context.ts';
import { fillFolder } from '../packages/server/src/testing/fill-folder.ts';
import { openApiDocument, responseTypes } from './build-openapi.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-openapi-'));
let context: Context;
beforeAll(async () => {
  context = await createContext({
    port: 0,
    host: '127.0.0.1',
    dataDir: await fillFolder(folder),
    logLevel: 'silent',
    refresh: { everyMs: 86_400_000, timeoutMs: 1000, mirrors: {} },
    limits: { perMinute: 600, trustedProxies: 0 },
    plainRecords: true,
    shutdownDelayMs: 0,
    syncDays: 365,
    alerts: { contact: 'mailto:operator@equivale.example', ownServices: [] },
    nativeApp: { appId: 'app.equivale', androidCertificates: [] },
    site: {
      siteUrl: 'https://rates.test',
      supportAddress: 'help@rates.test',
      donationUrl: '',
      playStoreId: '',
    },
    appDir: folder,
  });
});
afterAll(async () => {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the document in the repository is the one that the contract makes (else: npm run build:openapi)', () => {
  const text = readFileSync(new URL('../packages/server/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

it('what the app takes a response for is what the calls declare (else: npm run build:openapi)', () => {
  const written = readFileSync(new URL('../packages/contract/src/responses.ts', import.meta.url), 'utf8');
  const rows = (text: string) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=: )\| /g, '')
      .split('export interface')[1];
  expect(rows(written)).toBe(rows(responseTypes()));
});

it('the document has every call that the server has, and no other', () => {
  const mounted = createApp(context)
    .routes.filter(
      ({ path, method }) => path.startsWith('/api/') && ['GET', 'POST', 'PUT', 'DELETE'].includes(method),
    )
    .map(({ path, method }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, unknown>> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...new Set(mounted)].sort());
});

it('the server gives it away', async () => {
  const answer = await createApp(context).request('/api/openapi.json');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(((await answer.json()) as { openapi: string }).openapi).toBe('3.1.1');
});
