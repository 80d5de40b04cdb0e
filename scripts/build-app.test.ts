import { expect, it } from 'vitest';
import { inputDigest } from './build-app.mjs';

it('makes a new build when a setting of the build changes, and for no other variable', () => {
  const plain = inputDigest({ PATH: '/bin' });
  const ours = inputDigest({ PATH: '/bin', VITE_SITE_URL: 'https://shop.test' });
  expect(inputDigest({ PATH: '/usr/bin' })).toBe(plain);
  expect(ours).not.toBe(plain);
  expect(inputDigest({ VITE_SITE_URL: 'https://other.test' })).not.toBe(ours);
});
