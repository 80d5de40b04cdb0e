import { withQueries } from '../device/queries.tsx';
import { saying } from '../i18n/i18n.ts';

// All views but home and the two converters are loaded from here: a file of its own, so that home's first script does not list what they take.

/** Loads the list of one amount in many currencies. */
export const loadList = () =>
  saying('converters', () =>
    saying('list', async () =>
      withQueries((await import('../features/currency/list/list-view.tsx')).ListView),
    ),
  );

/** Loads the view of a trip. */
export const loadTrip = () =>
  saying('converters', () =>
    saying('trip', async () => withQueries((await import('../features/trip/trip-view.tsx')).TripView)),
  );

/** Loads the title of that view, which names the trip. */
export const loadTripTitle = () =>
  saying('converters', () =>
    saying('trip', async () => withQueries((await import('../features/trip/trip-title.tsx')).TripTitle)),
  );

/** Loads the favorites. */
export const loadFavorites = () =>
  saying('tabs', async () =>
    withQueries((await import('../features/favorites/favorites-view.tsx')).FavoritesView),
  );

/** Loads the recent conversions. */
export const loadRecent = () =>
  saying('tabs', async () => withQueries((await import('../features/recent/recent-view.tsx')).RecentView));

/** Loads the calculator. */
export const loadCalculator = () =>
  saying('calculator', async () =>
    withQueries((await import('../features/calculator/calculator-view.tsx')).CalculatorView),
  );

/** Loads the kitchen. */
export const loadKitchen = () =>
  saying('converters', () =>
    saying('kitchen', async () =>
      withQueries((await import('../features/kitchen/kitchen-view.tsx')).KitchenView),
    ),
  );

/** Loads the list of everything else. */
export const loadMore = () =>
  saying('tabs', async () => (await import('../features/more/more-view.tsx')).MoreView);

/** Loads the settings. */
export const loadSettings = () =>
  saying('tabs', async () => (await import('../features/settings/settings-view.tsx')).SettingsView);

/** Loads the view of own units. */
export const loadOwnUnits = () =>
  saying('converters', () =>
    saying('own-units', async () =>
      withQueries((await import('../features/own-units/own-units-view.tsx')).OwnUnitsView),
    ),
  );

/** Loads the alerts. */
export const loadAlerts = () =>
  saying('alerts', async () => withQueries((await import('../features/alerts/alerts-view.tsx')).AlertsView));

/** Loads the pocket table. */
export const loadPocket = () =>
  saying('converters', () =>
    saying('pocket', async () =>
      withQueries((await import('../features/pocket/pocket-view.tsx')).PocketView),
    ),
  );

/** Loads the person's devices. */
export const loadDevices = () =>
  saying('devices', async () => (await import('../features/devices/devices-view.tsx')).DevicesView);

/** Loads the view of everything that the device stores. */
export const loadMyData = () =>
  saying('my-data', async () =>
    withQueries((await import('../features/my-data/my-data-view.tsx')).MyDataView),
  );

// The pages that are read: their texts come with them.
const legalSections = () => import('../features/legal/sections-view.tsx');

/** Loads what the app is about. */
export const loadAbout = () =>
  saying('legal', async () => (await import('../features/legal/about-view.tsx')).AboutView);

/** Loads how to write to us. */
export const loadContact = () =>
  saying('legal', async () => (await import('../features/legal/contact-view.tsx')).ContactView);

/** Loads what is done with data. */
export const loadPrivacy = () => saying('legal', async () => (await legalSections()).PrivacyView);

/** Loads the terms of use. */
export const loadTerms = () => saying('legal', async () => (await legalSections()).TermsView);
