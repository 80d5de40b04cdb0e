import { Route, Switch } from 'wouter';
import { NoView } from '../platform/moved.tsx';
import { framed, lazyView } from './frame.tsx';
import type { LazyRoute } from './routes/route.ts';
import { lazyRoutes } from './routes/routes.ts';

/** Fetches a view together with the means to ask for data. */
const askingView = async (load: LazyRoute['load']) => {
  const [{ withQueries }, View] = await Promise.all([import('../device/queries.tsx'), load()]);
  return withQueries(View);
};

const screens = lazyRoutes.map((route) => {
  const { header, loadTitle, hasTitle, messages, hasQueries } = route;
  const viewOf = (load: LazyRoute['load']) =>
    lazyView({ load: hasQueries ? () => askingView(load) : load, messages });
  const View = viewOf(route.load);
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
