import { type AlertState, parseAlertStates, parsePushKey, type StoredAlert } from '@equivale/contract';
import { currentLanguage } from '../../i18n/i18n.ts';
import { isNative } from '../../platform/platform.ts';
import { ALERTS_ADDRESS, alerts, readToken, storeToken } from '../../records/kinds/alerts.ts';
import { alone } from '../../records/lock.ts';
import { toBase64Url } from '../../sync/bytes.ts';

/** `ios`: works from the home screen only. `insecure`: not over plain http. */
export type PushState = 'on' | 'ask' | 'denied' | 'ios' | 'insecure' | 'none';

export function pushState(): PushState {
  if (isNative()) return 'none';
  if (!isSecureContext) return 'insecure';
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) {
    const { permission } = Notification;
    return permission === 'granted' ? 'on' : permission === 'denied' ? 'denied' : 'ask';
  }
  return /iPhone|iPad/.test(navigator.userAgent) ? 'ios' : 'none';
}

/** Whether the service pushes at all: one whose operator cannot be reached does not. One that is not reached may. */
export async function servicePushes(): Promise<boolean> {
  try {
    return (await fetch(`${ALERTS_ADDRESS}/key`)).status !== 404;
  } catch {
    return true;
  }
}

/** Has the browser ask the person. @returns whether they allow it */
export const askToNotify = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

/** A browser whose worker is not there by then pushes nothing now. */
const WORKER_MS = 10_000;

async function subscription(): Promise<PushSubscription> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no service worker')), WORKER_MS);
  });
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const parsed = parsePushKey(await (await fetch(`${ALERTS_ADDRESS}/key`)).json());
  if (!parsed.ok) throw new Error(`no key: ${parsed.reason}`);
  const { publicKey } = parsed.value;
  const known = await pushManager.getSubscription();
  const key = known?.options.applicationServerKey;
  if (known && key && toBase64Url(new Uint8Array(key)) === publicKey) return known;
  // A browser pushes for one key: what a service with another sends to this subscription would be refused.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Has the browser's push service forget this browser: what is sent to it from now on is refused. */
export async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Whether the service is to look at it; one that rests would sound again on a device that a copy was restored on. */
const isReady = ({ isPaused, fired, kind }: StoredAlert) => !isPaused && (!fired || kind === 'weekly');

function send(
  method: 'POST' | 'PUT' | 'DELETE',
  token: string | undefined,
  body?: unknown,
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return fetch(ALERTS_ADDRESS, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Ends the subscription at the service; unless that is confirmed, the token stays for the next start. */
async function unregister(): Promise<boolean> {
  const token = await readToken();
  if (token !== undefined) {
    const { ok, status } = await send('DELETE', token);
    if (!ok && status !== 404) return false;
  }
  await storeToken(undefined);
  await endSubscription();
  return true;
}

type Sent = Pick<StoredAlert, 'id' | 'armedAt'>;

function withStates(stored: readonly StoredAlert[], states: readonly AlertState[], sent: readonly Sent[]) {
  return stored.flatMap((alert) => {
    const state = states.find(({ id }) => id === alert.id);
    const { firedAt: at, rate, day, source } = state ?? {};
    // One that was made ready again meanwhile is another than the one that has fired.
    const isOf = sent.some(({ id, armedAt }) => id === alert.id && armedAt === alert.armedAt);
    if (!isOf || alert.fired || state?.state !== 'fired' || !at || !rate || !day || !source) return [];
    return [{ ...alert, fired: { at, rate, day, source } }];
  });
}

/** Registers all alerts and reads which have fired, one call at a time so that the latest state is sent last. */
export const registerAlerts = (): Promise<boolean> => alone('equivale-alerts', register);

async function register(): Promise<boolean> {
  try {
    const stored = await alerts.read();
    if (stored.length === 0) return await unregister();
    const token = await readToken();
    const { endpoint, keys } = (await subscription()).toJSON();
    const language = currentLanguage();
    const sent = stored.filter(isReady).map(({ id, kind, from, to, figure, armedAt }) => ({
      id,
      kind,
      from,
      to,
      figure,
      armedAt,
    }));
    const body = { endpoint, keys, site: location.origin, language, alerts: sent };
    let response = token === undefined ? undefined : await send('PUT', token, body);
    if (!response || response.status === 404) response = await send('POST', undefined, body);
    const parsed = parseAlertStates(await response.json());
    if (!response.ok || !parsed.ok) return false;
    if (parsed.value.token !== undefined) await storeToken(parsed.value.token);
    await alerts.change((now) => withStates(now, parsed.value.alerts, stored));
    return true;
  } catch {
    return false;
  }
}
