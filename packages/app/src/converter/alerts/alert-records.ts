import { ALERTS_PATH, API_BASE, parseStoredAlert, type StoredAlert } from '@equivale/contract';
import { queryOptions } from '@tanstack/react-query';
import { inTime } from '../../device/database.ts';
import { announceChange } from '../../device/device-changes.ts';
import { SUBSCRIPTION } from '../../device/schema.ts';
import { logStorage, storageFault } from '../../device/storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from '../../device/storage-health.ts';
import { useHydratedQuery } from '../../device/use-hydrated-query.ts';

const alertsKey = ['alerts'];
const NOTE = 'equivale-alerts';

/** The alerts of this device, the newest first. @throws when the device's storage cannot be read */
export async function readAlerts(): Promise<readonly StoredAlert[]> {
  const records = await inTime((database) => database.getAll('alerts'));
  const alerts = records.flatMap((record) => {
    const parsed = parseStoredAlert(record);
    return parsed.ok ? [parsed.value] : [];
  });
  return alerts.reverse();
}

/** The alerts, read again after every change in any tab. */
export const useAlerts = () =>
  useHydratedQuery(
    queryOptions({
      queryKey: alertsKey,
      queryFn: readAlerts,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
    }),
  );

/** Writes to the store; @returns whether it could be. */
async function write(work: Parameters<typeof inTime<unknown>>[0]): Promise<boolean> {
  try {
    await inTime(work);
  } catch (error) {
    logStorage('The alert could not be stored', error);
    reportStorageFault(storageFault(error));
    return false;
  }
  reportStorageWorks();
  announceChange(alertsKey);
  return true;
}

/** Notes for the next start whether there are alerts: without any, nothing of them is loaded. */
export function noteAlerts(areThere: boolean): void {
  try {
    if (areThere) localStorage.setItem(NOTE, '1');
    else localStorage.removeItem(NOTE);
  } catch {
    // Without it they are registered and looked at when the next one is made.
  }
}

/** Stores alerts in the place of those of the same ids. @returns whether they could be */
export async function storeAlerts(alerts: readonly StoredAlert[]): Promise<boolean> {
  const isStored = await write((database) =>
    Promise.all(alerts.map((alert) => database.put('alerts', { ...alert, changedAt: Date.now() }))),
  );
  if (isStored) noteAlerts(true);
  return isStored;
}

/** Removes an alert. @returns whether it could be */
export const removeAlert = (id: string): Promise<boolean> =>
  write((database) => database.delete('alerts', id));

/** The token of the subscription; undefined where there is none. */
export async function readToken(): Promise<string | undefined> {
  const record = (await inTime((database) => database.get('alerts', SUBSCRIPTION))) as { token?: unknown };
  return typeof record?.token === 'string' ? record.token : undefined;
}

/** Stores the token, or forgets it, and with it that there are alerts. */
export async function storeToken(token: string | undefined): Promise<void> {
  if (token !== undefined) {
    await inTime((database) => database.put('alerts', { id: SUBSCRIPTION, token }));
    return;
  }
  await inTime((database) => database.delete('alerts', SUBSCRIPTION));
  noteAlerts(false);
}

/** Where the service keeps alerts: with the app, since the native one has no push. */
export const ALERTS_ADDRESS = `${API_BASE}${ALERTS_PATH}`;
