import { withQueries } from '../device/queries.tsx';
import { saying } from '../i18n/i18n.ts';

const sayingTrip = <Code>(load: () => Promise<Code>) => saying('converters', () => saying('trip', load));

/** Loads the view of a trip, a file of its own as that of own units: home's first script does not list what it takes. */
export const loadTrip = () =>
  sayingTrip(async () => withQueries((await import('../features/trip/trip-view.tsx')).TripView));

/** Loads the title of that view, which names the trip. */
export const loadTripTitle = () =>
  sayingTrip(async () => withQueries((await import('../features/trip/trip-title.tsx')).TripTitle));
