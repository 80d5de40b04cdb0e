import { afterEach, expect, it } from 'vitest';
import type { StoredRates } from '../store/rows.ts';
import { cachedSeries } from './series-cache.ts';

let turn = 0;
let counting: NodeJS.Immediate;
const count = () => {
  turn += 1;
  counting = setImmediate(count);
};
afterEach(() => clearImmediate(counting));

it('others are served between any two series, however many are wanted at once, and each is read once', async () => {
  const read: { readonly code: string; readonly turn: number }[] = [];
  const series: StoredRates['series'] = async (_, code) => {
    read.push({ code, turn });
    return [{ date: '2026-08-21', rate: 1.1699 }];
  };
  const seriesOf = cachedSeries({ series } as StoredRates);
  count();
  const codes = ['USD', 'JPY', 'GBP', 'USD'];
  const found = await Promise.all(codes.map((code) => seriesOf({ source: 'ecb', code })));
  expect(found.map((one) => one?.rates)).toEqual(Array(4).fill(Float64Array.of(1.1699)));
  expect(read.map(({ code }) => code)).toEqual(['USD', 'JPY', 'GBP']);
  expect(new Set(read.map((one) => one.turn)).size).toBe(3);
});
