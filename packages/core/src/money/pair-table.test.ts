import { expect, it } from 'vitest';
import { pairTable } from './pair-table.ts';
import { quote } from './quote.ts';

// By hand: 100 * 1.25 = 125, 100 / 1.25 = 80, and the other way with the same figures.
it.each([
  ['USD', 'EUR', false, '125', '80'],
  ['USD', 'EUR', true, '80', '125'],
  ['EUR', 'USD', false, '125', '80'],
  ['EUR', 'USD', true, '80', '125'],
  ['MXN', 'EUR', false, '125', '80'],
  ['MXN', 'EUR', true, '80', '125'],
])('%s to %s at 1.25, turned: %s', (from, to, isInverse, there, back) => {
  const table = pairTable(from, to, {
    ...{ rate: '1.25', source: 'average', date: '2020-12-31' },
    ...(isInverse && { isInverse }),
  });
  const way = quote({ amount: '100', from, to }, table);
  const turned = quote({ amount: '100', from: to, to: from }, table);
  expect(way).toMatchObject({ ok: true, day: '2020-12-31' });
  expect(way.ok && way.result.toSignificant(20)).toBe(there);
  expect(turned.ok && turned.result.toSignificant(20)).toBe(back);
  expect(way.ok && way.figures.every(({ source }) => source === 'average')).toBe(true);
});
