import { logStorage } from './storage-fault.ts';

/** Key of the note that this device keeps conversions. index.html reads it before the first paint. */
const usedKey = 'equivale-used';

/**
 * Notes that this device keeps conversions, so that home's first sight waits for them; without the note it says at
 * once that there are none.
 */
export function noteUse(): void {
  if (document.documentElement.dataset.used !== undefined) return;
  document.documentElement.dataset.used = '';
  try {
    localStorage.setItem(usedKey, '1');
  } catch (error) {
    logStorage('That this device keeps conversions could not be noted', error);
  }
}
