import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type Config, loadConfig } from '../config.ts';
import { mountAppLinks } from './app-links.ts';

const native = '../../../app';
const projectFile = (path: string) => readFileSync(new URL(`${native}/${path}`, import.meta.url), 'utf8');

/** Thirty-two bytes as keytool prints them. */
const print = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(':');
const other = print.replace('00:01', 'ff:fe');

function settings(env: Record<string, string>): Config['nativeApp'] {
  const loaded = loadConfig({ DATABASE_URL: 'postgres://db.example/rates', ...env });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.config.nativeApp;
}

function serve(env: Record<string, string>) {
  const app = new Hono();
  mountAppLinks(app, settings(env));
  // What would serve a page load otherwise.
  app.get('*', (c) => c.html('<p>the app</p>'));
  return (name: string) => app.request(`/.well-known/${name}`, { headers: { accept: '*/*' } });
}

describe('links that open the native app', () => {
  it('names the Android app and every certificate it is signed with', async () => {
    const response = await serve({ ANDROID_CERT_SHA256: `${print}, ${other}` })('assetlinks.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'app.equivale',
          sha256_cert_fingerprints: [print.toUpperCase(), other.toUpperCase()],
        },
      },
    ]);
  });

  it('names the iOS app by team and bundle, for every view and no call', async () => {
    const response = await serve({ APPLE_TEAM_ID: 'A1B2C3D4E5' })('apple-app-site-association');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({
      applinks: {
        details: [
          {
            appIDs: ['A1B2C3D4E5.app.equivale'],
            components: [{ '/': '/api/*', exclude: true }, { '/': '*' }],
          },
        ],
      },
    });
  });

  it.each([
    ['assetlinks.json', 'ANDROID_CERT_SHA256', { APPLE_TEAM_ID: 'A1B2C3D4E5' }],
    ['apple-app-site-association', 'APPLE_TEAM_ID', { ANDROID_CERT_SHA256: print }],
  ])('there is no %s until %s is set, and never the app in its place', async (name, variable, env) => {
    const response = await serve(env)(name);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining(variable) });
  });

  it('speaks of the app that the projects build', () => {
    const { appId } = settings({});
    expect(projectFile('android/app/build.gradle')).toContain(`applicationId "${appId}"`);
    const bundles = projectFile('ios/App/App.xcodeproj/project.pbxproj').matchAll(
      /PRODUCT_BUNDLE_IDENTIFIER = ([^;]+);/g,
    );
    expect([...bundles].map(([, bundle]) => bundle)).toEqual([appId, appId]);
  });

  it.each([
    ['ANDROID_CERT_SHA256', 'AB:CD'],
    ['ANDROID_CERT_SHA256', `${print},`],
    ['APPLE_TEAM_ID', 'short'],
    ['NATIVE_APP_ID', 'equivale'],
  ])('refuses %s=%s at start', (variable, text) => {
    const loaded = loadConfig({ DATABASE_URL: 'postgres://db.example/rates', [variable]: text });
    expect(loaded.ok ? [] : loaded.faults.map((fault) => fault.variable)).toEqual([variable]);
  });
});
