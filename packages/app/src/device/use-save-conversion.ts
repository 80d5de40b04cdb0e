import { useCallback, useEffect, useRef } from 'react';
import { v7 as newId } from 'uuid';
import type { ConversionRecord, Figures } from '../conversion/conversion.ts';
import { inAMoment } from '../platform/after-frame.ts';
import { readRecentConversions, saveConversion } from './conversions.ts';

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
  const editing = useRef({ id: '', pair: '', isTouched: false });
  const latest = useRef(shown);
  latest.current = shown;
  const key = shown && keyOf(shown);
  const latestKey = useRef(key);
  latestKey.current = key;
  useEffect(() => {
    const current = latest.current;
    if (!current) return;
    const { isTouched } = editing.current;
    const pair = rateOf(current);
    const id = editing.current.pair === pair ? editing.current.id : newId();
    editing.current = { id, pair, isTouched: true };
    const record = { ...current, id, timestamp: Date.now() };
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
