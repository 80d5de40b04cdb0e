import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Whom a message is for: the public key and the secret of the subscription, in base64url. */
export interface Recipient {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is new with each message; tests give that of the standard. */
interface Fresh {
  readonly privateKey?: Buffer;
  readonly salt?: Buffer;
}

const RECORD_BYTES = 4096;
/** A record holds the text, one byte that ends it and 16 that prove it; services take 4,096 bytes with the header. */
const MAX_TEXT_BYTES = 3993;
/** The last record ends with this byte. @source RFC 8188, section 2 */
const LAST_RECORD = Buffer.from([2]);

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a message so that the subscription's browser alone can read it, and the push service cannot.
 * @returns the body to be sent with `content-encoding: aes128gcm`
 * @throws RangeError for a message that is too long; an error of OpenSSL's where the public key is no point of P-256
 * @source RFC 8291, sections 3.3, 3.4 and 4
 */
export function encryptMessage(text: string, { p256dh, auth }: Recipient, fresh: Fresh = {}): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MAX_TEXT_BYTES) throw new RangeError(`a message of ${plain.length} bytes is too long`);
  const own = createECDH('prime256v1');
  if (fresh.privateKey) own.setPrivateKey(fresh.privateKey);
  else own.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const sender = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, sender]);
  const shared = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const salt = fresh.salt ?? randomBytes(16);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = [cipher.update(plain), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, recordSize, Buffer.from([sender.length]), sender, ...body]);
}
