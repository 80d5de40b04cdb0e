import type { FramedRoute, LazyRoute } from './route.ts';

// Home and the currency converter are in the first script. A further file made a currency page work 2 to 6 % longer.

export const homeRoute: FramedRoute = { path: '/', tab: '/' };

/** The state is loaded with the converter; the way back needs it only when it is used. */
const resetConverter = () =>
  void import('../../conversion/converter-state.ts').then((state) => state.dispatch({ type: 'reset' }));

export const currencyRoute: LazyRoute = {
  path: '/currency/:from?/:to?',
  load: () => import('../../features/currency/currency-view.tsx').then((file) => file.loadCurrencyView()),
  messages: ['views', 'converters'],
  tab: '/',
  header: () => ({ title: 'category.currency', back: '/', onBack: resetConverter }),
};

/** Whether an address, without its language, is of one of these two. */
export const isFirst = (path: string): boolean => /^\/(?:currency(?:\/|$)|$)/.test(path);
