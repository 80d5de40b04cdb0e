import { useMemo, useRef } from 'react';
import { EditList } from '../../arranging/edit-list.tsx';
import { LISTS, pairItem } from '../../arranging/usage.ts';
import { categoryKey, describePair, emojiOf } from '../../conversion/describe-conversion.ts';
import type { Favorite } from '../../device/favorites.ts';
import { deleteFavorite } from '../../device/toggle-favorite.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Emoji } from '../../ui/emoji.tsx';

interface EditFavoritesProps {
  readonly favorites: readonly Favorite[];
  readonly onDone: () => void;
}

/** The saved pairs, to be put in order and removed. */
export function EditFavorites({ favorites, onDone }: EditFavoritesProps) {
  const { t } = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language only
  const items = useMemo(
    () =>
      favorites.map((favorite) => ({
        id: pairItem(favorite),
        title: describePair(favorite),
        detail: t(categoryKey(favorite.category)),
        mark: <Emoji>{emojiOf(favorite.category)}</Emoji>,
      })),
    [favorites],
  );
  const pending = useRef(new Set<string>());
  const remove = (id: string) => {
    const favorite = favorites.find((saved) => pairItem(saved) === id);
    if (!favorite || pending.current.has(id)) return;
    pending.current.add(id);
    void deleteFavorite(favorite).finally(() => pending.current.delete(id));
  };
  return (
    <EditList
      list={LISTS.favorites}
      label={t('tab.favorites')}
      items={items}
      onDone={onDone}
      onRemove={remove}
    />
  );
}
