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
  safeParse,
  string,
} from 'valibot';
import { type Bytes, bytesOf, concat, fromBase64Url, randomBytes, sha256, toBase64Url } from './bytes.ts';
import { deviceIdOf, KEY_BYTES, MAX_NAME } from './membership.ts';
import { agree, derive, newKeys, type OwnKeys, open, seal } from './secret-box.ts';

// The protocol and what it rests on: docs/decisions/0030-pairing.md. N is the new device, K the one that has the data.
//   0      N  public key, digest of a nonce          the key is what the picture shows and the code is the digest of
//   1      K  public key of this pairing             sent when a person has said yes on K
//   2,4,6  K  the digits as typed                    sealed, as all that follows
//   3,5,7  N  the nonce where they are right, or nothing
//   8      K  its name, and how much it has
//   9      N  its name when its person has said yes, or nothing
//   10     K  the secret of the devices
//   11     K  that it has what N brought

/** Where the two leave messages for each other. */
export interface Mailbox {
  /** @throws MailboxFault */
  send(code: string, step: number, body: Bytes): Promise<void>;
  /** Waits for a message. @returns undefined when the time is over */
  wait(code: string, step: number): Promise<Bytes | undefined>;
  /** The message that opens a pairing. @returns undefined where there is no such pairing, or no longer @throws MailboxFault */
  first(code: string): Promise<Bytes | undefined>;
}

/** Why a message was not passed on. `taken`: another one stands in its place. */
export type MailboxCode = 'offline' | 'busy' | 'taken' | 'over';

/** A message that could not be passed on. */
export class MailboxFault extends Error {
  override readonly name = 'MailboxFault';
  readonly code: MailboxCode;
  constructor(code: MailboxCode) {
    super(code);
    this.code = code;
  }
}

/** Why two devices were not paired: the code or the time is over, or what came is not what was announced. */
export type PairingFault = 'over' | 'wrong';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DIGEST_BYTES = 32;
/** A message that says no. */
const NOTHING: Bytes = new Uint8Array();

const KNOWN_KEY = 1;
const FIRST_TRY = 2;
const OFFER = FIRST_TRY + 2 * PAIRING_TRIES;
const ANSWER = OFFER + 1;
const SECRET = OFFER + 2;
const FINISHED = OFFER + 3;

const offerSchema = object({
  name: pipe(string(), maxLength(MAX_NAME)),
  counts: record(string(), pipe(number(), integer(), minValue(0))),
});
/** What a new device is told before it joins: the other's name, and how many records of each kind it has. */
export type Offer = InferOutput<typeof offerSchema>;

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

const isSame = (a: Bytes, b: Bytes) => toBase64Url(a) === toBase64Url(b);

/** The six digits: of both keys, and of a nonce that was fixed before the other's key was known, and is shown to nobody before them. */
async function digitsOf(transcript: Bytes, nonce: Bytes): Promise<string> {
  const digest = await sha256(concat(transcript, nonce));
  return String(new DataView(digest.buffer).getUint32(0) % 1_000_000).padStart(6, '0');
}

/** Messages that only the two can read; each opens at its own step alone. */
interface Channel {
  readonly transcript: Bytes;
  /** @throws MailboxFault */
  send(step: number, plain: Bytes): Promise<void>;
  wait(step: number): Promise<Bytes | PairingFault>;
}

interface Hello {
  readonly code: string;
  readonly newKey: Bytes;
  /** The digest of the nonce. */
  readonly commitment: Bytes;
}

