import { create } from 'zustand';
import { alone } from '../records/lock.ts';
import { type Membership, parseMembership, type SyncFault } from './membership.ts';

/** Storage key of the membership; without it the app loads no sync code. */
const MEMBERSHIP_KEY = 'equivale-sync';

function readStored(): Membership | undefined {
  try {
    return parseMembership(JSON.parse(localStorage.getItem(MEMBERSHIP_KEY) ?? 'null'));
  } catch {
    // No storage, or junk in it: this device shares nothing.
    return undefined;
  }
}

interface Store {
  readonly membership: Membership | undefined;
  /** Whether a round is running. */
  readonly isBusy: boolean;
}

const useStore = create<Store>()(() => ({ membership: readStored(), isBusy: false }));

/** This device's sync group, if any. Updates across tabs. */
export const useMembership = (): Membership | undefined => useStore(({ membership }) => membership);

export const useIsSyncing = (): boolean => useStore(({ isBusy }) => isBusy);

export const currentMembership = (): Membership | undefined => useStore.getState().membership;

addEventListener('storage', ({ key }) => {
  if (key === MEMBERSHIP_KEY || key === null) useStore.setState({ membership: readStored() });
});

function store(membership: Membership | undefined): void {
  if (membership === undefined) localStorage.removeItem(MEMBERSHIP_KEY);
  else localStorage.setItem(MEMBERSHIP_KEY, JSON.stringify(membership));
  useStore.setState({ membership });
}

/** Shows a fault that could not be stored. */
export function noteFault(fault: SyncFault): void {
  const { membership } = useStore.getState();
  if (membership) useStore.setState({ membership: { ...membership, fault } });
}

/** Changes the membership after all earlier changes; undefined leaves. */
export const changeMembership = (
  change: (now: Membership | undefined) => Promise<Membership | undefined>,
): Promise<Membership | undefined> =>
  alone(MEMBERSHIP_KEY, async () => {
    useStore.setState({ isBusy: true });
    try {
      const changed = await change(readStored());
      store(changed);
      return changed;
    } finally {
      useStore.setState({ isBusy: false });
    }
  });
