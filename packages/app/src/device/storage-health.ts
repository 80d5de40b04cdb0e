import { create } from 'zustand';
import { notify } from '../platform/notices.ts';
import type { StorageFault } from './storage-fault.ts';

interface StorageHealth {
  /** Why this device could not store something; undefined if it can. */
  readonly fault: StorageFault | undefined;
}

/** Whether this device can store data. The app works without and says so. */
export const useStorageHealth = create<StorageHealth>(() => ({ fault: undefined }));

/** Records a storage fault and notifies the person the first time. */
export function reportStorageFault(fault: StorageFault): void {
  const before = useStorageHealth.getState().fault;
  useStorageHealth.setState({ fault });
  if (before !== fault) notify({ message: `storage.${fault}` });
}

export function reportStorageWorks(): void {
  if (useStorageHealth.getState().fault) useStorageHealth.setState({ fault: undefined });
}
