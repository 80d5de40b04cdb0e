import { useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { usePreferences } from '../device/preferences.ts';
import { saying } from '../i18n/i18n.ts';
import { lazyPart, Part } from '../ui/part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { firstRoutes } from './first-routes.ts';
import { Frame, framed } from './frame.tsx';

/** Every view but the first ones: their addresses and titles are loaded when one is opened, or when home is idle. */
export const OtherViews = lazyPart(
  async () => (await saying('views', () => import('./other-views.tsx'))).OtherViews,
);

/** The theme of the page. A part of its own: a frame drawn again for it would throw away the written view that it holds. */
function Theme() {
  const theme = usePreferences((state) => state.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme]);
  return null;
}

/** Whichever view the address names, in its frame. */
export function Layout() {
  const [path] = useLocation();
  return (
    <>
      <Theme />
      <Switch>
        {framed(firstRoutes)}
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
