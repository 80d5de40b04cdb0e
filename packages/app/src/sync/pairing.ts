import { isPairingCode } from '@equivale/contract';
import { type Bytes, bytesOf, concat, fromBase64Url, randomBytes, sha256, toBase64Url } from './bytes.ts';
import { agree, derive, newKeys, type OwnKeys, open, seal } from './secret-box.ts';

// Two devices are paired in five messages: the new one shows its public key, as a picture or as a code that is the key's digest. The
// other commits to a key of its own before it sees the new one's nonce, and shows it after: so nobody who stands between
// the two can choose keys for which both would show the same six digits, but by a guess in a million. When a person
// has said on the sending device that they are the same, the secret follows, sealed for the new device alone.
// Source: Bluetooth Core Specification, volume 2, part H, section 7.2.1 (numeric comparison).

/** Where the two leave messages for each other. */
export interface Mailbox {
  /** @throws when it cannot be sent */
  send(code: string, step: number, body: Bytes): Promise<void>;
  /** Waits for a message. @returns undefined when the time is over */
  wait(code: string, step: number): Promise<Bytes | undefined>;
}

/** Why two devices were not paired: the code or the time is over, or what came is not what was announced. */
export type PairingFault = 'over' | 'wrong';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NONCE_BYTES = 16;
const KEY_BYTES = 65;

/** The code of a public key: the first 60 bits of its digest. @source https://www.crockford.com/base32.html */
async function codeOf(publicKey: Bytes): Promise<string> {
  const digest = new DataView((await sha256(publicKey)).buffer).getBigUint64(0) >> 4n;
  return Array.from(
    { length: 12 },
    (_, at) => ALPHABET[Number((digest >> BigInt(5 * (11 - at))) & 31n)],
  ).join('');
}

/** What a person typed as a code: signs that are easily taken for others count as those. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return isPairingCode(code) ? code : undefined;
}

/** A public key in an address: after `#`, which no server is sent. */
export const publicKeyIn = (text: string): Bytes | undefined => {
  const key = fromBase64Url(text.slice(text.indexOf('#') + 1));
  return key?.length === KEY_BYTES ? key : undefined;
};

const digitsOf = (transcript: Bytes) =>
  String(new DataView(transcript.buffer).getUint32(0) % 1_000_000).padStart(6, '0');

/** What both have seen, when nobody stands between them. */
const transcriptOf = (newKey: Bytes, knownKey: Bytes, nonce: Bytes): Promise<Bytes> =>
  sha256(concat(bytesOf('equivale pairing 1'), newKey, knownKey, nonce));

async function sealingKey(own: OwnKeys, other: Bytes, transcript: Bytes): Promise<Bytes | undefined> {
  const shared = await agree(own.privateKey, other);
  return shared && derive(shared, 'equivale pairing 1 secret', transcript);
}

const isSame = (a: Bytes, b: Bytes) => toBase64Url(a) === toBase64Url(b);

/** The side of the new device. */
export interface NewDevice {
  /** What a person types on the other device. */
  readonly code: string;
  /** What the picture holds: the public key. */
  readonly publicKey: string;
  /** Waits until the other device has answered. @returns the six digits to show */
  digits(): Promise<string | PairingFault>;
  /** Waits until a person has confirmed the digits on the other device. */
  secret(): Promise<Bytes | PairingFault>;
}

/** Begins to pair this device, as the new one. @throws as the mailbox */
export async function beginAsNew(
  mailbox: Mailbox,
  keys?: OwnKeys,
  nonce = randomBytes(NONCE_BYTES),
): Promise<NewDevice> {
  const own = keys ?? (await newKeys());
  const code = await codeOf(own.publicKey);
  await mailbox.send(code, 0, own.publicKey);
  let transcript: Bytes;
  let known: Bytes;
  return {
    code,
    publicKey: toBase64Url(own.publicKey),
    async digits() {
      const commitment = await mailbox.wait(code, 1);
      if (commitment === undefined) return 'over';
      await mailbox.send(code, 2, nonce);
      const key = await mailbox.wait(code, 3);
      if (key === undefined) return 'over';
      if (!isSame(await sha256(key), commitment)) return 'wrong';
      known = key;
      transcript = await transcriptOf(own.publicKey, known, nonce);
      return digitsOf(transcript);
    },
    async secret() {
      const sealed = await mailbox.wait(code, 4);
      if (sealed === undefined) return 'over';
      const key = await sealingKey(own, known, transcript);
      return (key && (await open(key, sealed, transcript))) ?? 'wrong';
    },
  };
}

/** The side of a device that has the secret. */
export interface KnownDevice {
  /** The six digits that the new device must show too. */
  readonly digits: string;
  /** Sends the secret: a person has said that the digits are the same. @throws as the mailbox */
  confirm(secret: Bytes): Promise<void>;
}

/**
 * Answers a new device. Nothing that matters is sent before {@link KnownDevice.confirm}.
 * @param shown the public key from the picture, or the code that was typed
 * @throws as the mailbox
 */
export async function answerNew(
  mailbox: Mailbox,
  shown: Bytes | string,
  keys?: OwnKeys,
): Promise<KnownDevice | PairingFault> {
  const own = keys ?? (await newKeys());
  const code = typeof shown === 'string' ? shown : await codeOf(shown);
  const newKey = await mailbox.wait(code, 0);
  if (newKey === undefined) return 'over';
  const isShown = typeof shown === 'string' ? (await codeOf(newKey)) === code : isSame(newKey, shown);
  if (!isShown) return 'wrong';
  await mailbox.send(code, 1, await sha256(own.publicKey));
  const nonce = await mailbox.wait(code, 2);
  if (nonce === undefined) return 'over';
  const transcript = await transcriptOf(newKey, own.publicKey, nonce);
  const key = await sealingKey(own, newKey, transcript);
  if (key === undefined) return 'wrong';
  await mailbox.send(code, 3, own.publicKey);
  return {
    digits: digitsOf(transcript),
    confirm: async (secret) => mailbox.send(code, 4, await seal(key, secret, transcript)),
  };
}
