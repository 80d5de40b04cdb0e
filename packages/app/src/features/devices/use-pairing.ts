import { PAIRING_MS } from '@equivale/contract';
import { useEffect, useState } from 'react';
import { logStorage } from '../../device/storage-fault.ts';
import { createMailbox, type Mailbox, type MailboxCode, MailboxFault } from '../../sync/pairing/mailbox.ts';

import { service } from '../../sync/service.ts';

const LOOK_EVERY_MS = 1000;

/** Why a pairing has ended. `unanswered`: the secret was sent, and the new device has not confirmed it. */
export type PairingEnd = MailboxCode | 'wrong' | 'declined' | 'unanswered' | 'failed';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/** A mailbox for one code: for five minutes, and as long as its view is on the screen. */
export interface PairingMailbox extends Mailbox {
  /** When the code ends, in milliseconds since the epoch. */
  readonly until: number;
  isOver(): boolean;
  pause(): Promise<void>;
}

export interface Pairing<Step> {
  open(): PairingMailbox;
  /** Says how far it is. */
  show(step: Step): void;
}

function endOf(error: unknown): PairingEnd {
  if (error instanceof MailboxFault) return error.code;
  logStorage('Two devices could not be paired', error);
  return 'failed';
}

/** One pairing at a time while it is visible; `pair` returns why it ended, undefined after success. */
export function usePairing<Step>(pair: (pairing: Pairing<Step>) => Promise<PairingEnd | undefined>): {
  readonly step: Step | undefined;
  readonly end: PairingEnd | undefined;
  readonly begin: () => void;
} {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ step?: Step; end?: PairingEnd }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is one pairing, whatever is rendered meanwhile
  useEffect(() => {
    let isShown = true;
    const open = () => {
      const until = Date.now() + PAIRING_MS;
      const isOver = () => !isShown || Date.now() > until;
      return { ...createMailbox(service, pause, isOver), until, isOver, pause };
    };
    setState({});
    pair({ open, show: (step) => isShown && setState({ step }) })
      .catch(endOf)
      .then((end) => isShown && end && setState({ end }));
    return () => {
      isShown = false;
    };
  }, [round]);
  return { step: state.step, end: state.end, begin: () => setRound((before) => before + 1) };
}
