import { parseDecimal } from '@equivale/core';
import { queryOptions } from '@tanstack/react-query';
import { type ConversionRecord, isPairCategory } from '../conversion/conversion.ts';
import { printPast, readPast } from '../conversion/past.ts';
import { announceChange } from './device-changes.ts';
import { dropOldest } from './drop-oldest.ts';
import { LIMITS } from './limits.ts';
import { loadStoredUnits } from './own-units/own-units.ts';
import type { DeviceDatabase } from './schema.ts';
import { logStorage, type StorageFault, storageFault } from './storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from './storage-health.ts';
import { isDay, isInstant } from './stored-time.ts';
import { useHydratedQuery } from './use-hydrated-query.ts';
import { noteUse } from './used-device.ts';

export type SaveOutcome = { ok: true } | { ok: false; code: StorageFault };

const queryKey = ['recent-conversions'];

const device = async () => (await import('./database.ts')).openDevice();

/** A number, and a text that agrees with it where there is one. */
const isFigure = (value: unknown, text: unknown) =>
  Number.isFinite(value) && (text === undefined || (Number(text) === value && !!parseDecimal(String(text))));

function isConversion(stored: unknown): stored is ConversionRecord {
  const record = (stored ?? {}) as Record<string, unknown>;
  return (
    typeof record.id === 'string' &&
    isFigure(record.fromValue, record.fromText) &&
    isFigure(record.toValue, record.toText) &&
    isInstant(record.timestamp) &&
    isPairCategory(record.category) &&
    typeof record.fromUnit === 'string' &&
    typeof record.toUnit === 'string' &&
    ((record.rate ?? record.rateText) === undefined || isFigure(record.rate, record.rateText)) &&
    (record.rateDate === undefined || isDay(record.rateDate)) &&
    (record.kind === undefined || typeof record.kind === 'string') &&
    (record.own === undefined || record.own === true) &&
    (record.markupText === undefined || !!parseDecimal(String(record.markupText))) &&
    (record.on === undefined || readPast(printPast(String(record.on))) === record.on)
  );
}

/** One transaction: an earlier state of the same editing is replaced, and the oldest beyond the limit go. */
async function put(database: DeviceDatabase, conversion: ConversionRecord): Promise<void> {
  const transaction = database.transaction('conversions', 'readwrite');
  const { store } = transaction;
  await store.put({ ...conversion, changedAt: conversion.timestamp });
  await dropOldest(store.index('timestamp'), LIMITS.conversionsStored);
  await transaction.done;
}

/** Saves a conversion on the device at once; the newest state of one editing stands for all of it. */
export async function saveConversion(conversion: ConversionRecord): Promise<SaveOutcome> {
  try {
    await put(await device(), conversion);
    reportStorageWorks();
    announceChange(queryKey);
    noteUse();
    return { ok: true };
  } catch (error) {
    const code = storageFault(error);
    logStorage('The conversion could not be saved', error);
    reportStorageFault(code);
    return { ok: false, code };
  }
}

/**
 * The latest conversions, newest first. Damaged records are left out and logged.
 * @param limit how many at most
 * @throws when the device's storage cannot be read
 */
export async function readRecentConversions(limit: number): Promise<ConversionRecord[]> {
  const { store } = (await device()).transaction('conversions');
  const byTime = store.index('timestamp');
  const found: ConversionRecord[] = [];
  let skipped = 0;
  for (let at = await byTime.openCursor(null, 'prev'); at && found.length < limit; at = await at.continue()) {
    if (isConversion(at.value)) found.push(at.value);
    else skipped += 1;
  }
  if (skipped > 0) logStorage(`${skipped} damaged conversions were skipped`);
  await loadStoredUnits(found);
  return found;
}

/** What asks for the latest conversions. */
export const recentQuery = (limit: number) =>
  queryOptions({
    queryKey: [...queryKey, limit],
    queryFn: () => readRecentConversions(limit),
    staleTime: LIMITS.recentFreshMs,
    retry: LIMITS.recentRetries,
    networkMode: 'always',
  });

/** The latest conversions, fresh for one minute and after every change in any tab; two retries (SPEC section 9). */
export function useRecentConversions(limit: number) {
  return useHydratedQuery(recentQuery(limit));
}
