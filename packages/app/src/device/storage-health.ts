import { create } from 'zustand';
import { notify } from '../platform/notices.ts';
import type { StorageFault } from './storage-fault.ts';

interface StorageHealth {
  /** Why this device could not keep something, undefined while all is well. */
  readonly fault: StorageFault | undefined;
}

/** Whether this device keeps what it is given. The app goes on without, and says so. */
export const useStorageHealth = create<StorageHealth>(() => ({ fault: undefined }));

/** Notes that something could not be stored, and tells the person the first time. */
export function reportStorageFault(fault: StorageFault): void {
  const before = useStorageHealth.getState().fault;
  useStorageHealth.setState({ fault });
  if (before !== fault) notify({ message: `storage.${fault}` });
}

/** Something was stored: storage works (again). */
export function reportStorageWorks(): void {
  if (useStorageHealth.getState().fault) useStorageHealth.setState({ fault: undefined });
}
