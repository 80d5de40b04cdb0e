import { type Bytes, bytesOf, concat, randomBytes } from './bytes.ts';

const IV_BYTES = 12;

/** Derives 32 bytes for one purpose. @source RFC 5869, with SHA-256 */
export async function derive(secret: Bytes, purpose: string, salt: Bytes = new Uint8Array()): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(purpose) };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

const aesKey = (key: Bytes) => crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** The output starts with a random IV; `context` must be equal when decrypting. @source NIST SP 800-38D */
export async function seal(
  key: Bytes,
  plain: Bytes,
  context: Bytes,
  iv = randomBytes(IV_BYTES),
): Promise<Bytes> {
  const how = { name: 'AES-GCM', iv, additionalData: context };
  return concat(iv, new Uint8Array(await crypto.subtle.encrypt(how, await aesKey(key), plain)));
}

/** Decrypts the output of {@link seal}; undefined for anything else, another key or another context. */
export async function open(key: Bytes, sealed: Bytes, context: Bytes): Promise<Bytes | undefined> {
  const how = { name: 'AES-GCM', iv: sealed.slice(0, IV_BYTES), additionalData: context };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, await aesKey(key), sealed.slice(IV_BYTES)));
  } catch {
    return undefined;
  }
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Key pair of a device or of one pairing, on P-256, which every engine supports. */
export interface OwnKeys {
  readonly privateKey: CryptoKey;
  /** The public key: 65 bytes, uncompressed. @source SEC 1, section 2.3.3 */
  readonly publicKey: Bytes;
}

/** @param isStored whether {@link exportKeys} will be used */
export async function newKeys(isStored = false): Promise<OwnKeys> {
  const pair = await crypto.subtle.generateKey(CURVE, isStored, ['deriveBits']);
  return {
    privateKey: pair.privateKey,
    publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)),
  };
}

export const exportKeys = ({ privateKey }: OwnKeys): Promise<JsonWebKey> =>
  crypto.subtle.exportKey('jwk', privateKey);

/** Restores the keys from {@link exportKeys}. */
export const importPrivateKey = (stored: JsonWebKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', stored, CURVE, false, ['deriveBits']);

/** The secret shared by two key pairs (ECDH); undefined if the bytes are no public key. */
export async function agree(privateKey: CryptoKey, publicKey: Bytes): Promise<Bytes | undefined> {
  try {
    const other = await crypto.subtle.importKey('raw', publicKey, CURVE, false, []);
    return new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, privateKey, 256));
  } catch {
    return undefined;
  }
}
