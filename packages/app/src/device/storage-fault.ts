/** Why something was not kept on the device: storage is denied, there is no room left, or it failed otherwise. */
export type StorageFault = 'denied' | 'full' | 'failed';

/** Names the reason of a storage error. @source W3C Indexed Database API 3.0, section 3.1 (exceptions) */
export function storageFault(error: unknown): StorageFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'InvalidStateError' || name === 'UnknownError'
    ? 'denied'
    : 'failed';
}
