import { useEffect } from 'react';
import type { ConverterId, Pair } from '../conversion/conversion.ts';
import { logStorage } from './storage-fault.ts';

/** SPEC section 3: key under which an opened favorite waits for its converter. */
export const pendingFavoriteKey = 'pendingFavoriteNavigation';

/** SPEC section 9: how long it may wait, and the pause before its units are set. */
export const PENDING_FAVORITE = { validMs: 10_000, delayMs: 50 } as const;

export function leavePendingFavorite({ category, fromUnit, toUnit }: Pair, now: number): void {
  try {
    deviceStorage().setItem(
      pendingFavoriteKey,
      JSON.stringify({ category, fromUnit, toUnit, timestamp: now }),
    );
  } catch (error) {
    logStorage('The chosen favorite could not be handed over', error);
  }
}

/** Named because reading the property itself throws where storage is denied. */
const deviceStorage = () => localStorage;

function readPending(): unknown {
  const text = deviceStorage().getItem(pendingFavoriteKey);
  return text === null ? undefined : JSON.parse(text);
}

function forgetPending(): void {
  try {
    deviceStorage().removeItem(pendingFavoriteKey);
  } catch (error) {
    logStorage('The pending favorite could not be removed', error);
  }
}

/** The favorite left for this converter; removes an expired, foreign or unreadable one. */
export function findPendingFavorite(category: ConverterId, now: number): Pair | undefined {
  let pending: Record<string, unknown> | undefined;
  try {
    pending = readPending() as Record<string, unknown> | undefined;
    if (pending === undefined) return undefined;
  } catch (error) {
    logStorage('The pending favorite could not be read and was removed', error);
  }
  const { fromUnit, toUnit, timestamp } = pending ?? {};
  const age = now - Number(timestamp);
  const isFresh = age >= 0 && age < PENDING_FAVORITE.validMs;
  if (
    isFresh &&
    pending?.category === category &&
    typeof fromUnit === 'string' &&
    typeof toUnit === 'string'
  ) {
    return { category, fromUnit, toUnit };
  }
  forgetPending();
  return undefined;
}

/** A converter takes the pair left for it after 50 ms (SPEC section 4). `onPair` must be referentially stable. */
export function usePendingFavorite(category: ConverterId, onPair: (pair: Pair) => void): void {
  useEffect(() => {
    const pending = findPendingFavorite(category, Date.now());
    if (!pending) return;
    const timer = setTimeout(() => {
      onPair(pending);
      forgetPending();
    }, PENDING_FAVORITE.delayMs);
    return () => clearTimeout(timer);
  }, [category, onPair]);
}
