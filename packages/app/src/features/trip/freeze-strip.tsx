import { useToday } from '../../device/use-today.ts';
import '../../ui/forms/form.css';
import type { Trip } from '@equivale/contract';
import { formatIsoDate, formatPercent } from '@equivale/core';
import { percentAbove, turnRate } from '@equivale/core/trip';
import { RefreshCw, Snowflake } from 'lucide-react';
import type { Rates } from '../../api/rates.ts';
import { freeze, frozenDay } from '../../conversion/trip/trip-rates.ts';
import { rateLine } from '../../conversion/trip/trip-words.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { type OverlayProps, open } from '../../platform/overlays.ts';
import { trips } from '../../records/kinds/trips.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SheetFrame } from '../../ui/sheet.tsx';

/** From this share on, in percent, the reference has moved so far that the strip warns. */
const WARN_ABOVE = 3;

interface FreezeStripProps {
  readonly trip: Trip;
  readonly rates: Rates;
}

/** How far the reference rate has moved since the table was taken along, by currency: what one of home buys. */
function useMoves({ trip, rates }: FreezeStripProps, today: string) {
  const { locale } = useTranslate();
  const now = freeze(rates.table, trip, today);
  const moves = trip.currencies.flatMap((currency) => {
    const [then, newest] = [trip.frozen.rates[currency], now.rates[currency]];
    if (!then || !newest || currency === trip.home) return [];
    const percent = percentAbove(turnRate(newest), turnRate(then)).toNumber();
    const text = formatPercent(percent, locale, { decimals: 1, signed: true });
    return [{ currency, then, newest, percent, text }];
  });
  return { now, moves };
}

function RefreezeSheet({ trip, rates, opener, onClose }: FreezeStripProps & OverlayProps) {
  const { t, locale } = useTranslate();
  const { now, moves } = useMoves({ trip, rates }, useToday());
  const replace = async () => {
    if ((await trips.update(trip.id, (stored) => ({ ...stored, frozen: now }))).ok) onClose();
  };
  return (
    <SheetFrame title={t('trip.refreeze.title')} opener={opener} onClose={onClose}>
      <div className="sheet-body">
        <p className="text-pretty text-muted">{t('trip.refreeze.body')}</p>
        <Facts
          className="mt-3"
          facts={moves.map(({ currency, then, newest, text }) => [
            rateLine(then, currency, trip.home, locale),
            `${rateLine(newest, currency, trip.home, locale)} (${text})`,
          ])}
        />
      </div>
      <div className="form-foot">
        <Button onClick={onClose}>{t('trip.cancel')}</Button>
        <Button isMain onClick={() => void replace()}>
          {t('trip.refreeze.do')}
        </Button>
      </div>
    </SheetFrame>
  );
}

/** The day of the rates that were taken along, and how far the reference has moved since; replaces it when that is wanted. */
export function FreezeStrip(props: FreezeStripProps) {
  const { trip } = props;
  const { t, locale } = useTranslate();
  const { now, moves } = useMoves(props, useToday());
  const day = frozenDay(trip);
  const [first] = moves;
  const text = [
    day ? t('trip.frozen', { day: formatIsoDate(day, locale, 'day') }) : t('trip.nobody'),
    first && day !== frozenDay({ frozen: now }) ? t('trip.moved', { percent: first.text }) : '',
  ];
  return (
    <div
      className="trip-frozen"
      data-warn={moves.some(({ percent }) => Math.abs(percent) > WARN_ABOVE) || undefined}
    >
      <Icon of={Snowflake} size={16} className="flex-none" />
      <p className="min-w-0 flex-1">{text.filter(Boolean).join(' ')}</p>
      <IconButton
        icon={RefreshCw}
        size={16}
        label={t('trip.refreeze')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => open(RefreezeSheet, props, currentTarget)}
      />
    </div>
  );
}
