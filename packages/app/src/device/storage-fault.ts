/** Why something was not stored on the device: storage is denied, there is no room left, or it failed otherwise. */
export type StorageFault = 'denied' | 'full' | 'failed';

/** Names the reason of a storage error. @source W3C Indexed Database API 3.0, section 3.1 (exceptions) */
export function storageFault(error: unknown): StorageFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'InvalidStateError' || name === 'UnknownError'
    ? 'denied'
    : 'failed';
}

/** SPEC section 8: storage errors go to the console and nowhere else. No amounts and no pairs in the message. */
export function logStorage(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification names the console as the place for these
  console.warn(message, cause ?? '');
}
