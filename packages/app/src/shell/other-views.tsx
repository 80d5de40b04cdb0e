import { Route, Switch } from 'wouter';
import { DEFAULT_LANGUAGE, pathIn } from '../i18n/languages.ts';
import { NoView } from '../platform/moved.tsx';
import { prepare } from '../ui/part.tsx';
import { framed, lazyView } from './frame.tsx';
import type { LazyRoute } from './routes/route.ts';
import { lazyRoutes, routeAt } from './routes/routes.ts';

/** Fetches a view together with the means to ask for data. */
const askingView = async (load: LazyRoute['load']) => {
  const [{ withQueries }, View] = await Promise.all([import('../device/queries.tsx'), load()]);
  return withQueries(View);
};

/** The screen that is about to be rendered; fetched at once. */
const opened = routeAt(pathIn(DEFAULT_LANGUAGE, globalThis.location?.pathname ?? '/'));

const screens = lazyRoutes.map((route) => {
  const { header, loadTitle, hasTitle, messages, hasQueries } = route;
  const viewOf = (load: LazyRoute['load']) =>
    lazyView({ load: hasQueries ? () => askingView(load) : load, messages });
  const View = viewOf(route.load);
  if (route === opened) prepare(View.load);
  if (!header || !loadTitle) return framed(route, View);
  const Title = viewOf(loadTitle);
  return framed(
    { ...route, header: (params) => ({ ...header(params), ...((hasTitle?.(params) ?? true) && { Title }) }) },
    View,
  );
});

/** The screen of an address that is none of the first ones; home where there is none. */
export function OtherViews() {
  return (
    <Switch>
      {screens}
      <Route component={NoView} />
    </Switch>
  );
}

// What searches views takes the list from here: in a chunk of its own it costs every first session 200 bytes.
export { routes } from './routes/routes.ts';
