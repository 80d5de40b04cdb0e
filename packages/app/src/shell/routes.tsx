import { CATEGORIES, isOwnId } from '@equivale/core';
import { HomeView } from '../features/home/home-view.tsx';
import { saying } from '../i18n/i18n.ts';
import { lazyPart } from '../ui/part.tsx';
import { asking, converter, page, tab, type ViewHeader, type ViewRoute, view } from './view-route.ts';

function categoryHeader(id: string | undefined): ViewHeader {
  if (isOwnId(id ?? '')) return { title: 'category.own', back: '/', onBack: leaveCategory };
  const known = CATEGORIES.find((category) => category.id === id);
  if (!known) return { title: 'category.notFound.short', back: '/' };
  const name = known.id;
  return {
    title: `category.${name}`,
    emoji: known.emoji,
    description: `category.${name}.description`,
    back: '/',
    onBack: leaveCategory,
  };
}

/** The converters' state is loaded with them; the way back needs it only when it is used. */
const converters = () => import('../conversion/converter-state.ts');
const leaveCategory = () => void converters().then((state) => state.dispatch({ type: 'leave' }));
const resetConverter = () => void converters().then((state) => state.dispatch({ type: 'reset' }));

// Named where more than one view is loaded from it: the build writes out each import by itself.
const rareViews = () => import('./rare-views.ts');
const tripRoute = () => import('./trip-route.ts');
const legalSections = () => import('../features/legal/sections-view.tsx');

const TripTitle = lazyPart(async () => (await tripRoute()).loadTripTitle());

/** Every view but home, in the order in which their addresses are tried. */
export const routes: readonly ViewRoute[] = [
  view(
    '/currency/:from?/:to?',
    converter(async () => (await import('../features/currency/currency-view.tsx')).loadCurrencyView()),
    '/',
    () => ({ title: 'category.currency', back: '/', onBack: resetConverter }),
  ),
  {
    ...view(
      '/list',
      converter(() =>
        saying('list', async () => (await import('../features/currency/list/list-view.tsx')).ListView),
      ),
      '/',
      () => ({ title: 'list.name', back: '/' }),
    ),
    head: { title: 'list.title', description: 'list.description' },
  },
  {
    ...view(
      '/pocket/:home?/:away?',
      async () => (await rareViews()).loadPocket(),
      '/more',
      ({ home, away }) => ({ title: 'pocket.name', back: '/more', detail: away && `${home} · ${away}` }),
    ),
    head: { title: 'pocket.title', description: 'pocket.description' },
  },
  {
    ...view(
      '/trip/:id?',
      async () => (await tripRoute()).loadTrip(),
      '/',
      () => ({ title: 'trip.name', back: '/', Title: TripTitle }),
    ),
    head: { title: 'trip.title', description: 'trip.description' },
  },
  view(
    '/category/:category/:from?/:to?',
    converter(async () => (await import('../features/category/category-view.tsx')).CategoryView),
    '/',
    ({ category }) => categoryHeader(category),
  ),
  view(
    '/favorites',
    asking(tab(async () => (await import('../features/favorites/favorites-view.tsx')).FavoritesView)),
    '/favorites',
    () => ({ title: 'tab.favorites' }),
  ),
  view(
    '/recent-conversions',
    asking(tab(async () => (await import('../features/recent/recent-view.tsx')).RecentView)),
    '/more',
    () => ({ title: 'recent.title', back: '/more' }),
  ),
  {
    ...view(
      '/calculator',
      asking(() =>
        saying(
          'calculator',
          async () => (await import('../features/calculator/calculator-view.tsx')).CalculatorView,
        ),
      ),
      '/more',
      () => ({ title: 'calculator.name', back: '/more' }),
    ),
    head: { title: 'calculator.title', description: 'calculator.description' },
  },
  {
    ...view(
      '/kitchen/:ingredient?/:from?/:to?',
      converter(() =>
        saying('kitchen', async () => (await import('../features/kitchen/kitchen-view.tsx')).KitchenView),
      ),
      '/',
      () => ({ title: 'kitchen.name', emoji: '🥣', description: 'kitchen.measures', back: '/' }),
    ),
    head: { title: 'kitchen.title', description: 'kitchen.description' },
  },
  view(
    '/more',
    tab(async () => (await import('../features/more/more-view.tsx')).MoreView),
    '/more',
    () => ({ title: 'tab.more' }),
  ),
  view(
    '/settings',
    tab(async () => (await import('../features/settings/settings-view.tsx')).SettingsView),
    '/settings',
    () => ({ title: 'tab.settings' }),
  ),
  view(
    '/alerts',
    async () => (await rareViews()).loadAlerts(),
    '/more',
    () => ({ title: 'alerts.name', back: '/more' }),
  ),
  view(
    '/own-units/:category?',
    async () => (await rareViews()).loadOwnUnits(),
    '/settings',
    () => ({ title: 'category.own', back: '/settings' }),
  ),
  {
    ...view(
      '/devices/:step?',
      async () => (await rareViews()).loadDevices(),
      '/settings',
      ({ step }) => ({
        title: step === 'new' || step === 'known' ? 'devices.pair' : 'devices.name',
        back: step === undefined ? '/settings' : '/devices',
      }),
    ),
    head: { title: 'devices.title', description: 'devices.description' },
  },
  view(
    '/my-data',
    async () => (await rareViews()).loadMyData(),
    '/settings',
    () => ({ title: 'my-data.name', back: '/settings' }),
  ),
  page('about', async () => (await import('../features/legal/about-view.tsx')).AboutView),
  page('contact', async () => (await import('../features/legal/contact-view.tsx')).ContactView),
  page('privacy', async () => (await legalSections()).PrivacyView),
  page('terms', async () => (await legalSections()).TermsView),
];

/** Home, which every unknown address shows too. */
export const homeRoute: ViewRoute = {
  pattern: '/',
  View: HomeView,
  tab: '/',
};
