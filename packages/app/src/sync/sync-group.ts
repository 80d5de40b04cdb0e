import { type Bytes, bytesOf, sha256, toBase64Url } from './bytes.ts';
import { derive } from './secret-box.ts';

export const SECRET_BYTES = 32;

/** Values derived from a group's secret: where its state is stored and how it is encrypted. */
export interface SyncGroup {
  /** Name of the state; the digest of the token. */
  readonly id: string;
  /** Authorizes reading and writing on the server. */
  readonly token: string;
  /** Never leaves the device. */
  readonly key: Bytes;
}

/** Token and key are derived for separate purposes, so that the server learns nothing of the key from the token. */
export async function syncGroupOf(secret: Bytes): Promise<SyncGroup> {
  const token = toBase64Url(await derive(secret, 'equivale sync 1 token'));
  const id = toBase64Url(await sha256(bytesOf(token)));
  return { id, token, key: await derive(secret, 'equivale sync 1 key') };
}
