import { expect, it } from 'vitest';
import { linkPath } from './link-path.ts';

it.each([
  ['https://equivale.example/currency/USD/EUR', '/currency/USD/EUR'],
  ['https://equivale.example/en/category/length/mi/km?x=1#a', '/en/category/length/mi/km?x=1#a'],
  ['https://equivale.example', '/'],
  ['https://equivale.example/?q=100%20usd', '/?q=100%20usd'],
  ['app.equivale://currency/USD/EUR', '/currency/USD/EUR'],
  ['app.equivale:///?q=5%20ft', '/?q=5%20ft'],
  ['app.equivale://favorites/', '/favorites'],
  ['not a link', undefined],
])('%s leads to %s', (link, path) => {
  expect(linkPath(link)).toBe(path);
});
