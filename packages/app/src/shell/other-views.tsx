import { Route, Switch } from 'wouter';
import { homeRoute } from './first-routes.ts';
import { FramedView, framed } from './frame.tsx';
import { routes } from './routes.tsx';

/** The view of an address that is none of the first ones; home where there is none. */
export function OtherViews() {
  return (
    <Switch>
      {framed(routes)}
      <Route>
        <FramedView route={homeRoute} />
      </Route>
    </Switch>
  );
}
