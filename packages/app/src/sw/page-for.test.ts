import { describe, expect, it } from 'vitest';
import { isAppPath, pageFor } from './page-for.ts';

const stored = new Set(['/kept.html', '/en/kept.html', '/app.html']);

describe('a navigation is answered from the device', () => {
  it.each([
    ['/', '/kept.html'],
    ['/en', '/en/kept.html'],
    ['/en/', '/en/kept.html'],
    ['/currency/USD/EUR', '/app.html'],
    ['/en/about', '/app.html'],
    ['/anything/else', '/app.html'],
  ])('%s by %s', (path, page) => {
    expect(pageFor(path, stored)).toBe(page);
  });

  it.each([
    '/api/exchange-rates',
    '/api/currency-history/USD/EUR',
    '/sitemap.xml',
    '/icons/icon-192.png',
    '/metrics',
    '/healthz',
    '/readyz',
    '/.well-known/security',
    '/.well-known/change-password',
    '/docs',
    '/en/status',
    '/embed/USD/EUR',
  ])('but %s goes to the network', (path) => {
    expect(isAppPath(path)).toBe(false);
  });

  it.each(['/', '/currency/USD/EUR', '/category/length/mi/km', '/metrics-of-life', '/documents'])(
    '%s is the app',
    (path) => {
      expect(isAppPath(path)).toBe(true);
    },
  );
});
