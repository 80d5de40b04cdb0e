import './rate-undo.css';
import { useLocation } from 'wouter';
import { printAddress } from '../../../conversion/address.ts';
import { choose } from '../../../device/choose.ts';
import { storedOwnRate, useOwnMoney } from '../../../device/own-money/own-money.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { chooseMarkup } from '../../../records/kinds/markups.ts';
import { storeOwnRate } from '../../../records/kinds/own-rates.ts';
import { focusNextChip } from '../open-rate.ts';
import type { RatePair } from '../rate-pair.ts';

/** @returns stops using the own rate of a pair, which stays stored */
export function useStopOwnRate({ from, to, inUse }: RatePair): () => void {
  const money = useOwnMoney();
  return () => {
    const stored = inUse.basis === 'own' && storedOwnRate(money, from, to[0]);
    if (stored) void storeOwnRate({ ...stored, isUsed: false });
  };
}

/** @returns what goes back from a chosen rate: first its fee is removed, then the newest reference rate is used */
function useUndoRate(pair: RatePair): () => void {
  const { from, to, inUse } = pair;
  const [, navigate] = useLocation();
  const money = useOwnMoney();
  const stopOwnRate = useStopOwnRate(pair);
  return () => {
    focusNextChip();
    if (inUse.markup) {
      void chooseMarkup({ isTakenOff: money?.chosen?.isTakenOff ?? false });
      return;
    }
    stopOwnRate();
    if (inUse.basis === 'kind' && inUse.code) choose({ [`kind/${inUse.code}`]: undefined });
    navigate(printAddress({ category: 'currency', from, to }));
  };
}

export function RateUndo(pair: RatePair) {
  const { t } = useTranslate();
  const undo = useUndoRate(pair);
  return (
    <button type="button" className="rate-undo" onClick={undo}>
      {t(pair.inUse.markup ? 'rate.remove' : 'rate.last')}
    </button>
  );
}
