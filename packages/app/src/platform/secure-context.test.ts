import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

/**
 * What a page served over plain http on a name that is not localhost does not have.
 * @source https://w3c.github.io/webappsec-secure-contexts/ and [SecureContext] in the interfaces of the platform
 */
const MEMBERS = {
  crypto: ['randomUUID', 'subtle'],
  navigator: [
    'clipboard',
    'serviceWorker',
    'share',
    'canShare',
    'storage',
    'locks',
    'wakeLock',
    'credentials',
    'mediaDevices',
    'geolocation',
    'permissions',
    'getInstalledRelatedApps',
    'setAppBadge',
  ],
} as const;
const GLOBALS = 'caches|cookieStore|Notification|PushManager|showSaveFilePicker|showOpenFilePicker';

/**
 * Uses of such an API that fail where it is missing: a call of it, or of something that it holds, without `?.` and in a
 * file that never asks whether it is there (`if (!navigator.share)`).
 */
function unguarded(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const members = Object.entries(MEMBERS).map(([owner, names]) => `\\b${owner}\\.(?:${names.join('|')})`);
  const uses = new RegExp(`(?:${members.join('|')}|(?<![.\\w'"-])(?:${GLOBALS}))\\b(?=\\s*[.(])`, 'g');
  return [...code.matchAll(uses)].map(([use]) => use).filter((use) => !code.includes(`!${use}`));
}

it('[I13.plain-http] a use that would fail over plain http is found', () => {
  for (const planted of [
    'const id = crypto.randomUUID();',
    'await navigator.clipboard.writeText(text);',
    'await navigator.share({ url });',
    'for (const name of await caches.keys()) {}',
    'await Notification.requestPermission();',
  ]) {
    expect(unguarded(planted), planted).toHaveLength(1);
  }
  for (const guarded of [
    'await navigator.clipboard?.writeText(text);',
    'if (!navigator.share) return copy(url); await navigator.share({ url });',
    'const container = navigator.serviceWorker;',
    '// navigator.clipboard.writeText is missing over plain http',
  ]) {
    expect(unguarded(guarded), guarded).toEqual([]);
  }
});

it('[I13.plain-http] no API of secure contexts is relied on', () => {
  // What runs only where somebody has asked whether the page came over a secure connection.
  for (const asked of ['features/devices/devices-view.tsx', 'converter/alerts/push.ts'])
    expect(readFileSync(join(src, asked), 'utf8'), asked).toMatch(/if \(!(?:globalThis\.)?isSecureContext\)/);
  expect(readFileSync(join(src, 'api/rates.ts'), 'utf8')).toContain('if (!globalThis.crypto?.subtle)');
  const files = globSync('**/*.{ts,tsx,js}', { cwd: src }).filter(
    // What stands in sw/ is a service worker, or starts from the registration of one: there is none over plain http.
    (path) =>
      !/\.test\.tsx?$|^testing\/|^sw\/|^sync\/|^api\/signed\/|^converter\/alerts\/push\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) =>
    unguarded(readFileSync(join(src, path), 'utf8')).map((use) => `${path}: ${use}`),
  );
  expect(found).toEqual([]);
});
