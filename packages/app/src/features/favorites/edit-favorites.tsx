import { useMemo, useRef } from 'react';
import { EditList } from '../../arranging/edit-list.tsx';
import { LISTS, pairItem } from '../../arranging/usage.ts';
import { categoryKey, describePair } from '../../conversion/describe-conversion.ts';
import { PairMark } from '../../converter/rows/pair-mark.tsx';
import { deleteFavorite } from '../../device/toggle-favorite.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import type { Favorite } from '../../records/kinds/favorites.ts';

interface EditFavoritesProps {
  readonly favorites: readonly Favorite[];
  readonly onDone: () => void;
}

export function EditFavorites({ favorites, onDone }: EditFavoritesProps) {
  const { t } = useTranslate();
  const names = useCurrencyNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language only
  const items = useMemo(
    () =>
      favorites.map((favorite) => ({
        id: pairItem(favorite),
        title: describePair(favorite),
        detail:
          favorite.category === 'currency'
            ? `${names[favorite.fromUnit]} → ${names[favorite.toUnit]}`
            : t(categoryKey(favorite.category)),
        mark: (
          <span className="me-3">
            <PairMark {...favorite} />
          </span>
        ),
      })),
    [favorites, names],
  );
  // A row stays for a moment after its pair is gone; one that is saved again is another object.
  const removed = useRef(new WeakSet<Favorite>());
  const remove = async (id: string) => {
    const favorite = favorites.find((saved) => pairItem(saved) === id);
    if (!favorite || removed.current.has(favorite)) return;
    removed.current.add(favorite);
    if (!(await deleteFavorite(favorite))) removed.current.delete(favorite);
  };
  return (
    <EditList
      list={LISTS.favorites}
      label={t('tab.favorites')}
      items={items}
      onDone={onDone}
      onRemove={(id) => void remove(id)}
    />
  );
}
