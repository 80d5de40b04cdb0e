import { useCallback, useEffect, useRef } from 'react';
import { v7 as newId } from 'uuid';
import type { ConversionRecord, Figures } from '../conversion/conversion.ts';
import { inAMoment } from '../platform/after-frame.ts';
import { readRecentConversions, saveConversion } from '../records/kinds/conversions.ts';
import { LIMITS } from './limits.ts';

/** A conversion on the screen. */
export type ShownConversion = Omit<ConversionRecord, 'id' | 'timestamp'>;

/** What one editing is of: a pair, at one rate. */
const rateOf = ({
  category,
  fromUnit,
  toUnit,
  on,
  kind,
  own,
}: Omit<ShownConversion, keyof Figures> & Pick<Figures, 'on' | 'kind' | 'own'>) =>
  [category, fromUnit, toUnit, on, kind, own].join(' ');

/** What the person has to do with it: the amount, and which share of the result is a markup. */
const typedIn = ({ fromText, fromValue, markupText, toText, toValue }: ShownConversion) =>
  [fromText ?? fromValue, (Number(markupText) / Number(toText ?? toValue)).toFixed(6)].join(' ');

/** What sets one record apart from another; the results of two amounts may be one double. */
const keyOf = ({ fromValue, fromText, toValue, toText, markupText, ...shown }: ShownConversion) =>
  [rateOf(shown), fromText ?? fromValue, toText ?? toValue, markupText].join(' ');

/** Whether the newest record already says the same: opening a view again makes no second record of it. */
async function isNewest(shown: ShownConversion): Promise<boolean> {
  const [newest] = await readRecentConversions(1).catch(() => []);
  return newest !== undefined && keyOf(newest) === keyOf(shown);
}

/**
 * Saves what a converter shows, at once and whenever it changes (SPEC section 4). The changes of one editing of one
 * pair's amount leave one record.
 * @param shown undefined while there is nothing worth a record
 * @returns to be called when an editing ends: what is typed after it makes a record of its own
 */
export function useSaveConversion(shown: ShownConversion | undefined): () => void {
  const editing = useRef({ id: '', pair: '', isTouched: false, typed: '', at: 0 });
  const latest = useRef(shown);
  latest.current = shown;
  const key = shown && keyOf(shown);
  const latestKey = useRef(key);
  latestKey.current = key;
  useEffect(() => {
    const current = latest.current;
    if (!current) return;
    const { isTouched, typed: typedBefore, at } = editing.current;
    const pair = rateOf(current);
    const isSame = editing.current.pair === pair;
    const typed = typedIn(current);
    const now = Date.now();
    // Newer rates are no conversion: they are stored only where the person has just asked.
    if (isSame && typed === typedBefore && Math.abs(now - at) > LIMITS.recentFreshMs) return;
    const id = isSame ? editing.current.id : newId();
    editing.current = { id, pair, isTouched: true, typed, at: isSame && typed === typedBefore ? at : now };
    const record = { ...current, id, timestamp: now };
    const save = () => void saveConversion(record);
    inAMoment(() => {
      if (isTouched) save();
      // What was typed meanwhile is the newer state of the same record: this one must not come after it.
      else void isNewest(current).then((same) => (same || latestKey.current !== key ? undefined : save()));
    });
  }, [key]);
  return useCallback(() => {
    editing.current.pair = '';
  }, []);
}
