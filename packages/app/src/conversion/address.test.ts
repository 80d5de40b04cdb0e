import { expect, it } from 'vitest';
import { parseAddress, printAddress } from './address.ts';
import type { Targets } from './conversion.ts';

it.each([
  ['/currency/USD/EUR', 'currency', 'USD', ['EUR']],
  ['/currency/USD/EUR,JPY', 'currency', 'USD', ['EUR', 'JPY']],
  ['/category/length/mi/km', 'length', 'mi', ['km']],
  ['/category/volume/gal_us/l', 'volume', 'gal_us', ['l']],
] as const)('%s is written and read', (address, category, from, to) => {
  expect(printAddress({ category, from, to: to as Targets })).toBe(address);
  expect(parseAddress(address)).toEqual({ category, from, to });
});

it.each([
  ['/currency', { category: 'currency', from: '', to: [] }],
  ['/currency/USD', { category: 'currency', from: 'USD', to: [] }],
  ['/category/length', { category: 'length', from: '', to: [] }],
  ['/category/length/mi/', { category: 'length', from: 'mi', to: [] }],
])('%s is read as far as it goes', (address, read) => {
  expect(parseAddress(address)).toEqual(read);
});

it.each(['/', '/favorites', '/category', '/category/colour', '/category/colour/red/blue'])(
  '%s is no converter',
  (address) => {
    expect(parseAddress(address)).toBeUndefined();
  },
);
