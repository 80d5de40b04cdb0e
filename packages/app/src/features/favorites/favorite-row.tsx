import type { OwnRate } from '@equivale/core';
import { Link } from 'wouter';
import type { Rates } from '../../api/rates.ts';
import { converterPath } from '../../conversion/address.ts';
import { categoryKey, describePair } from '../../conversion/describe-conversion.ts';
import { pairFigure } from '../../conversion/describe-pair-figure.ts';
import { localDay } from '../../conversion/past-days.ts';
import { describeProvenance } from '../../converter/provenance/describe-provenance.ts';
import { figureOrigin } from '../../converter/provenance/figure-origin.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { PairMark } from '../../converter/rows/pair-mark.tsx';
import { type OwnMoney, ownRateInUse } from '../../device/own-money/own-money.ts';
import { leavePendingFavorite } from '../../device/pending-favorite.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { loadCurrencyNames } from '../../i18n/use-names.ts';
import type { Favorite } from '../../records/kinds/favorites.ts';
import { rowTitleClass, tagClass } from '../../ui/list.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { WhenNear } from '../../ui/when-near.tsx';

const loadTrend = () => import('./favorite-trend.tsx');
const FavoriteTrend = lazyPart(async () => (await loadTrend()).FavoriteTrend);
const FavoriteNames = lazyPart(
  async () => (await Promise.all([loadTrend(), loadCurrencyNames()]))[0].FavoriteNames,
);

interface FavoriteRowProps {
  readonly favorite: Favorite;
  readonly rates: Rates | undefined;
  readonly money: OwnMoney | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly isWide: boolean;
}

/** Whose rate it is and of which day, in amber where a newer one is due; of everything else the category. */
function RateDay({ favorite, rates, now, own }: FavoriteRowProps & { readonly own: OwnRate | undefined }) {
  const { t, locale } = useTranslate();
  const { category, fromUnit: from, toUnit: to } = favorite;
  if (category !== 'currency' || !rates || own) return t(categoryKey(category));
  const { state, text, word } = describeProvenance(rates, { from, to }, now, t, locale);
  const { name, day } = figureOrigin(rates, { from, to }, localDay(now), t, locale);
  const origin = day ? `${name} · ${day}` : text;
  const isLate = state === 'old' || state === 'approximate';
  return isLate ? <span className="font-semibold text-warn">{[origin, word].join(' · ')}</span> : origin;
}

/** A saved pair with its rate, change and day; an own rate has no change. */
export function FavoriteRow(props: FavoriteRowProps) {
  const { favorite, rates, money, isWide } = props;
  const { t, locale } = useTranslate();
  const { category, fromUnit: from, toUnit: to } = favorite;
  const isMoney = category === 'currency';
  const own = ownRateInUse(money, from, to);
  const figure = pairFigure(favorite, locale, rates?.table, own);
  return (
    <li>
      <Link
        href={converterPath(favorite)}
        className="favorite-row hover:bg-raised active:bg-pressed focus-visible:-outline-offset-2"
        onClick={({ ctrlKey, metaKey, shiftKey }) => {
          // Another tab or window has the pair in its address.
          if (!ctrlKey && !metaKey && !shiftKey) leavePendingFavorite(favorite, Date.now());
        }}
      >
        <PairMark {...favorite} />
        <span>
          <b className={`${rowTitleClass} font-semibold`}>{describePair(favorite)}</b>
          {isWide && isMoney && (
            <Part fallback={null} onFailed={() => {}}>
              <FavoriteNames {...favorite} />
            </Part>
          )}
        </span>
        {figure && (
          <span className="favorite-figure font-semibold">
            {figure}
            {own && <span className={`${tagClass} ms-1`}>{t('rate.own.mark')}</span>}
          </span>
        )}
        {figure && isMoney && rates && !own && (
          <WhenNear skeleton={null} className="favorite-change">
            <Part fallback={null} onFailed={() => {}}>
              <FavoriteTrend {...{ from, to, isWide }} day={pairFigures(rates.table, from, to).day} />
            </Part>
          </WhenNear>
        )}
        <small className="favorite-day type-label text-muted">
          <RateDay {...props} own={own} />
        </small>
      </Link>
    </li>
  );
}

export function FavoritesHead() {
  const { t } = useTranslate();
  return (
    <div aria-hidden className="favorite-row favorite-head">
      <span />
      <span>{t('favorites.column.pair')}</span>
      <span className="favorite-figure">{t('favorites.column.worth')}</span>
      <span className="favorite-change">{t('favorites.column.change')}</span>
      <span className="favorite-curve">{t('favorites.column.curve')}</span>
      <span className="favorite-day">{t('favorites.column.origin')}</span>
    </div>
  );
}
