import { Route, Switch, useLocation } from 'wouter';
import { Moved } from '../ui/moved.tsx';
import { framed } from './frame.tsx';
import { routes } from './routes.tsx';

/** SPEC section 2: any other path shows home. */
function NoView() {
  const [path] = useLocation();
  return <Moved to="/" unknown={path} />;
}

/** The view of an address that is none of the first ones; home where there is none. */
export function OtherViews() {
  return (
    <Switch>
      {framed(routes)}
      <Route>
        <NoView />
      </Route>
    </Switch>
  );
}
