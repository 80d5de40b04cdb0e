import { categoryHeader } from './category-header.ts';
import { currencyRoute, homeRoute } from './first-routes.ts';
import type { LazyRoute, Route, ScreenHeader } from './route.ts';

const header =
  (title: ScreenHeader['title'], back?: ScreenHeader['back'], onBack?: ScreenHeader['onBack']) => () => ({
    title,
    ...(back && { back }),
    ...(onBack && { onBack }),
  });

/** Leads back to where one came from, if that was this site: what is no converter is reached from several places. */
const goBack: ScreenHeader['onBack'] = (event) => {
  if (!(globalThis as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack) return;
  event.preventDefault();
  history.back();
};

const legalPage = (
  name: 'about' | 'contact' | 'privacy' | 'terms',
  file: string,
  load: LazyRoute['load'],
): Route & LazyRoute => ({
  path: `/${name}`,
  files: [file],
  load,
  messages: ['legal'],
  tab: '/more',
  header: header(`${name}.name`, '/'),
  head: { title: `${name}.title`, description: `${name}.description` },
  isPrerendered: true,
  isRarelyUsed: true,
});

/** Every screen but home and the currency converter, in the order in which their addresses are tried. */
export const lazyRoutes: readonly (Route & LazyRoute)[] = [
  {
    path: '/list',
    files: ['list-view'],
    load: () => import('../../features/currency/list/list-view.tsx').then((file) => file.ListView),
    messages: ['converters', 'list'],
    names: 'currency-names',
    hasQueries: true,
    tab: '/',
    header: header('list.name', '/'),
    head: { title: 'list.title', description: 'list.description' },
    isPrerendered: true,
  },
  {
    path: '/pocket/:home?/:away?',
    files: ['pocket-view'],
    load: () => import('../../features/pocket/pocket-view.tsx').then((file) => file.PocketView),
    messages: ['converters', 'pocket'],
    hasQueries: true,
    tab: '/more',
    header: ({ home, away }) => ({
      title: 'pocket.name',
      back: '/more',
      detail: away && `${home} · ${away}`,
    }),
    head: { title: 'pocket.title', description: 'pocket.description' },
    isRarelyUsed: true,
  },
  {
    path: '/trip/:id?',
    files: ['trip-view', 'trip-title', 'trip-form'],
    load: () => import('../../features/trip/trip-view.tsx').then((file) => file.TripView),
    loadTitle: () => import('../../features/trip/trip-title.tsx').then((file) => file.TripTitle),
    messages: ['converters', 'trip'],
    names: 'currency-names',
    hasQueries: true,
    tab: '/',
    header: header('trip.name', '/', goBack),
    head: { title: 'trip.title', description: 'trip.description' },
    isPrerendered: true,
  },
  {
    path: '/category/:category/:from?/:to?',
    files: ['category-view'],
    load: () => import('../../features/category/category-view.tsx').then((file) => file.loadCategoryView()),
    loadTitle: () => import('../../features/category/technical-title.tsx').then((file) => file.load()),
    hasTitle: ({ category }) => category?.startsWith('technical-') === true,
    messages: ['converters'],
    names: 'all-unit-names',
    tab: '/',
    header: ({ category }) => categoryHeader(category),
    isPrerendered: true,
  },
  {
    path: '/favorites',
    files: ['favorites-view'],
    load: () =>
      import('../../features/favorites/favorites-view.tsx').then((file) => file.loadFavoritesView()),
    // It says whose rate it is, as the converters do.
    messages: ['converters', 'tabs'],
    hasQueries: true,
    tab: '/favorites',
    header: header('tab.favorites'),
  },
  {
    path: '/recent-conversions',
    files: ['recent-view'],
    load: () => import('../../features/recent/recent-view.tsx').then((file) => file.RecentView),
    messages: ['tabs'],
    hasQueries: true,
    tab: '/more',
    header: header('recent.title', '/more'),
  },
  {
    path: '/calculator',
    files: ['calculator-view'],
    load: () => import('../../features/calculator/calculator-view.tsx').then((file) => file.CalculatorView),
    messages: ['calculator'],
    hasQueries: true,
    tab: '/more',
    header: header('calculator.name', '/more', goBack),
    head: { title: 'calculator.title', description: 'calculator.description' },
    isPrerendered: true,
  },
  {
    path: '/kitchen/:ingredient?/:from?/:to?',
    files: ['kitchen-view'],
    load: () => import('../../features/kitchen/kitchen-view.tsx').then((file) => file.KitchenView),
    messages: ['converters', 'kitchen'],
    hasQueries: true,
    tab: '/',
    header: () => ({
      title: 'kitchen.name',
      emoji: '🥣',
      description: 'kitchen.measures',
      back: '/',
      onBack: goBack,
    }),
    head: { title: 'kitchen.title', description: 'kitchen.description' },
    isPrerendered: true,
  },
  {
    path: '/more',
    files: ['more-view'],
    load: () => import('../../features/more/more-view.tsx').then((file) => file.loadMoreView()),
    messages: ['tabs'],
    tab: '/more',
    header: header('tab.more'),
  },
  {
    path: '/settings',
    files: ['settings-view'],
    load: () => import('../../features/settings/settings-view.tsx').then((file) => file.loadSettingsView()),
    messages: ['tabs'],
    tab: '/settings',
    header: header('tab.settings'),
  },
  {
    path: '/alerts',
    files: ['alerts-view'],
    load: () => import('../../features/alerts/alerts-view.tsx').then((file) => file.AlertsView),
    messages: ['alerts'],
    hasQueries: true,
    tab: '/more',
    header: header('alerts.name', '/more'),
    isRarelyUsed: true,
  },
  {
    path: '/own-units/:category?',
    files: ['own-units-view'],
    load: () => import('../../features/own-units/own-units-view.tsx').then((file) => file.OwnUnitsView),
    messages: ['converters', 'own-units'],
    hasQueries: true,
    tab: '/settings',
    header: header('category.own', '/settings'),
    isRarelyUsed: true,
  },
  {
    path: '/devices/:step?',
    files: ['devices-view'],
    load: () => import('../../features/devices/devices-view.tsx').then((file) => file.DevicesView),
    messages: ['devices'],
    tab: '/settings',
    header: ({ step }) => ({
      title: step === 'new' || step === 'known' ? 'devices.pair' : 'devices.name',
      back: step === undefined ? '/settings' : '/devices',
    }),
    head: { title: 'devices.title', description: 'devices.description' },
    isRarelyUsed: true,
  },
  {
    path: '/my-data',
    files: ['my-data-view'],
    load: () => import('../../features/my-data/my-data-view.tsx').then((file) => file.MyDataView),
    messages: ['my-data'],
    hasQueries: true,
    tab: '/settings',
    header: header('my-data.name', '/settings'),
    isRarelyUsed: true,
  },
  legalPage('about', 'about-view', () =>
    import('../../features/legal/about-view.tsx').then((file) => file.loadAboutView()),
  ),
  legalPage('contact', 'contact-view', () =>
    import('../../features/legal/contact-view.tsx').then((file) => file.loadContactView()),
  ),
  legalPage('privacy', 'sections-view', () =>
    import('../../features/legal/sections-view.tsx').then((file) => file.loadPrivacyView()),
  ),
  legalPage('terms', 'sections-view', () =>
    import('../../features/legal/sections-view.tsx').then((file) => file.loadTermsView()),
  ),
];

/** Every screen of the app. Router, prerenderer, sitemap, service worker and size checks read this list. */
export const routes: readonly Route[] = [
  { ...homeRoute, files: [], isPrerendered: true },
  { ...currencyRoute, files: ['currency-view'], names: 'currency-names', isPrerendered: true },
  ...lazyRoutes,
];

const firstSegment = (path: string) => path.split('/')[1];

export const routeAt = (path: string): Route | undefined =>
  routes.find((route) => firstSegment(route.path) === firstSegment(path));
