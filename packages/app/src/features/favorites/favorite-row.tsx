import { formatIsoDate } from '@equivale/core';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { converterPath } from '../../conversion/address.ts';
import { categoryKey, describePair, emojiOf } from '../../conversion/describe-conversion.ts';
import type { Favorite } from '../../device/favorites.ts';
import { leavePendingFavorite } from '../../device/pending-favorite.ts';
import { deleteFavorite } from '../../device/toggle-favorite.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Emoji } from '../../ui/emoji.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { rowClass, rowTextClass, rowTitleClass } from '../../ui/list.ts';
import { PairFigure } from './pair-figure.tsx';

/** The day of an instant where the reader is. */
function localDay(ms: number): string {
  const date = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 10);
}

/** Whoever deletes with the keyboard goes on from the next row, or from the one before the last. */
function focusNeighbor(row: HTMLLIElement | null): void {
  if (!row?.contains(document.activeElement)) return;
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button')?.focus();
}

/** One saved pair: what it is worth, when it was saved, and the two things that can be done with it. */
export function FavoriteRow({ favorite }: { readonly favorite: Favorite }) {
  const { t, locale } = useTranslate();
  const row = useRef<HTMLLIElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const pair = describePair(favorite);
  const remove = () => {
    if (isDeleting) return;
    setDeleting(true);
    // once it is removed the row itself goes: only a failure makes it ready for another press
    void deleteFavorite(favorite).then((isRemoved) =>
      isRemoved ? focusNeighbor(row.current) : setDeleting(false),
    );
  };
  return (
    <li ref={row}>
      <div className={rowClass}>
        <Emoji>{emojiOf(favorite.category)}</Emoji>
        <span className={rowTextClass}>
          <b className={`${rowTitleClass} flex flex-wrap gap-x-2`}>
            {pair}
            <PairFigure pair={favorite} />
          </b>
          <small className="type-label block text-muted">
            {t(categoryKey(favorite.category))} · {formatIsoDate(localDay(favorite.createdAt), locale)}
          </small>
        </span>
        <span className="-me-3 ms-auto flex">
          <IconButton
            label={t('favorites.remove', { pair })}
            aria-disabled={isDeleting}
            className="text-muted"
            onClick={remove}
          >
            <Trash2 aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
          <Link
            href={converterPath(favorite)}
            aria-label={t('favorites.convert', { pair })}
            className="icon-button"
            onClick={() => leavePendingFavorite(favorite, Date.now())}
          >
            <ArrowRight aria-hidden size={20} strokeWidth={1.75} className="turned" />
          </Link>
        </span>
      </div>
    </li>
  );
}
