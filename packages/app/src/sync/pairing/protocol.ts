import { isPairingCode, PAIRING_TRIES } from '@equivale/contract';
import {
  type InferOutput,
  integer,
  maxLength,
  minValue,
  number,
  object,
  pipe,
  record,
  string,
} from 'valibot';
import { MAX_NAME } from '../../records/kinds/devices.ts';
import { type Bytes, bytesOf, concat, fromBase64Url, sha256, toBase64Url } from '../bytes.ts';
import { KEY_BYTES } from '../membership.ts';
import { derive, open, seal } from '../secret-box.ts';
import type { Mailbox } from './mailbox.ts';

// The protocol and what it rests on: docs/decisions/0030-pairing.md. N is the new device, K the one that has the data.
//   0      N  public key, digest of a nonce          the picture shows the key, the code is derived from its digest
//   1      K  public key of this pairing             after confirmation on K
//   2,4,6  K  the digits as typed                    encrypted, like all that follow
//   3,5,7  N  the nonce if they are right, or empty
//   8      K  its name and its record counts
//   9      N  its name after confirmation on N, or empty
//   10     K  the secret of the group
//   11     K  confirms that it has N's data

/** Why pairing failed: code or time expired, or a message contradicts an earlier one. */
export type PairingFault = 'over' | 'wrong';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const DIGEST_BYTES = 32;
/** A message that refuses. */
export const NOTHING: Bytes = new Uint8Array();

export const KNOWN_KEY = 1;
export const FIRST_TRY = 2;
export const OFFER = FIRST_TRY + 2 * PAIRING_TRIES;
export const ANSWER = OFFER + 1;
export const SECRET = OFFER + 2;
export const FINISHED = OFFER + 3;

export const offerSchema = object({
  name: pipe(string(), maxLength(MAX_NAME)),
  counts: record(string(), pipe(number(), integer(), minValue(0))),
});
/** What a new device learns before it joins: the other's name and record counts by kind. */
export type Offer = InferOutput<typeof offerSchema>;

/** The code of a public key: the first 60 bits of its digest. @source https://www.crockford.com/base32.html */
export async function codeOf(publicKey: Bytes): Promise<string> {
  const digest = new DataView((await sha256(publicKey)).buffer).getBigUint64(0) >> 4n;
  return Array.from(
    { length: 12 },
    (_, at) => ALPHABET[Number((digest >> BigInt(5 * (11 - at))) & 31n)],
  ).join('');
}

/** Normalizes a typed code; similar characters are equal. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return isPairingCode(code) ? code : undefined;
}

/** The public key in an address: behind `#`, which is never sent to a server. */
export const publicKeyIn = (text: string): Bytes | undefined => {
  const key = fromBase64Url(text.slice(text.indexOf('#') + 1));
  return key?.length === KEY_BYTES ? key : undefined;
};

export const isSame = (a: Bytes, b: Bytes) => toBase64Url(a) === toBase64Url(b);

/** Six digits from both keys and a nonce that was committed before the other's key was known. */
export async function digitsOf(transcript: Bytes, nonce: Bytes): Promise<string> {
  const digest = await sha256(concat(transcript, nonce));
  return String(new DataView(digest.buffer).getUint32(0) % 1_000_000).padStart(6, '0');
}

/** Encrypted messages; each opens only at its own step. */
export interface Channel {
  readonly transcript: Bytes;
  /** @throws MailboxFault */
  send(step: number, plain: Bytes): Promise<void>;
  wait(step: number): Promise<Bytes | PairingFault>;
}

/** First message of a new device. */
export interface Hello {
  readonly code: string;
  readonly newKey: Bytes;
  /** Digest of the nonce. */
  readonly commitment: Bytes;
}

/** @param shared result of the key agreement @returns undefined if a key was invalid */
export async function openChannel(
  mailbox: Mailbox,
  { code, newKey, commitment }: Hello,
  knownKey: Bytes,
  shared: Bytes | undefined,
): Promise<Channel | undefined> {
  if (shared === undefined) return undefined;
  const transcript = await sha256(concat(bytesOf('equivale pairing 1'), newKey, commitment, knownKey));
  const key = await derive(shared, 'equivale pairing 1', transcript);
  const contextOf = (step: number) => concat(transcript, Uint8Array.of(step));
  return {
    transcript,
    send: async (step, plain) => mailbox.send(code, step, await seal(key, plain, contextOf(step))),
    async wait(step) {
      const sealed = await mailbox.wait(code, step);
      return sealed === undefined ? 'over' : ((await open(key, sealed, contextOf(step))) ?? 'wrong');
    },
  };
}
