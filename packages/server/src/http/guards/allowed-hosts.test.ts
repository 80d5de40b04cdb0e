import { expect, it } from 'vitest';
import { allowedHosts } from './allowed-hosts.ts';

const allows = allowedHosts(['rates.lan', 'equivale.org', undefined]);

it.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST.:3000',
  '127.0.0.1:3000',
  '192.168.1.20:3000',
  '[::1]:3000',
  '[fd00::1]',
  'equivale.org',
  'Equivale.org:443',
  'rates.lan',
])('answers for %s', (host) => {
  expect(allows(host)).toBe(true);
});

it.each([
  'evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'www.equivale.org',
  'equivale.org.evil.example',
  'a!b.evil.example',
  'a_b.evil.example',
  'evil.example@localhost',
  'evil.example/@localhost',
  'server:3000',
])('does not for %s', (host) => {
  expect(allows(host)).toBe(false);
});

it('leaves to others what is no host at all, or where none is named, as in HTTP/1.0', () => {
  for (const host of [undefined, '', 'a b', '[::']) expect(allows(host)).toBe(true);
});
