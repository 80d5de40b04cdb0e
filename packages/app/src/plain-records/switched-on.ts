/** Key under which the person's refusal of plain records is stored. */
const KEY = 'equivale-plain-records';

const has = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Whether devices share data encrypted; then nothing is sent unencrypted. */
export const isSharing = (): boolean => has('equivale-sync');

export const isSwitchedOff = (): boolean => has(KEY);

export const isSwitchedOn = (): boolean => !isSharing() && !isSwitchedOff();

/** @throws what storage throws */
export function switchPlainRecords(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  dispatchEvent(new Event(KEY));
}
