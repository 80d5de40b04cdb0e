import { afterEach, expect, it, vi } from 'vitest';
import packageJson from '../package.json';

afterEach(() => vi.unstubAllEnvs());

/** The configuration as a build with other settings has it. */
async function built(settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('./config.ts')).config;
}

it('[D.config] [S9.version] uses reserved names unless told otherwise', async () => {
  expect(packageJson.version).toBe('1.0.0');
  expect(await built()).toEqual({
    version: packageJson.version,
    siteUrl: expect.stringMatching(/^https:\/\/[a-z.]+\.example$/),
    hostedApiUrl: expect.stringMatching(/^https:\/\/[a-z.]+\.example\/api$/),
    ratesKeys: '',
    mirrors: '',
  });
});

it('[D.config] what a native app is built for has a build-time override', async () => {
  const config = await built({
    VITE_SITE_URL: 'https://shop.test',
    VITE_HOSTED_API_URL: 'https://api.shop.test/api',
    VITE_RATES_KEYS: 'a.b',
    VITE_MIRRORS: 'https://mirror.test',
  });
  expect(config).toMatchObject({
    siteUrl: 'https://shop.test',
    hostedApiUrl: 'https://api.shop.test/api',
    ratesKeys: 'a.b',
    mirrors: 'https://mirror.test',
  });
});
