import { CATEGORIES, isOwnId } from '@equivale/core';
import type { ComponentType } from 'react';
import { isConverterId } from '../conversion/conversion.ts';
import { lazyPart } from '../ui/part.tsx';
import * as views from './view-loaders.ts';
import type { ViewHeader, ViewRoute } from './view-route.ts';

type ViewLoader = () => Promise<ComponentType>;

const view = (
  pattern: string,
  load: ViewLoader,
  tab: ViewRoute['tab'],
  header: NonNullable<ViewRoute['header']>,
): ViewRoute => ({ pattern, View: lazyPart(load), tab, header });

/** The pages that are read; each has a title of its own. */
const page = (name: 'about' | 'contact' | 'privacy' | 'terms', load: ViewLoader): ViewRoute => ({
  ...view(`/${name}`, load, '/more', () => ({ title: `${name}.name`, back: '/' })),
  head: { title: `${name}.title`, description: `${name}.description` },
});

function categoryHeader(id = ''): ViewHeader {
  const known = CATEGORIES.find((category) => category.id === id);
  const name = known?.id;
  const back = { back: '/', onBack: leaveCategory } as const;
  if (!name)
    return {
      title: isOwnId(id) ? 'category.own' : isConverterId(id) ? 'category.more' : 'category.notFound.short',
      ...(id.startsWith('technical-') && { Title: Technical }),
      ...back,
    };
  return {
    title: `category.${name}`,
    emoji: known.emoji,
    description: `category.${name}.description`,
    ...back,
  };
}

/** The state is loaded with the converter; the way back needs it only when it is used. */
const leaveCategory = () =>
  void import('../conversion/converter-state.ts').then((state) => state.dispatch({ type: 'leave' }));

const TripTitle = lazyPart(views.loadTripTitle);
const Technical = lazyPart(async () => (await import('../features/category/technical-title.tsx')).load());

/** Every view but the first ones, in the order in which their addresses are tried. */
export const routes: readonly ViewRoute[] = [
  {
    ...view('/list', views.loadList, '/', () => ({ title: 'list.name', back: '/' })),
    head: { title: 'list.title', description: 'list.description' },
  },
  {
    ...view('/pocket/:home?/:away?', views.loadPocket, '/more', ({ home, away }) => ({
      title: 'pocket.name',
      back: '/more',
      detail: away && `${home} · ${away}`,
    })),
    head: { title: 'pocket.title', description: 'pocket.description' },
  },
  {
    ...view('/trip/:id?', views.loadTrip, '/', () => ({ title: 'trip.name', back: '/', Title: TripTitle })),
    head: { title: 'trip.title', description: 'trip.description' },
  },
  view('/category/:category/:from?/:to?', views.loadCategory, '/', ({ category }) =>
    categoryHeader(category),
  ),
  view('/favorites', views.loadFavorites, '/favorites', () => ({ title: 'tab.favorites' })),
  view('/recent-conversions', views.loadRecent, '/more', () => ({ title: 'recent.title', back: '/more' })),
  {
    ...view('/calculator', views.loadCalculator, '/more', () => ({
      title: 'calculator.name',
      back: '/more',
    })),
    head: { title: 'calculator.title', description: 'calculator.description' },
  },
  {
    ...view('/kitchen/:ingredient?/:from?/:to?', views.loadKitchen, '/', () => ({
      title: 'kitchen.name',
      emoji: '🥣',
      description: 'kitchen.measures',
      back: '/',
    })),
    head: { title: 'kitchen.title', description: 'kitchen.description' },
  },
  view('/more', views.loadMore, '/more', () => ({ title: 'tab.more' })),
  view('/settings', views.loadSettings, '/settings', () => ({ title: 'tab.settings' })),
  view('/alerts', views.loadAlerts, '/more', () => ({ title: 'alerts.name', back: '/more' })),
  view('/own-units/:category?', views.loadOwnUnits, '/settings', () => ({
    title: 'category.own',
    back: '/settings',
  })),
  {
    ...view('/devices/:step?', views.loadDevices, '/settings', ({ step }) => ({
      title: step === 'new' || step === 'known' ? 'devices.pair' : 'devices.name',
      back: step === undefined ? '/settings' : '/devices',
    })),
    head: { title: 'devices.title', description: 'devices.description' },
  },
  view('/my-data', views.loadMyData, '/settings', () => ({ title: 'my-data.name', back: '/settings' })),
  page('about', views.loadAbout),
  page('contact', views.loadContact),
  page('privacy', views.loadPrivacy),
  page('terms', views.loadTerms),
];
