import type { ComponentType } from 'react';
import { saying } from '../i18n/i18n.ts';

/** Loads a part that asks for data, together with the means to ask. */
async function asking<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ withQueries }, View] = await Promise.all([import('../device/queries.tsx'), load()]);
  return withQueries(View);
}

/** Loads one of the views that convert: they have messages in common. The two converters bring the means to ask with them, which is a file less. */
const converting = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  saying('converters', () => asking(load));

/** Loads the converter of units. */
export const loadCategory = () =>
  saying('converters', async () =>
    (await import('../features/category/category-view.tsx')).loadCategoryView(),
  );

/** Loads the list of one amount in many currencies. */
export const loadList = () =>
  converting(() =>
    saying('list', async () => (await import('../features/currency/list/list-view.tsx')).ListView),
  );

/** Loads the view of a trip. */
export const loadTrip = () =>
  converting(() => saying('trip', async () => (await import('../features/trip/trip-view.tsx')).TripView));

/** Loads the title of that view, which names the trip. */
export const loadTripTitle = () =>
  converting(() => saying('trip', async () => (await import('../features/trip/trip-title.tsx')).TripTitle));

/** Loads the favorites, which say whose rate it is as the converters do. */
export const loadFavorites = () =>
  converting(() =>
    saying('tabs', async () => (await import('../features/favorites/favorites-view.tsx')).FavoritesView),
  );

/** Loads the recent conversions. */
export const loadRecent = () =>
  saying('tabs', () => asking(async () => (await import('../features/recent/recent-view.tsx')).RecentView));

/** Loads the calculator. */
export const loadCalculator = () =>
  saying('calculator', () =>
    asking(async () => (await import('../features/calculator/calculator-view.tsx')).CalculatorView),
  );

/** Loads the kitchen. */
export const loadKitchen = () =>
  converting(() =>
    saying('kitchen', async () => (await import('../features/kitchen/kitchen-view.tsx')).KitchenView),
  );

/** Loads the list of everything else. */
export const loadMore = () =>
  saying('tabs', async () => (await import('../features/more/more-view.tsx')).MoreView);

/** Loads the settings. */
export const loadSettings = () =>
  saying('tabs', async () => (await import('../features/settings/settings-view.tsx')).SettingsView);

/** Loads the view of own units. */
export const loadOwnUnits = () =>
  converting(() =>
    saying('own-units', async () => (await import('../features/own-units/own-units-view.tsx')).OwnUnitsView),
  );

/** Loads the alerts. */
export const loadAlerts = () =>
  saying('alerts', () => asking(async () => (await import('../features/alerts/alerts-view.tsx')).AlertsView));

/** Loads the pocket table. */
export const loadPocket = () =>
  converting(() =>
    saying('pocket', async () => (await import('../features/pocket/pocket-view.tsx')).PocketView),
  );

/** Loads the person's devices. */
export const loadDevices = () =>
  saying('devices', async () => (await import('../features/devices/devices-view.tsx')).DevicesView);

/** Loads the view of everything that the device stores. */
export const loadMyData = () =>
  saying('my-data', () =>
    asking(async () => (await import('../features/my-data/my-data-view.tsx')).MyDataView),
  );

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
