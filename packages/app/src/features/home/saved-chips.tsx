import { withQueries } from '../../device/queries.tsx';
import { useFavorites } from '../../device/stored-pairs.ts';
import { tripOn, useTrips } from '../../device/trips/trips.ts';
import { useToday } from '../../device/use-today.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { ExampleChips, type ExamplesProps } from './example-chips.tsx';

/** Loaded when there are favorites: it brings the units' and currencies' tables. */
const FavoriteChips = lazyPart(async () => (await import('./favorite-chips.tsx')).FavoriteChips, 'views');
/** Loaded on the days of a trip. */
const TripChip = lazyPart(async () => (await import('./trip-chip.tsx')).TripChip);

/** The trip of today as a chip, before all others. */
function useTripChip() {
  const { data } = useTrips();
  const today = useToday();
  const trip = data && tripOn(data, today);
  return (
    trip && (
      <Part key="trip">
        <TripChip trip={trip} />
      </Part>
    )
  );
}

function Saved({ onAsk }: ExamplesProps) {
  const { data } = useFavorites();
  const first = useTripChip();
  const examples = <ExampleChips onAsk={onAsk} first={first} />;
  if (!data?.length) return examples;
  return (
    <Part fallback={examples} whenFailed={() => examples}>
      <FavoriteChips favorites={data} examples={examples} first={first} />
    </Part>
  );
}

export const SavedChips = withQueries(Saved);
