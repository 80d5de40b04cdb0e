import { PAIRING_TRIES } from '@equivale/contract';
import { safeParse } from 'valibot';
import { type Bytes, bytesOf, concat, randomBytes, sha256, toBase64Url } from '../bytes.ts';
import { agree, newKeys, type OwnKeys } from '../secret-box.ts';
import type { Mailbox } from './mailbox.ts';
import {
  ANSWER,
  type Channel,
  codeOf,
  DIGEST_BYTES,
  digitsOf,
  FINISHED,
  FIRST_TRY,
  type Hello,
  isSame,
  KNOWN_KEY,
  NOTHING,
  OFFER,
  type Offer,
  offerSchema,
  openChannel,
  type PairingFault,
  SECRET,
} from './protocol.ts';

/** The new device after the digits were typed on the other one. */
export interface ProvenKnown {
  readonly offer: Offer;
  /** Declines on behalf of the person. @throws MailboxFault */
  decline(): Promise<void>;
  /** @param name of this device @returns the group's secret @throws MailboxFault */
  accept(name: string): Promise<Bytes | PairingFault>;
  /** Waits until the other device has this one's data. @returns false after a timeout */
  finished(): Promise<boolean>;
}

/** The new device after another one has answered; before the digits that one is not authenticated. */
export interface AnsweredNew {
  readonly digits: string;
  /** Waits for the digits; `void` after too many wrong ones. */
  proof(onWrong: (left: number) => void): Promise<ProvenKnown | PairingFault | 'void'>;
}

export interface NewDevice {
  /** The code that the person types on the other device. */
  readonly code: string;
  /** Content of the picture: the public key. */
  readonly publicKey: string;
  /** This device's keys once it joins; its id is the public one's digest. */
  readonly keys: OwnKeys;
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

/** Starts pairing as the new device. @throws MailboxFault */
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
