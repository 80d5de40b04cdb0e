import { PAIRING_TRIES } from '@equivale/contract';
import { MAX_NAME } from '../../records/kinds/devices.ts';
import { type Bytes, bytesOf, sha256 } from '../bytes.ts';
import { deviceIdOf, KEY_BYTES } from '../membership.ts';
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
  openChannel,
  type PairingFault,
  SECRET,
} from './protocol.ts';

/** A new device after its person has confirmed. */
export interface AcceptedNew {
  readonly name: string;
  /** @throws MailboxFault */
  sendSecret(secret: Bytes): Promise<void>;
  /** Confirms that this device has the new one's data. @throws MailboxFault */
  finish(): Promise<void>;
}

/** A new device whose digits were typed here. */
export interface ProvenNew {
  /** Asks its person. @throws MailboxFault */
  offer(offer: Offer): Promise<AcceptedNew | PairingFault | 'declined'>;
}

export interface AnsweredKnown {
  /** Id that it will have. */
  readonly deviceId: string;
  /** Sends the typed digits; returns remaining tries, 0 once the code is void. */
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

/** Looks up a new device by its picture's public key or its code. Sends nothing. */
export async function findNew(mailbox: Mailbox, shown: Bytes | string): Promise<Hello | PairingFault> {
  const code = typeof shown === 'string' ? shown : await codeOf(shown);
  const hello = await mailbox.first(code);
  if (hello === undefined) return 'over';
  const newKey = hello.slice(0, KEY_BYTES);
  const commitment = hello.slice(KEY_BYTES);
  const isShown = typeof shown === 'string' ? (await codeOf(newKey)) === code : isSame(newKey, shown);
  return isShown && commitment.length === DIGEST_BYTES ? { code, newKey, commitment } : 'wrong';
}

/** Answers a new device after the person has confirmed here. */
export async function answerNew(
  mailbox: Mailbox,
  hello: Hello,
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
      // Anybody with the code can claim that digits are right; only the committed nonce proves it.
      return isCommitted && digits === (await digitsOf(channel.transcript, nonce))
        ? provenNew(channel)
        : 'wrong';
    },
  };
}
