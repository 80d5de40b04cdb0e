import { logStorage } from './storage-fault.ts';

/** Key that says that conversions are stored. index.html reads it before the first paint. */
const usedKey = 'equivale-used';

/** Notes that conversions are stored: home waits for them instead of showing the empty state. */
export function noteUse(): void {
  if (document.documentElement.dataset.used !== undefined) return;
  document.documentElement.dataset.used = '';
  try {
    localStorage.setItem(usedKey, '1');
  } catch (error) {
    logStorage('That this device keeps conversions could not be noted', error);
  }
}
