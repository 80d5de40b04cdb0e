import {
  CHOSEN_MARKUP_ID,
  type ChosenMarkupRecord,
  type MarkupRecord,
  type OwnRateRecord,
} from '@equivale/contract';
import { v7 as newId } from 'uuid';
import { openDevice } from '../database.ts';
import { announceChange } from '../device-changes.ts';
import { putStamped } from '../put-stamped.ts';
import { logStorage, type StorageFault, storageFault } from '../storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from '../storage-health.ts';
import { ownMoneyKey, readOwnMoney, storedOwnRate } from './own-money.ts';

export type StoreOutcome = { readonly ok: true } | { readonly ok: false; readonly code: StorageFault };

async function put(
  store: 'ownRates' | 'markups',
  record: { readonly id: string; readonly [field: string]: unknown },
): Promise<StoreOutcome> {
  try {
    const transaction = (await openDevice()).transaction(store, 'readwrite');
    await putStamped(transaction.store, record, Date.now());
    await transaction.done;
  } catch (error) {
    const code = storageFault(error);
    logStorage('The own rate or markup could not be stored', error);
    reportStorageFault(code);
    return { ok: false, code };
  }
  reportStorageWorks();
  announceChange(ownMoneyKey);
  return { ok: true };
}

/** Stores an own rate in place of any other of its pair, whichever way round that was. */
export async function storeOwnRate(rate: Omit<OwnRateRecord, 'id'>): Promise<StoreOutcome> {
  const money = await readOwnMoney().catch(() => undefined);
  const id = storedOwnRate(money, rate.base, rate.code)?.id ?? newId();
  return put('ownRates', { ...rate, id });
}

/** Removes an own rate and leaves the mark of its removal, so that another device can learn of it. */
export const removeOwnRate = (id: string): Promise<StoreOutcome> => put('ownRates', { id, removed: true });

/** Stores the own card, or how a way of paying was changed. */
export const storeMarkup = (markup: MarkupRecord): Promise<StoreOutcome> => put('markups', { ...markup });

/** Forgets the own card, or how a way of paying was changed, and leaves the mark of that. */
export const removeMarkup = (id: MarkupRecord['id']): Promise<StoreOutcome> =>
  put('markups', { id, removed: true });

/** Says which way of paying is in use from now on; none without one. */
export const chooseMarkup = (chosen: Omit<ChosenMarkupRecord, 'id'>): Promise<StoreOutcome> =>
  put('markups', { ...chosen, id: CHOSEN_MARKUP_ID });
