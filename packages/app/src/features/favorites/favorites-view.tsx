import { RotateCw, Star, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useFavorites } from '../../device/favorites.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { mainButtonClass } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listClass, listFootClass } from '../../ui/list.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { FavoriteRow } from './favorite-row.tsx';

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

function Unreadable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslate();
  return (
    <EmptyState
      icon={TriangleAlert}
      tone="warn"
      isAlert
      title={t('common.error')}
      body={t('favorites.error.body')}
    >
      <button type="button" onClick={onRetry} className={mainButtonClass}>
        <RotateCw aria-hidden size={20} strokeWidth={1.75} />
        {t('app.retry')}
      </button>
    </EmptyState>
  );
}

/** The pairs saved on this device: loading, unreadable, none yet, or the list with its count. */
export function FavoritesView() {
  const { t } = useTranslate();
  const { data, isError, refetch } = useFavorites();
  const hadSome = useRef(false);
  hadSome.current ||= (data?.length ?? 0) > 0;
  if (isError) return <Unreadable onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={t('app.loading')} />;
  if (data.length === 0) return <NoFavorites takesFocus={hadSome.current} />;
  return (
    <div className="max-w-[720px]">
      <ul className={listClass}>
        {data.map((favorite) => (
          <FavoriteRow key={favorite.id} favorite={favorite} />
        ))}
      </ul>
      <p className={listFootClass}>{t('favorites.count', { count: data.length })}</p>
    </div>
  );
}
