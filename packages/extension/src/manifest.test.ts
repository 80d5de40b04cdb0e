import { describe, expect, it } from 'vitest';
import { BROWSERS, manifestFor } from './manifest.ts';
import { ALL_MESSAGES } from './messages/all-messages.ts';

describe('[I42.extension-permissions] the manifest', () => {
  it.each(BROWSERS)('in %s asks for four permissions and for no host', (browser) => {
    const manifest = manifestFor(browser, '1.0.0', ['https://rates.example']);
    expect(manifest).toMatchObject({
      manifest_version: 3,
      permissions: ['activeTab', 'contextMenus', 'scripting', 'storage'],
      optional_host_permissions: ['http://*/*', 'https://*/*'],
    });
    expect(manifest).not.toHaveProperty('host_permissions');
    expect(manifest).not.toHaveProperty('content_scripts');
  });

  it('lets its pages ask nobody but the service', () => {
    expect(JSON.stringify(manifestFor('chromium', '1.0.0', ['https://rates.example']))).toContain(
      "connect-src 'self' https://rates.example\"",
    );
  });
});

const placesOf = (messages: object): string[] =>
  Object.entries(messages).map(([key, text]: [string, string]) => `${key} ${text.match(/\{\d\}|%s/g)}`);

it.each(Object.entries(ALL_MESSAGES))('in %s every text has the places of the English one', (_, messages) => {
  expect(placesOf(messages)).toEqual(placesOf(ALL_MESSAGES.en ?? {}));
  expect(messages.description.length).toBeLessThanOrEqual(132);
});
