import { ALERTS_PATH, API_BASE, clockedAlertSchema, MAX_ALERTS, type StoredAlert } from '@equivale/contract';
import { object, string } from 'valibot';
import { defineRecords } from '../define-records.ts';
import type { WriteOutcome } from '../kind.ts';

const NOTE = 'equivale-alerts';

/** The alerts of this device, the newest first: in copies, and on no other device, since they sound on the one that they were made on. */
export const alerts = defineRecords<StoredAlert>(
  { kind: 'alerts', schema: clockedAlertSchema, scope: 'copy', atMost: MAX_ALERTS },
  (a, b) => (a.id < b.id ? 1 : -1),
);

/** The token by which the service knows where to push this device's alerts. */
export const subscriptions = defineRecords<{ readonly id: string; readonly token: string }>({
  kind: 'subscription',
  schema: object({ id: string(), token: string() }),
  scope: 'device',
});

/** Notes for the next start whether there are alerts: without any, nothing of them is loaded. */
export function noteAlerts(areThere: boolean): void {
  try {
    if (areThere) localStorage.setItem(NOTE, '1');
    else localStorage.removeItem(NOTE);
  } catch {
    // Without it they are registered and looked at when the next one is made.
  }
}

/** Stores alerts in the place of those of the same ids. */
export async function storeAlerts(...stored: readonly StoredAlert[]): Promise<WriteOutcome> {
  const outcome = await alerts.put(...stored);
  if (outcome.ok) noteAlerts(true);
  return outcome;
}

/** The token of the subscription; undefined where there is none. */
export const readToken = async (): Promise<string | undefined> => (await subscriptions.read())[0]?.token;

/** Stores the token, or forgets it, and with it that there are alerts. */
export async function storeToken(token: string | undefined): Promise<void> {
  if (token !== undefined) await subscriptions.put({ id: 'token', token });
  else {
    await subscriptions.remove('token');
    noteAlerts(false);
  }
}

/** Where the service keeps alerts: with the app, since the native one has no push. */
export const ALERTS_ADDRESS = `${API_BASE}${ALERTS_PATH}`;
