/** The person's word against plain records on the service. */
const KEY = 'equivale-plain-records';

const has = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Whether devices share what they store, encrypted: nothing is sent in the clear meanwhile. */
export const isSharing = (): boolean => has('equivale-sync');

/** Whether the person has switched them off. */
export const isSwitchedOff = (): boolean => has(KEY);

/** Whether what this device stores is sent to the service. */
export const isSwitchedOn = (): boolean => !isSharing() && !isSwitchedOff();

/** @throws what storage throws */
export function switchPlainRecords(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  dispatchEvent(new Event(KEY));
}
