import { Route, Switch } from 'wouter';
import { NoView } from '../platform/moved.tsx';
import { framed } from './frame.tsx';
import { routes } from './routes.tsx';

/** The view of an address that is none of the first ones; home where there is none. */
export function OtherViews() {
  return (
    <Switch>
      {framed(routes)}
      <Route component={NoView} />
    </Switch>
  );
}
