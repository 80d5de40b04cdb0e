import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import {
  findPendingFavorite,
  leavePendingFavorite,
  PENDING_FAVORITE,
  pendingFavoriteKey,
  usePendingFavorite,
} from './pending-favorite.ts';

const milesToKm = { category: 'length', fromUnit: 'mi', toUnit: 'km' } as const;
const waits = () => localStorage.getItem(pendingFavoriteKey) !== null;
let warning: MockInstance;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('[S3.pending-favorite] holds category, units and time under its key', () => {
  leavePendingFavorite(milesToKm, 17);
  expect(JSON.parse(localStorage.getItem('pendingFavoriteNavigation') ?? '')).toEqual({
    ...milesToKm,
    timestamp: 17,
  });
});

it('[S4.pending-favorite] sets the units 50 ms after the converter opened, then is deleted', () => {
  leavePendingFavorite(milesToKm, Date.now());
  const onPair = vi.fn();
  renderHook(() => usePendingFavorite('length', onPair));
  vi.advanceTimersByTime(49);
  expect(onPair).not.toHaveBeenCalled();
  expect(waits()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(onPair).toHaveBeenCalledExactlyOnceWith(milesToKm);
  expect(waits()).toBe(false);
});

it.each([
  ['just fresh', 9_999, true],
  ['10 seconds old', 10_000, false],
  ['from the future', -1, false],
])('[S9.pending-favorite] one that is %s: %i ms, taken %s', (_age, age, isTaken) => {
  leavePendingFavorite(milesToKm, Date.now() - age);
  expect(findPendingFavorite('length', Date.now()) !== undefined).toBe(isTaken);
  expect(waits()).toBe(isTaken);
});

it('[S4.pending-ignored] one of another category is ignored and removed', () => {
  leavePendingFavorite(milesToKm, Date.now());
  expect(findPendingFavorite('currency', Date.now())).toBeUndefined();
  expect(waits()).toBe(false);
  expect(warning).not.toHaveBeenCalled();
});

it.each(['{"category"', 'null', '42', '"mi"', '{}', '{"category":"length","timestamp":1790000000000}'])(
  '[S4.pending-ignored] %s is removed',
  (junk) => {
    localStorage.setItem(pendingFavoriteKey, junk);
    expect(findPendingFavorite('length', Date.now())).toBeUndefined();
    expect(waits()).toBe(false);
  },
);

it('[S8.pending-favorite] an unparsable one is logged', () => {
  localStorage.setItem(pendingFavoriteKey, '{');
  findPendingFavorite('length', Date.now());
  expect(warning).toHaveBeenCalledOnce();
});

it('[D.storage-denied] nothing breaks where storage is denied', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => leavePendingFavorite(milesToKm, Date.now())).not.toThrow();
  expect(findPendingFavorite('length', Date.now())).toBeUndefined();
});

it('[S9.pending-favorite] its constants', () => {
  expect(PENDING_FAVORITE).toEqual({ validMs: 10_000, delayMs: 50 });
});
