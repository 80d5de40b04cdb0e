import { ALERTS_PATH, API_BASE, clockedAlertSchema, MAX_ALERTS, type StoredAlert } from '@equivale/contract';
import { object, string } from 'valibot';
import { defineRecords } from '../define-records.ts';
import type { WriteOutcome } from '../kind.ts';

const NOTE = 'equivale-alerts';

/** Alerts, newest first. Exported but not synced: they notify on the device that made them. */
export const alerts = defineRecords<StoredAlert>(
  { kind: 'alerts', schema: clockedAlertSchema, scope: 'copy', atMost: MAX_ALERTS },
  (a, b) => (a.id < b.id ? 1 : -1),
);

/** Token under which the service sends this device's alerts. */
export const subscriptions = defineRecords<{ readonly id: string; readonly token: string }>({
  kind: 'subscription',
  schema: object({ id: string(), token: string() }),
  scope: 'device',
});

/** Notes whether there are alerts; without any, the next start loads no code for them. */
export function noteAlerts(areThere: boolean): void {
  try {
    if (areThere) localStorage.setItem(NOTE, '1');
    else localStorage.removeItem(NOTE);
  } catch {
    // Without the note, alerts are registered and evaluated when the next one is made.
  }
}

export async function storeAlerts(...stored: readonly StoredAlert[]): Promise<WriteOutcome> {
  const outcome = await alerts.put(...stored);
  if (outcome.ok) noteAlerts(true);
  return outcome;
}

/** Token of the push subscription; undefined if there is none. */
export const readToken = async (): Promise<string | undefined> => (await subscriptions.read())[0]?.token;

/** Writes or removes the token and notes whether there are alerts. */
export async function storeToken(token: string | undefined): Promise<void> {
  if (token !== undefined) await subscriptions.put({ id: 'token', token });
  else {
    await subscriptions.remove('token');
    noteAlerts(false);
  }
}

/** Alerts use the app's own origin; the native app has no push. */
export const ALERTS_ADDRESS = `${API_BASE}${ALERTS_PATH}`;
