import { useFavorites } from '../../device/favorites.ts';
import { withQueries } from '../../device/queries.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { ExampleChips, type ExamplesProps } from './example-chips.tsx';

/** Loaded when there are favorites: it brings the units' and currencies' tables. */
const FavoriteChips = lazyPart(async () => (await import('./favorite-chips.tsx')).FavoriteChips);

function Saved({ onAsk }: ExamplesProps) {
  const { data } = useFavorites();
  const examples = <ExampleChips onAsk={onAsk} />;
  if (!data?.length) return examples;
  return (
    <Part fallback={examples} whenFailed={() => examples}>
      <FavoriteChips favorites={data} examples={examples} />
    </Part>
  );
}

export const SavedChips = withQueries(Saved);
