import { useEffect } from 'react';
import { Route, Switch, useRoute } from 'wouter';
import { usePreferences } from '../device/preferences.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { Part } from '../ui/part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Header } from './header.tsx';
import { homeRoute, routes } from './routes.tsx';
import { TabBar } from './tab-bar.tsx';
import type { ViewRoute } from './view-route.ts';
import './frame.css';

/** The theme of the page. A part of its own: a frame drawn again for it would throw away the written view that it holds. */
function Theme() {
  const theme = usePreferences((state) => state.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme]);
  return null;
}

/**
 * Title and description of the document, in the language of the page. Stands beside the view, whose texts it waits for, and before it: a
 * converter says which it is where titles differ.
 */
function DocumentHead({ head }: { readonly head: ViewRoute['head'] }) {
  const { t } = useTranslate();
  const title = t(head?.title ?? 'app.product');
  const description = t(head?.description ?? 'app.description');
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}

/** One view inside the frame: its header above, its tab highlighted below. */
function Frame({
  route,
  params,
}: {
  route: ViewRoute;
  params: Readonly<Record<string, string | undefined>>;
}) {
  const { t } = useTranslate();
  const [isHome] = useRoute('/');
  return (
    <div className="frame">
      <a href="#main" className="skip">
        {t('app.skip')}
      </a>
      <Header view={route.header?.(params)} />
      <main id="main" className="view">
        <Part key={isHome ? 'home' : route.pattern} whenFailed={(retry) => <ErrorScreen onRetry={retry} />}>
          <DocumentHead head={route.head} />
          <route.View />
        </Part>
      </main>
      <TabBar current={route.tab} />
    </div>
  );
}

/** The frame of every page: whichever view the address names, home for any unknown one. */
export function Layout() {
  return (
    <>
      <Theme />
      <Switch>
        {routes.map((route) => (
          <Route key={route.pattern} path={route.pattern}>
            {(params) => <Frame route={route} params={params as Record<string, string | undefined>} />}
          </Route>
        ))}
        <Route>
          <Frame route={homeRoute} params={{}} />
        </Route>
      </Switch>
    </>
  );
}