/** @param shared what the two keys agree on @returns undefined where one of them is none */
async function openChannel(
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

/** The new device, when the digits were typed on the other one. */
export interface ProvenKnown {
  readonly offer: Offer;
  /** Says that this device's person does not want it. @throws MailboxFault */
  decline(): Promise<void>;
  /** @param name of this device @returns the secret @throws MailboxFault */
  accept(name: string): Promise<Bytes | PairingFault>;
  /** Waits until the other device has what this one brought. @returns false when it has not said so in time */
  finished(): Promise<boolean>;
}

/** The new device, when another one has answered its code. Who that is nobody knows before the digits. */
export interface AnsweredNew {
  readonly digits: string;
  /**
   * Waits for the digits from the other device.
   * @param onWrong other ones came; `left`: how often they still may
   * @returns `void` when they were wrong too often
   * @throws MailboxFault
   */
  proof(onWrong: (left: number) => void): Promise<ProvenKnown | PairingFault | 'void'>;
}

/** The side of the new device. */
export interface NewDevice {
  /** What a person types on the other device. */
  readonly code: string;
  /** What the picture holds: the public key. */
  readonly publicKey: string;
  /** The keys that this device keeps when it joins: its id is the digest of the public one. */
  readonly keys: OwnKeys;
  /** Waits until another device has answered. */
  answered(): Promise<AnsweredNew | PairingFault>;
}

function provenKnown(channel: Channel, offer: Offer): ProvenKnown {
  return {
    offer,
    decline: () => channel.send(ANSWER, NOTHING),
    async accept(name) {
      await channel.send(ANSWER, bytesOf(name));
      return channel.wait(SECRET);
    },
    finished: async () => typeof (await channel.wait(FINISHED)) !== 'string',
  };
}

async function readOffer(channel: Channel): Promise<ProvenKnown | PairingFault> {
  const plain = await channel.wait(OFFER);
  if (typeof plain === 'string') return plain;
  const parsed = safeParse(offerSchema, jsonIn(plain));
  return parsed.success ? provenKnown(channel, parsed.output) : 'wrong';
}

function jsonIn(plain: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}

/** Begins to pair this device, as the new one. @throws MailboxFault */
export async function beginAsNew(
  mailbox: Mailbox,
  keys?: OwnKeys,
  nonce = randomBytes(DIGEST_BYTES),
): Promise<NewDevice> {
  const own = keys ?? (await newKeys(true));
  const newKey = own.publicKey;
  const hello: Hello = { code: await codeOf(newKey), newKey, commitment: await sha256(nonce) };
  await mailbox.send(hello.code, 0, concat(newKey, hello.commitment));
  return {
    code: hello.code,
    publicKey: toBase64Url(newKey),
    keys: own,
    async answered() {
      const knownKey = await mailbox.wait(hello.code, KNOWN_KEY);
      if (knownKey === undefined) return 'over';
      const channel = await openChannel(mailbox, hello, knownKey, await agree(own.privateKey, knownKey));
      if (channel === undefined) return 'wrong';
      const digits = await digitsOf(channel.transcript, nonce);
      return {
        digits,
        async proof(onWrong) {
          for (let tried = 1; tried <= PAIRING_TRIES; tried += 1) {
            const step = FIRST_TRY + 2 * (tried - 1);
            const typed = await channel.wait(step);
            if (typeof typed === 'string') return typed;
            const isRight = isSame(typed, bytesOf(digits));
            await channel.send(step + 1, isRight ? nonce : NOTHING);
            if (isRight) return readOffer(channel);
            onWrong(PAIRING_TRIES - tried);
          }
          return 'void';
        },
      };
    },
  };
}

/** A new device whose person has said yes. */
export interface AcceptedNew {
  readonly name: string;
  /** @throws MailboxFault */
  sendSecret(secret: Bytes): Promise<void>;
  /** Says that this device has what the new one brought. @throws MailboxFault */
  finish(): Promise<void>;
}

/** A new device that has shown the digits that were typed here. */
export interface ProvenNew {
  /** Asks its person. @throws MailboxFault */
  offer(offer: Offer): Promise<AcceptedNew | PairingFault | 'declined'>;
}

/** A new device that this one has answered. */
export interface AnsweredKnown {
  /** The id that it will have. */
  readonly deviceId: string;
  /**
   * Hands over the digits that were typed here.
   * @returns how often other ones may be typed, 0 where the code is void
   * @throws MailboxFault
   */
  prove(digits: string): Promise<ProvenNew | PairingFault | number>;
}

function provenNew(channel: Channel): ProvenNew {
  return {
    async offer(offer) {
      await channel.send(OFFER, bytesOf(JSON.stringify(offer)));
      const answer = await channel.wait(ANSWER);
      if (typeof answer === 'string') return answer;
      if (answer.length === 0) return 'declined';
      return {
        name: new TextDecoder().decode(answer).slice(0, MAX_NAME),
        sendSecret: (secret) => channel.send(SECRET, secret),
        finish: () => channel.send(FINISHED, NOTHING),
      };
    },
  };
}

/** What a new device has said of itself. */
export type FoundNew = Hello;

/**
 * Looks for the new device that shows a picture or a code. Nothing is sent.
 * @param shown the public key from the picture, or the code that was typed
 * @returns `over` where there is none, or no longer
 * @throws MailboxFault
 */
export async function findNew(mailbox: Mailbox, shown: Bytes | string): Promise<FoundNew | PairingFault> {
  const code = typeof shown === 'string' ? shown : await codeOf(shown);
  const hello = await mailbox.first(code);
  if (hello === undefined) return 'over';
  const newKey = hello.slice(0, KEY_BYTES);
  const commitment = hello.slice(KEY_BYTES);
  const isShown = typeof shown === 'string' ? (await codeOf(newKey)) === code : isSame(newKey, shown);
  return isShown && commitment.length === DIGEST_BYTES ? { code, newKey, commitment } : 'wrong';
}

/**
 * Answers a new device, when a person has said that they are adding one.
 * @throws MailboxFault
 */
export async function answerNew(
  mailbox: Mailbox,
  hello: FoundNew,
  keys?: OwnKeys,
): Promise<AnsweredKnown | PairingFault> {
  const own = keys ?? (await newKeys());
  const shared = await agree(own.privateKey, hello.newKey);
  const channel = await openChannel(mailbox, hello, own.publicKey, shared);
  if (channel === undefined) return 'wrong';
  await mailbox.send(hello.code, KNOWN_KEY, own.publicKey);
  let tried = 0;
  return {
    deviceId: await deviceIdOf(hello.newKey),
    async prove(digits) {
      const step = FIRST_TRY + 2 * tried;
      tried += 1;
      await channel.send(step, bytesOf(digits));
      const nonce = await channel.wait(step + 1);
      if (typeof nonce === 'string') return nonce;
      if (nonce.length === 0) return PAIRING_TRIES - tried;
      const isCommitted = isSame(await sha256(nonce), hello.commitment);
      // Whoever sent the code here can claim that any digits are right: these are only where the nonce of before gives them.
      return isCommitted && digits === (await digitsOf(channel.transcript, nonce))
        ? provenNew(channel)
        : 'wrong';
    },
  };
}
