import { Star, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { useArrangedFavorites } from '../../arranging/arranged-favorites.ts';
import { arrangementQuery } from '../../arranging/arrangements.ts';
import { useEditing } from '../../arranging/edit-button.tsx';
import { LISTS } from '../../arranging/usage.ts';
import { useOwnMoney } from '../../device/own-money/own-money.ts';
import { queryClient } from '../../device/query-client.ts';
import { favoritesQuery, useFavorites } from '../../device/stored-pairs.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { loadCurrencyNames } from '../../i18n/use-names.ts';
import { useIsWide } from '../../platform/use-is-wide.ts';
import { useNow } from '../../platform/use-now.ts';
import type { Favorite } from '../../records/kinds/favorites.ts';
import { mainButtonClass } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listFootClass, rowsClass } from '../../ui/list.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FavoriteRow, FavoritesHead } from './favorite-row.tsx';
import './favorites.css';

/** @param takesFocus the last one was just deleted, and with it what had the focus */
function NoFavorites({ takesFocus }: { readonly takesFocus: boolean }) {
  const { t } = useTranslate();
  const action = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) action.current?.focus();
  }, [takesFocus]);
  return (
    <EmptyState icon={Star} title={t('favorites.empty.title')} body={t('favorites.empty.body')}>
      <Link ref={action} href="/currency/USD/EUR" className={mainButtonClass}>
        {t('favorites.empty.action')}
      </Link>
    </EmptyState>
  );
}

const EditFavorites = lazyPart(async () => {
  const [part] = await Promise.all([import('./edit-favorites.tsx'), loadCurrencyNames()]);
  return part.EditFavorites;
}, 'arranging');

interface FavoritesProps {
  /** Those that are shown, in their order. */
  readonly shown: readonly Favorite[];
  readonly favorites: readonly Favorite[];
}

function Favorites({ shown, favorites }: FavoritesProps) {
  const { t } = useTranslate();
  const { isEditing, onDone, editButton } = useEditing();
  const rates = useRates();
  const money = useOwnMoney();
  const now = useNow();
  const isWide = useIsWide();
  if (isEditing) {
    return (
      <Part
        fallback={<Spinner label={t('app.loading')} />}
        whenFailed={(retry) => <LoadFailure onRetry={retry} />}
      >
        <EditFavorites favorites={favorites} onDone={onDone} />
      </Part>
    );
  }
  return (
    <>
      <div className="-mt-2 flex justify-end">{editButton}</div>
      <div className={`favorites ${cardClass}`}>
        <FavoritesHead />
        <ul className={rowsClass}>
          {shown.map((favorite) => (
            <FavoriteRow key={favorite.id} {...{ favorite, rates, money, now, isWide }} />
          ))}
        </ul>
      </div>
      <p className={listFootClass}>{t('favorites.count', { count: favorites.length })}</p>
    </>
  );
}

export function FavoritesView() {
  const { t } = useTranslate();
  const { data, isError, refetch } = useFavorites();
  const shown = useArrangedFavorites(data);
  const hadSome = useRef(false);
  hadSome.current ||= (data?.length ?? 0) > 0;
  if (isError)
    return (
      <EmptyState
        icon={TriangleAlert}
        title={t('common.error')}
        body={t('favorites.error.body')}
        onRetry={() => void refetch()}
      />
    );
  if (!data || !shown) return <Spinner label={t('app.loading')} />;
  if (data.length === 0) return <NoFavorites takesFocus={hadSome.current} />;
  return <Favorites shown={shown} favorites={data} />;
}

/** The view, whose records are read while its messages are still loading. */
export function loadFavoritesView() {
  void queryClient.prefetchQuery(favoritesQuery);
  void queryClient.prefetchQuery(arrangementQuery(LISTS.favorites));
  return FavoritesView;
}
