import { useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { usePreferences } from '../device/preferences.ts';
import { HomeView } from '../features/home/home-view.tsx';
import { Part } from '../ui/part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Frame, framed, lazyView } from './frame.tsx';
import { currencyRoute, homeRoute } from './routes/first-routes.ts';

const firstScreens = [framed(homeRoute, HomeView), framed(currencyRoute, lazyView(currencyRoute))];

/** Every view but the first ones: their addresses and titles are loaded when one is opened, or when home is idle. */
export const OtherViews = lazyView({
  load: () => import('./other-views.tsx').then((file) => file.OtherViews),
  messages: ['views'],
});

/** The theme of the page. A part of its own: a frame rendered again for it would throw away the prerendered view that it holds. */
function Theme() {
  const theme = usePreferences((state) => state.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme]);
  return null;
}

export function Layout() {
  const [path] = useLocation();
  return (
    <>
      <Theme />
      <Switch>
        {firstScreens}
        <Route>
          <Part
            fallback={<Frame tab={path} />}
            whenFailed={(retry) => (
              <Frame tab={path}>
                <ErrorScreen onRetry={retry} />
              </Frame>
            )}
          >
            <OtherViews />
          </Part>
        </Route>
      </Switch>
    </>
  );
}
