import type { Context } from '../context.ts';
import type { DeviceStore } from '../store/device-store.ts';
import type { SyncStore } from '../store/sync-store.ts';
import { AVERAGE_CALLS } from './averages.ts';
import type { Call } from './call.ts';
import { HISTORY_CALLS } from './currency-history.ts';
import { ALERT_CALLS } from './devices/alerts.ts';
import { PAIRING_CALLS } from './devices/pairing.ts';
import { SYNC_CALLS } from './devices/sync.ts';
import { RATE_CALLS } from './exchange-rates.ts';
import { OPENAPI_CALLS } from './openapi.ts';
import { CONVERSION_CALLS } from './records/conversions.ts';
import { FAVORITE_CALLS } from './records/favorites.ts';
import { SIGNED_CALLS } from './signed.ts';
import { SOURCE_CALLS } from './sources.ts';
import { STATUS_CALLS } from './status.ts';

interface Deps extends Context {
  readonly devices: DeviceStore;
  readonly sync: SyncStore;
}

/** The API, in the order in which its page describes it. */
export const CALLS: readonly Call<Deps>[] = [
  ...RATE_CALLS,
  ...HISTORY_CALLS,
  ...AVERAGE_CALLS,
  ...SIGNED_CALLS,
  ...SOURCE_CALLS,
  ...STATUS_CALLS,
  ...CONVERSION_CALLS,
  ...FAVORITE_CALLS,
  ...SYNC_CALLS,
  ...PAIRING_CALLS,
  ...ALERT_CALLS,
  ...OPENAPI_CALLS,
];
