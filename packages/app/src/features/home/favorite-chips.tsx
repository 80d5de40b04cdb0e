import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { converterPath } from '../../conversion/address.ts';
import { describePair } from '../../conversion/describe-conversion.ts';
import { pairFigure } from '../../conversion/describe-pair-figure.ts';
import type { Favorite } from '../../device/favorites.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { chipClass, chipsClass } from './chip.ts';

/** The saved pairs with what one is worth, one tap from their converter. */
export function FavoriteChips({ favorites }: { readonly favorites: readonly Favorite[] }) {
  const { t, locale } = useTranslate();
  const rates = useRates()?.table;
  return (
    <ul aria-label={t('tab.favorites')} className={chipsClass}>
      {favorites.map((favorite) => (
        <li key={favorite.id}>
          <Link href={converterPath(favorite)} className={chipClass}>
            {describePair(favorite)}
            <span className="font-normal text-muted">{pairFigure(favorite, locale, rates)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
