import { expect, it } from 'vitest';
import { readService } from './service.ts';

it.each([
  ['https://rates.example', 'https://rates.example'],
  ['https://rates.example/', 'https://rates.example'],
  ['http://127.0.0.1:3000/below//', 'http://127.0.0.1:3000/below'],
  [' https://rates.example/?x=1#y ', 'https://rates.example'],
  ['https://name:secret@rates.example', 'https://rates.example'],
])('[I18.embed-service] %j is the service at %s', (text, address) => {
  expect(readService(text)).toBe(address);
});

it.each([
  'javascript:alert(document.domain)//',
  'data:text/html,<script>alert(1)</script>',
  'not a url',
  '',
  '/api',
  'ftp://x',
])('[I18.embed-service] %j is no service', (text) => {
  expect(readService(text)).toBeUndefined();
});
