import { type Bytes, bytesOf, concat, randomBytes } from './bytes.ts';

const IV_BYTES = 12;

/**
 * 32 bytes that follow from others for one purpose.
 * @param secret 32 bytes that nobody can guess
 * @source RFC 5869, with SHA-256
 */
export async function derive(secret: Bytes, purpose: string, salt: Bytes = new Uint8Array()): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(purpose) };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

const aesKey = (key: Bytes) => crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);

/**
 * Encrypts. A fresh random IV stands before what comes out.
 * @param context what must be the same when it is opened
 * @source NIST SP 800-38D
 */
export async function seal(
  key: Bytes,
  plain: Bytes,
  context: Bytes,
  iv = randomBytes(IV_BYTES),
): Promise<Bytes> {
  const how = { name: 'AES-GCM', iv, additionalData: context };
  return concat(iv, new Uint8Array(await crypto.subtle.encrypt(how, await aesKey(key), plain)));
}

/** Opens what {@link seal} made; undefined for anything else, and for another key or context. */
export async function open(key: Bytes, sealed: Bytes, context: Bytes): Promise<Bytes | undefined> {
  const how = { name: 'AES-GCM', iv: sealed.slice(0, IV_BYTES), additionalData: context };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, await aesKey(key), sealed.slice(IV_BYTES)));
  } catch {
    return undefined;
  }
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** A key pair of a device, or of one pairing. P-256, which every engine has. */
export interface OwnKeys {
  readonly privateKey: CryptoKey;
  /** The public key as others get it: 65 bytes, uncompressed. @source SEC 1, section 2.3.3 */
  readonly publicKey: Bytes;
}

/** @param isStored whether the private key is to be stored by {@link exportKeys} */
export async function newKeys(isStored = false): Promise<OwnKeys> {
  const pair = await crypto.subtle.generateKey(CURVE, isStored, ['deriveBits']);
  return {
    privateKey: pair.privateKey,
    publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)),
  };
}

/** A private key in the form in which it is stored. */
export const exportKeys = ({ privateKey }: OwnKeys): Promise<JsonWebKey> =>
  crypto.subtle.exportKey('jwk', privateKey);

/** What {@link exportKeys} gave, as a key again. */
export const importPrivateKey = (stored: JsonWebKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', stored, CURVE, false, ['deriveBits']);

/**
 * What two who know each other's public keys share, and nobody else.
 * @returns undefined where the bytes are no public key
 */
export async function agree(privateKey: CryptoKey, publicKey: Bytes): Promise<Bytes | undefined> {
  try {
    const other = await crypto.subtle.importKey('raw', publicKey, CURVE, false, []);
    return new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, privateKey, 256));
  } catch {
    return undefined;
  }
}
