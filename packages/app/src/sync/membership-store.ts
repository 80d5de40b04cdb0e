import { create } from 'zustand';
import { alone } from '../records/lock.ts';
import { type Membership, parseMembership, type SyncFault } from './membership.ts';

/** The key under which a device stores which devices it is one of; the app loads nothing of sync before it is there. */
const MEMBERSHIP_KEY = 'equivale-sync';

function readStored(): Membership | undefined {
  try {
    return parseMembership(JSON.parse(localStorage.getItem(MEMBERSHIP_KEY) ?? 'null'));
  } catch {
    // No storage, or junk in it: the device shares nothing.
    return undefined;
  }
}

interface Store {
  readonly membership: Membership | undefined;
  /** A round is under way. */
  readonly isBusy: boolean;
}

const useStore = create<Store>()(() => ({ membership: readStored(), isBusy: false }));

/** Which devices this one is one of, if it is; drawn again with every change, in any tab. */
export const useMembership = (): Membership | undefined => useStore(({ membership }) => membership);

/** Whether a round is under way in this tab. */
export const useIsSyncing = (): boolean => useStore(({ isBusy }) => isBusy);

/** Which devices this one is one of, now. */
export const currentMembership = (): Membership | undefined => useStore.getState().membership;

addEventListener('storage', ({ key }) => {
  if (key === MEMBERSHIP_KEY || key === null) useStore.setState({ membership: readStored() });
});

function store(membership: Membership | undefined): void {
  if (membership === undefined) localStorage.removeItem(MEMBERSHIP_KEY);
  else localStorage.setItem(MEMBERSHIP_KEY, JSON.stringify(membership));
  useStore.setState({ membership });
}

/** Shows a fault that could not be stored either. */
export function noteFault(fault: SyncFault): void {
  const { membership } = useStore.getState();
  if (membership) useStore.setState({ membership: { ...membership, fault } });
}

/**
 * Changes what is stored, after every change that is under way.
 * @param change gets what is stored now; what it resolves with is stored, undefined for nothing any more
 * @throws what storage throws
 */
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
