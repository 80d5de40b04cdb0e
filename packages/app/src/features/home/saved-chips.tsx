import { lazy, Suspense } from 'react';
import { useFavorites } from '../../device/favorites.ts';
import { LIMITS } from '../../device/limits.ts';
import { withQueries } from '../../device/queries.tsx';
import { ExampleChips, type ExamplesProps } from './example-chips.tsx';

/** Loaded when there are favorites: it brings the units' and currencies' tables. */
const FavoriteChips = lazy(async () => ({ default: (await import('./favorite-chips.tsx')).FavoriteChips }));

function Saved({ onAsk }: ExamplesProps) {
  const { data } = useFavorites();
  if (!data?.length) return <ExampleChips onAsk={onAsk} />;
  return (
    <Suspense fallback={<ExampleChips onAsk={onAsk} />}>
      <FavoriteChips favorites={data.slice(0, LIMITS.favoritesOnHome)} />
    </Suspense>
  );
}

export const SavedChips = withQueries(Saved);
