import { HomeView } from '../features/home/home-view.tsx';
import { saying } from '../i18n/i18n.ts';
import { lazyPart } from '../ui/part.tsx';
import type { ViewRoute } from './view-route.ts';

const loadCurrency = () =>
  saying('converters', async () =>
    (await import('../features/currency/currency-view.tsx')).loadCurrencyView(),
  );

/** The state is loaded with the converter; the way back needs it only when it is used. */
const resetConverter = () =>
  void import('../conversion/converter-state.ts').then((state) => state.dispatch({ type: 'reset' }));

/** The views that most people begin with: what tells them is in the first script. A file more took a currency page 2 to 6 % more work. */
export const firstRoutes: readonly ViewRoute[] = [
  { pattern: '/', View: HomeView, tab: '/' },
  {
    pattern: '/currency/:from?/:to?',
    View: lazyPart(() => saying('views', loadCurrency)),
    tab: '/',
    header: () => ({ title: 'category.currency', back: '/', onBack: resetConverter }),
  },
];

/** Whether an address, without its language, is of one of these. */
export const isFirst = (path: string): boolean => /^\/(?:$|currency(?:\/|$))/.test(path);
