import { useCallback, useEffect, useRef } from 'react';
import { afterFrame } from '../platform/after-frame.ts';
import { type NewConversion, readRecentConversions, saveConversion } from './conversions.ts';

/** A conversion on the screen. */
export type ShownConversion = Omit<NewConversion, 'burst' | 'timestamp'>;

const FIELDS = ['category', 'fromUnit', 'toUnit', 'fromValue', 'toValue'] as const;

/** Whether the newest record already says the same: opening a view again makes no second record of it. */
async function isNewest(shown: ShownConversion): Promise<boolean> {
  const [newest] = await readRecentConversions(1).catch(() => []);
  return newest !== undefined && FIELDS.every((field) => newest[field] === shown[field]);
}

/**
 * Saves what a converter shows, at once and whenever it changes (SPEC section 4). The changes of one editing of one
 * pair's amount leave one record.
 * @param shown undefined while there is nothing worth a record
 * @returns to be called when an editing ends: what is typed after it makes a record of its own
 */
export function useSaveConversion(shown: ShownConversion | undefined): () => void {
  const editing = useRef({ visit: crypto.randomUUID(), number: 0, isTouched: false });
  const latest = useRef(shown);
  latest.current = shown;
  const key = shown && FIELDS.map((field) => shown[field]).join(' ');
  const latestKey = useRef(key);
  latestKey.current = key;
  useEffect(() => {
    const current = latest.current;
    if (!current) return;
    const { visit, number, isTouched } = editing.current;
    editing.current.isTouched = true;
    const burst = `${visit} ${current.fromUnit} ${current.toUnit} ${number}`;
    const record = { ...current, timestamp: Date.now(), burst };
    const save = () => void saveConversion(record);
    afterFrame(() => {
      if (isTouched) save();
      // What was typed meanwhile has its own record, of the same burst: this one must not come after it.
      else void isNewest(current).then((same) => (same || latestKey.current !== key ? undefined : save()));
    });
  }, [key]);
  return useCallback(() => {
    editing.current.number += 1;
  }, []);
}
