import { OPAQUE_BYTES, pairingPath } from '@equivale/contract';
import type { Bytes } from '../bytes.ts';
import { ask, bytesIn, type Service } from '../http-remote.ts';

export interface Mailbox {
  /** @throws MailboxFault */
  send(code: string, step: number, body: Bytes): Promise<void>;
  /** Waits for a message. @returns undefined when the time is over */
  wait(code: string, step: number): Promise<Bytes | undefined>;
  /** The first message of a pairing. @returns undefined where there is none, or it has expired @throws MailboxFault */
  first(code: string): Promise<Bytes | undefined>;
}

/** Why a message was not delivered. `taken`: another one is in its place. */
export type MailboxCode = 'offline' | 'busy' | 'taken' | 'over';

export class MailboxFault extends Error {
  override readonly name = 'MailboxFault';
  readonly code: MailboxCode;
  constructor(code: MailboxCode) {
    super(code);
    this.code = code;
  }
}

const MAILBOX_CODES: Readonly<Record<number, MailboxCode>> = { 404: 'over', 409: 'taken', 429: 'busy' };

const mailboxFault = (response: Response | undefined) =>
  new MailboxFault(MAILBOX_CODES[response?.status ?? 0] ?? 'offline');

/** The service as a mailbox between two devices; `isOver`: nobody waits any longer. */
export function createMailbox(
  service: Service,
  pause: () => Promise<void>,
  isOver: () => boolean = () => false,
): Mailbox {
  return {
    async send(code, step, body) {
      const headers = { 'content-type': OPAQUE_BYTES };
      const response = await ask(service, pairingPath(code, step), { method: 'PUT', body, headers });
      if (!response?.ok) throw mailboxFault(response);
    },
    async first(code) {
      const response = await ask(service, pairingPath(code, 0), {});
      if (response?.status === 404) return undefined;
      const body = response?.status === 200 ? await bytesIn(response) : undefined;
      if (body === undefined) throw mailboxFault(response);
      return body;
    },
    async wait(code, step) {
      while (!isOver()) {
        const response = await ask(service, pairingPath(code, step), {});
        if (response?.status === 200) return bytesIn(response);
        // 204 means "not yet", 404 "expired"; any other status may be temporary.
        if (response?.status === 404) return undefined;
        await pause();
      }
      return undefined;
    },
  };
}
