import { useCallback, useEffect, useRef } from 'react';
import { v7 as newId } from 'uuid';
import type { ConversionFigures, ConversionRecord } from '../conversion/conversion.ts';
import { inAMoment } from '../platform/after-frame.ts';
import { readRecentConversions, saveConversion } from '../records/kinds/conversions.ts';
import { LIMITS } from './limits.ts';

export type ShownConversion = Omit<ConversionRecord, 'id' | 'timestamp'>;

/** What one editing belongs to: a pair at one rate. */
const rateOf = ({
  category,
  fromUnit,
  toUnit,
  on,
  kind,
  own,
}: Omit<ShownConversion, keyof ConversionFigures> & Pick<ConversionFigures, 'on' | 'kind' | 'own'>) =>
  [category, fromUnit, toUnit, on, kind, own].join(' ');

/** What the person controls: the amount and the fee's share of the result. */
const typedIn = ({ fromText, fromValue, markupText, toText, toValue }: ShownConversion) =>
  [fromText ?? fromValue, (Number(markupText) / Number(toText ?? toValue)).toFixed(6)].join(' ');

/** Identity of a record; two amounts can have the same double as result. */
const keyOf = ({ fromValue, fromText, toValue, toText, markupText, ...shown }: ShownConversion) =>
  [rateOf(shown), fromText ?? fromValue, toText ?? toValue, markupText].join(' ');

/** Whether the newest record equals this conversion; reopening a view adds no second record. */
async function isNewest(shown: ShownConversion): Promise<boolean> {
  const [newest] = await readRecentConversions(1).catch(() => []);
  return newest !== undefined && keyOf(newest) === keyOf(shown);
}

/** Saves the displayed conversion, one record per editing (SPEC section 4); returns what ends the editing. */
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
    // Newer rates alone are not a conversion: saves only after the person's input.
    if (isSame && typed === typedBefore && Math.abs(now - at) > LIMITS.recentFreshMs) return;
    const id = isSame ? editing.current.id : newId();
    editing.current = { id, pair, isTouched: true, typed, at: isSame && typed === typedBefore ? at : now };
    const record = { ...current, id, timestamp: now };
    const save = () => void saveConversion(record);
    inAMoment(() => {
      if (isTouched) save();
      // Later input is the newer state of the same record; this older one must not overwrite it.
      else void isNewest(current).then((same) => (same || latestKey.current !== key ? undefined : save()));
    });
  }, [key]);
  return useCallback(() => {
    editing.current.pair = '';
  }, []);
}
