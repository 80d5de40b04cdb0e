import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Rates, useRates } from '../../api/rates.ts';
import { useArrangedFavorites } from '../../arranging/arranged-favorites.ts';
import { converterPath } from '../../conversion/address.ts';
import { describePair } from '../../conversion/describe-conversion.ts';
import { pairFigure } from '../../conversion/describe-pair-figure.ts';
import { figureOrigin } from '../../converter/provenance/figure-origin.ts';
import { LIMITS } from '../../device/limits.ts';
import type { OwnMoney } from '../../device/own-money/own-money.ts';
import { ownRateInUse, useOwnMoney } from '../../device/own-money/own-money.ts';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import type { Favorite } from '../../records/kinds/favorites.ts';
import { tagClass } from '../../ui/list.ts';

interface ChipFigureProps {
  readonly pair: Favorite;
  readonly rates: Rates | undefined;
  readonly money: OwnMoney | undefined;
}

function ChipFigure({ pair, rates, money }: ChipFigureProps) {
  const { t, locale } = useTranslate();
  const today = useToday();
  const { fromUnit: from, toUnit: to } = pair;
  const own = ownRateInUse(money, from, to);
  const isRate = pair.category === 'currency' && rates && !own;
  const day = isRate && figureOrigin(rates, { from, to }, today, t, locale).day;
  return (
    <>
      <span className="font-normal text-muted">
        {[pairFigure(pair, locale, rates?.table, own), day].filter(Boolean).join(' · ')}
      </span>
      {own && <span className={tagClass}>{t('rate.own.mark')}</span>}
    </>
  );
}

/** The first of the saved pairs with what one is worth, one tap from their converter; the examples until their order is known. */
export function FavoriteChips({
  favorites,
  examples,
  first,
}: {
  readonly favorites: readonly Favorite[];
  readonly examples: ReactNode;
  /** A chip before them. */
  readonly first: ReactNode;
}) {
  const { t } = useTranslate();
  const rates = useRates();
  const money = useOwnMoney();
  const shown = useArrangedFavorites(favorites);
  if (!shown?.length) return examples;
  return (
    <ul aria-label={t('tab.favorites')} className="chips">
      {first}
      {shown.slice(0, LIMITS.favoritesOnHome).map((favorite) => (
        <li key={favorite.id}>
          <Link href={converterPath(favorite)} className="chip">
            {describePair(favorite)}
            <ChipFigure pair={favorite} rates={rates} money={money} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
