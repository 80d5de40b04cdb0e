import { appendSymbol } from '@equivale/core';
import { Printer, Receipt, Rows3, UserPen } from 'lucide-react';
import { useLocation } from 'wouter';
import { writtenAmount } from '../../../conversion/amount.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { homeCurrency, printListAddress } from '../../../conversion/currency-list.ts';
import { storedOwnRate, useOwnMoney } from '../../../device/own-money/own-money.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { OverlayProps } from '../../../platform/overlays.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { openRate } from '../open-rate.ts';
import type { Choice, RatePair } from '../rate-pair.ts';
import { RateRow } from './rate-rows.tsx';

/** The two currencies of a pocket table, one's own first: prices are in the other. */
const pocketPair = (from: string, to: string): readonly [string, string] =>
  from === homeCurrency(navigator.language) ? [from, to] : [to, from];

export function useOwnRateDetail({ from, to }: RatePair): string {
  const { t, locale } = useTranslate();
  const stored = storedOwnRate(useOwnMoney(), from, to[0]);
  return stored
    ? `1 ${stored.base} = ${stored.text.replace('.', locale.decimal)} ${stored.code}`
    : t('rate.row.own.detail');
}

export function RateMore({ opener, onClose, ...pair }: RatePair & OverlayProps) {
  const { t, locale } = useTranslate();
  const [, navigate] = useLocation();
  const { from, to } = pair;
  const amount = useConverterState((state) => state.currency.amount);
  const own = useOwnRateDetail(pair);
  const openForm = (choice: Choice) => () => {
    onClose();
    openRate(choice, pair, opener);
  };
  const written = appendSymbol(writtenAmount(amount, locale) || '0', from);
  return (
    <ActionMenu title={t('rate.act.more')} opener={opener} onClose={onClose} className="rate-menu">
      <RateRow icon={UserPen} title={t('rate.row.own')} detail={own} onClick={openForm('own')} />
      <RateRow
        icon={Receipt}
        title={t('paid.title')}
        detail={t('rate.row.paid.detail')}
        onClick={openForm('paid')}
      />
      <RateRow
        icon={Printer}
        title={t('rate.row.pocket')}
        detail={t('rate.row.pocket.detail')}
        onClick={() => navigate(`/pocket/${pocketPair(from, to[0]).join('/')}`)}
      />
      <RateRow
        icon={Rows3}
        title={t('rate.row.list', { amount: written })}
        onClick={() => navigate(printListAddress({ rows: [from, ...to], from, amount }))}
      />
    </ActionMenu>
  );
}
