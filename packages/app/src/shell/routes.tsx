import { CATEGORIES, isOwnId } from '@equivale/core';
import { HomeView } from '../features/home/home-view.tsx';
import { lazyPart } from '../ui/part.tsx';
import { converter, page, type ViewHeader, type ViewRoute, view } from './view-route.ts';

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

/** The loader of a view that is not among the first. */
const rare = (load: keyof typeof import('./rare-views.ts')) => async () =>
  (await import('./rare-views.ts'))[load]();

const TripTitle = lazyPart(rare('loadTripTitle'));

/** Every view but home, in the order in which their addresses are tried. */
export const routes: readonly ViewRoute[] = [
  view(
    '/currency/:from?/:to?',
    converter(async () => (await import('../features/currency/currency-view.tsx')).loadCurrencyView()),
    '/',
    () => ({ title: 'category.currency', back: '/', onBack: resetConverter }),
  ),
  {
    ...view('/list', rare('loadList'), '/', () => ({ title: 'list.name', back: '/' })),
    head: { title: 'list.title', description: 'list.description' },
  },
  {
    ...view('/pocket/:home?/:away?', rare('loadPocket'), '/more', ({ home, away }) => ({
      title: 'pocket.name',
      back: '/more',
      detail: away && `${home} · ${away}`,
    })),
    head: { title: 'pocket.title', description: 'pocket.description' },
  },
  {
    ...view('/trip/:id?', rare('loadTrip'), '/', () => ({ title: 'trip.name', back: '/', Title: TripTitle })),
    head: { title: 'trip.title', description: 'trip.description' },
  },
  view(
    '/category/:category/:from?/:to?',
    converter(async () => (await import('../features/category/category-view.tsx')).CategoryView),
    '/',
    ({ category }) => categoryHeader(category),
  ),
  view('/favorites', rare('loadFavorites'), '/favorites', () => ({ title: 'tab.favorites' })),
  view('/recent-conversions', rare('loadRecent'), '/more', () => ({ title: 'recent.title', back: '/more' })),
  {
    ...view('/calculator', rare('loadCalculator'), '/more', () => ({
      title: 'calculator.name',
      back: '/more',
    })),
    head: { title: 'calculator.title', description: 'calculator.description' },
  },
  {
    ...view('/kitchen/:ingredient?/:from?/:to?', rare('loadKitchen'), '/', () => ({
      title: 'kitchen.name',
      emoji: '🥣',
      description: 'kitchen.measures',
      back: '/',
    })),
    head: { title: 'kitchen.title', description: 'kitchen.description' },
  },
  view('/more', rare('loadMore'), '/more', () => ({ title: 'tab.more' })),
  view('/settings', rare('loadSettings'), '/settings', () => ({ title: 'tab.settings' })),
  view('/alerts', rare('loadAlerts'), '/more', () => ({ title: 'alerts.name', back: '/more' })),
  view('/own-units/:category?', rare('loadOwnUnits'), '/settings', () => ({
    title: 'category.own',
    back: '/settings',
  })),
  {
    ...view('/devices/:step?', rare('loadDevices'), '/settings', ({ step }) => ({
      title: step === 'new' || step === 'known' ? 'devices.pair' : 'devices.name',
      back: step === undefined ? '/settings' : '/devices',
    })),
    head: { title: 'devices.title', description: 'devices.description' },
  },
  view('/my-data', rare('loadMyData'), '/settings', () => ({ title: 'my-data.name', back: '/settings' })),
  page('about', rare('loadAbout')),
  page('contact', rare('loadContact')),
  page('privacy', rare('loadPrivacy')),
  page('terms', rare('loadTerms')),
];

/** Home, which every unknown address shows too. */
export const homeRoute: ViewRoute = {
  pattern: '/',
  View: HomeView,
  tab: '/',
};
