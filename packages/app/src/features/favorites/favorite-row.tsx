import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { converterPath } from '../../conversion/address.ts';
import type { Pair } from '../../conversion/conversion.ts';
import { categoryKey, describePair, emojiOf } from '../../conversion/describe-conversion.ts';
import { describeProvenance } from '../../converter/provenance/describe-provenance.ts';
import { ownRateInUse, useOwnMoney } from '../../device/own-money/own-money.ts';
import { leavePendingFavorite } from '../../device/pending-favorite.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useNow } from '../../platform/use-now.ts';
import type { Favorite } from '../../records/kinds/favorites.ts';
import { Emoji } from '../../ui/emoji.tsx';
import { rowActionClass, rowTextClass, rowTitleClass } from '../../ui/list.ts';
import { PairFigure } from './pair-figure.tsx';

/** Whose rate it is and of which day, in amber where a newer one is due; of everything else the category. */
function RateDay({ pair }: { readonly pair: Pair }) {
  const { t, locale } = useTranslate();
  const rates = useRates();
  const now = useNow();
  const { category, fromUnit: from, toUnit: to } = pair;
  const own = ownRateInUse(useOwnMoney(), from, to);
  if (category !== 'currency' || !rates || own) return t(categoryKey(category));
  const { state, text, word } = describeProvenance(rates, { from, to }, now, t, locale);
  const isLate = state === 'old' || state === 'approximate';
  return isLate ? <span className="text-warn">{[text, word].join(' · ')}</span> : text;
}

/** One saved pair, which opens its converter wherever it is touched: what it is worth, and by which day's rate. */
export function FavoriteRow({ favorite }: { readonly favorite: Favorite }) {
  return (
    <li>
      <Link
        href={converterPath(favorite)}
        className={rowActionClass}
        onClick={({ ctrlKey, metaKey, shiftKey }) => {
          // Another tab or window has the pair in its address.
          if (!ctrlKey && !metaKey && !shiftKey) leavePendingFavorite(favorite, Date.now());
        }}
      >
        <Emoji>{emojiOf(favorite.category)}</Emoji>
        <span className={rowTextClass}>
          <b className={`${rowTitleClass} flex flex-wrap gap-x-2`}>
            {describePair(favorite)}
            <PairFigure pair={favorite} />
          </b>
          <small className="type-label block text-muted">
            <RateDay pair={favorite} />
          </small>
        </span>
      </Link>
    </li>
  );
}
