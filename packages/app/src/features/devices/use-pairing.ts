import { PAIRING_MS } from '@equivale/contract';
import { useEffect, useState } from 'react';
import { createMailbox } from '../../sync/http-remote.ts';
import type { Mailbox } from '../../sync/pairing.ts';
import { service } from '../../sync/service.ts';

const LOOK_EVERY_MS = 1000;

/** Why a pairing has ended: its time, what came, or no network. */
export type PairingEnd = 'over' | 'wrong' | 'offline';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/**
 * One pairing at a time, as long as it is on the screen and for five minutes at most.
 * @param pair says with `show` how far it is, and returns why it has ended, or nothing where it has succeeded
 * @returns how far it is, and the way to begin again
 */
export function usePairing<Step>(
  pair: (mailbox: Mailbox, show: (step: Step) => void) => Promise<PairingEnd | undefined>,
): { readonly step: Step | undefined; readonly end: PairingEnd | undefined; readonly begin: () => void } {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ step?: Step; end?: PairingEnd }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is one pairing, whatever is drawn meanwhile
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), PAIRING_MS);
    const isShown = { current: true };
    setState({});
    pair(createMailbox(service, pause, ended.signal), (step) => isShown.current && setState({ step }))
      .catch((): PairingEnd => 'offline')
      .then((end) => isShown.current && end && setState({ end }));
    return () => {
      isShown.current = false;
      ended.abort();
      clearTimeout(timer);
    };
  }, [round]);
  return { step: state.step, end: state.end, begin: () => setRound((before) => before + 1) };
}
