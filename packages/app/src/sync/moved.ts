import { literal, object, record, safeParse, string } from 'valibot';
import { type Device, presentDevices } from '../records/kinds/devices.ts';
import { type Bytes, bytesOf, fromBase64Url, toBase64Url } from './bytes.ts';
import type { Membership, SyncFault } from './membership.ts';
import { agree, derive, importPrivateKey, open, seal } from './secret-box.ts';
import type { SyncGroup } from './sync-group.ts';

/** Revision of the first state under a new secret. */
export const FIRST_REVISION = 1;

/** Replaces a state when the group gets a new secret: the secret, encrypted for each remaining device. */
const movedSchema = object({
  format: literal('equivale-moved'),
  /** The device that created the new secret. */
  by: string(),
  secrets: record(string(), string()),
});

export const isMoved = (state: unknown): boolean => safeParse(movedSchema, state).success;

/** Static keys authenticate the sender. The removed device knows the old secret but none of these keys. */
async function keyBetween(
  privateKey: CryptoKey,
  { publicKey }: Device,
  group: SyncGroup,
): Promise<Bytes | undefined> {
  const shared = await agree(privateKey, fromBase64Url(publicKey) ?? new Uint8Array());
  return shared && derive(shared, `equivale sync 1 new key ${group.id}`);
}

/** The text that replaces the old state. @param devices those that get the new secret, including this one */
export async function movedText(
  { deviceId, privateKey }: Membership,
  group: SyncGroup,
  devices: readonly Device[],
  secret: Bytes,
): Promise<string> {
  const own = await importPrivateKey(privateKey);
  const secrets: Record<string, string> = {};
  for (const device of devices) {
    const key = await keyBetween(own, device, group);
    if (key) secrets[device.id] = toBase64Url(await seal(key, secret, bytesOf(device.id)));
  }
  return JSON.stringify({ format: 'equivale-moved', by: deviceId, secrets });
}

/** The membership with the new secret, if a known device has encrypted it for this one. */
export async function openMoved(
  membership: Membership,
  group: SyncGroup,
  state: unknown,
): Promise<Membership | SyncFault> {
  const parsed = safeParse(movedSchema, state);
  const { deviceId, privateKey, devices, secret: _, etag: __, digest: ___, ...rest } = membership;
  const sealed = parsed.success ? parsed.output.secrets[deviceId] : undefined;
  if (!parsed.success || sealed === undefined) return 'removed';
  const by = presentDevices(devices).find(({ id }) => id === parsed.output.by);
  const key = by && (await keyBetween(await importPrivateKey(privateKey), by, group));
  const secret = key && (await open(key, fromBase64Url(sealed) ?? new Uint8Array(), bytesOf(deviceId)));
  if (secret === undefined) return 'pair-again';
  return { ...rest, deviceId, privateKey, devices, secret: toBase64Url(secret), revision: FIRST_REVISION };
}
