import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { converterPath } from '../../conversion/address.ts';
import type { Pair } from '../../conversion/conversion.ts';
import { categoryKey, describePair } from '../../conversion/describe-conversion.ts';
import { pairFigure } from '../../conversion/describe-pair-figure.ts';
import { describeProvenance } from '../../converter/provenance/describe-provenance.ts';
import { figureOrigin } from '../../converter/provenance/figure-origin.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { PairMark } from '../../converter/rows/pair-mark.tsx';
import { ownRateInUse, useOwnMoney } from '../../device/own-money/own-money.ts';
import { leavePendingFavorite } from '../../device/pending-favorite.ts';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { loadCurrencyNames } from '../../i18n/use-names.ts';
import { useIsWide } from '../../platform/use-is-wide.ts';
import { useNow } from '../../platform/use-now.ts';
import type { Favorite } from '../../records/kinds/favorites.ts';
import { rowTitleClass, tagClass } from '../../ui/list.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { WhenNear } from '../../ui/when-near.tsx';

const FavoriteTrend = lazyPart(async () => (await import('./favorite-trend.tsx')).FavoriteTrend);
const FavoriteNames = lazyPart(async () => {
  const [part] = await Promise.all([import('./favorite-names.tsx'), loadCurrencyNames()]);
  return part.FavoriteNames;
});

/** Whose rate it is and of which day, in amber where a newer one is due; of everything else the category. */
function RateDay({ pair }: { readonly pair: Pair }) {
  const { t, locale } = useTranslate();
  const rates = useRates();
  const now = useNow();
  const today = useToday();
  const { category, fromUnit: from, toUnit: to } = pair;
  const own = ownRateInUse(useOwnMoney(), from, to);
  if (category !== 'currency' || !rates || own) return t(categoryKey(category));
  const { state, text, word } = describeProvenance(rates, { from, to }, now, t, locale);
  const { name, day } = figureOrigin(rates, { from, to }, today, t, locale);
  const origin = day ? `${name} · ${day}` : text;
  const isLate = state === 'old' || state === 'approximate';
  return isLate ? <span className="font-semibold text-warn">{[origin, word].join(' · ')}</span> : origin;
}

/** What one of the first is in the second, and how that moved; no movement of a rate of one's own. */
function Figure({ pair }: { readonly pair: Pair }) {
  const { t, locale } = useTranslate();
  const isWide = useIsWide();
  const table = useRates()?.table;
  const { category, fromUnit: from, toUnit: to } = pair;
  const own = ownRateInUse(useOwnMoney(), from, to);
  const figure = pairFigure(pair, locale, table, own);
  if (!figure) return null;
  return (
    <>
      <span className="favorite-figure font-semibold">
        {figure}
        {own && <span className={`${tagClass} ms-1`}>{t('rate.own.mark')}</span>}
      </span>
      {category === 'currency' && table && !own && (
        <WhenNear skeleton={null} className="favorite-change">
          <Part fallback={null} onFailed={() => {}}>
            <FavoriteTrend {...{ from, to, isWide }} day={pairFigures(table, from, to).day} />
          </Part>
        </WhenNear>
      )}
    </>
  );
}

/** One saved pair, which opens its converter wherever it is touched: what it is worth, and by which day's rate. */
export function FavoriteRow({ favorite }: { readonly favorite: Favorite }) {
  const isWide = useIsWide();
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
          {isWide && favorite.category === 'currency' && (
            <Part fallback={null} onFailed={() => {}}>
              <FavoriteNames {...favorite} />
            </Part>
          )}
        </span>
        <Figure pair={favorite} />
        <small className="favorite-day type-label text-muted">
          <RateDay pair={favorite} />
        </small>
      </Link>
    </li>
  );
}

/** The names of the columns, for those who see them. */
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
