import { type Bytes, bytesOf, sha256, toBase64Url } from './bytes.ts';
import { derive } from './secret-box.ts';

/** Bytes of the one secret that devices share. */
export const SECRET_BYTES = 32;

/** What follows from the secret of some devices: where their state stands on the server, and how it is read. */
export interface Chain {
  /** Names the state; the digest of the token. */
  readonly id: string;
  /** Shown to the server to read and write it. */
  readonly token: string;
  /** Never leaves the device. */
  readonly key: Bytes;
}

/** The purposes are apart, so that the server, which sees the token, learns nothing of the key. */
export async function chainOf(secret: Bytes): Promise<Chain> {
  const token = toBase64Url(await derive(secret, 'equivale sync 1 token'));
  const id = toBase64Url(await sha256(bytesOf(token)));
  return { id, token, key: await derive(secret, 'equivale sync 1 key') };
}
