import { literal, object, record, safeParse, string } from 'valibot';
import { type Bytes, bytesOf, fromBase64Url, toBase64Url } from './bytes.ts';
import type { Chain } from './chain.ts';
import { type Device, type Membership, presentDevices, type SyncFault } from './membership.ts';
import { agree, derive, importPrivateKey, open, seal } from './secret-box.ts';

/** Revision of the state that the new secret leads to. */
export const FIRST_REVISION = 1;

/** What stands in the place of a state when the devices have a new secret: the secret, sealed for each that may know it. */
const movedSchema = object({
  format: literal('equivale-moved'),
  /** The device that made the new secret. */
  by: string(),
  secrets: record(string(), string()),
});

/** Whether a state says that it has moved. */
export const isMoved = (state: unknown): boolean => safeParse(movedSchema, state).success;

/**
 * What one device seals for another: with the lasting keys of both, so that it is known who sealed it. The removed device knows the
 * secret of the old chain, but neither of these keys.
 */
async function keyBetween(
  privateKey: CryptoKey,
  { publicKey }: Device,
  chain: Chain,
): Promise<Bytes | undefined> {
  const shared = await agree(privateKey, fromBase64Url(publicKey) ?? new Uint8Array());
  return shared && derive(shared, `equivale sync 1 new key ${chain.id}`);
}

/** The text that takes the place of the old state. @param devices those that get the new secret, the own one among them */
export async function movedText(
  { deviceId, privateKey }: Membership,
  chain: Chain,
  devices: readonly Device[],
  secret: Bytes,
): Promise<string> {
  const own = await importPrivateKey(privateKey);
  const secrets: Record<string, string> = {};
  for (const device of devices) {
    const key = await keyBetween(own, device, chain);
    if (key) secrets[device.id] = toBase64Url(await seal(key, secret, bytesOf(device.id)));
  }
  return JSON.stringify({ format: 'equivale-moved', by: deviceId, secrets });
}

/** The membership with the new secret, where it was sealed for this device by one that it knows. */
export async function openMoved(
  membership: Membership,
  chain: Chain,
  state: unknown,
): Promise<Membership | SyncFault> {
  const parsed = safeParse(movedSchema, state);
  const { deviceId, privateKey, devices, secret: _, etag: __, digest: ___, ...rest } = membership;
  const sealed = parsed.success ? parsed.output.secrets[deviceId] : undefined;
  if (!parsed.success || sealed === undefined) return 'removed';
  const by = presentDevices(devices).find(({ id }) => id === parsed.output.by);
  const key = by && (await keyBetween(await importPrivateKey(privateKey), by, chain));
  const secret = key && (await open(key, fromBase64Url(sealed) ?? new Uint8Array(), bytesOf(deviceId)));
  if (secret === undefined) return 'pair-again';
  return { ...rest, deviceId, privateKey, devices, secret: toBase64Url(secret), revision: FIRST_REVISION };
}
