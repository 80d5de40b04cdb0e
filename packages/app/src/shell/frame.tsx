import { type ReactNode, useEffect } from 'react';
import { Route } from 'wouter';
import { useTranslate } from '../i18n/i18n.ts';
import { Part } from '../ui/part.tsx';
import { useViewFocus } from '../ui/use-view-focus.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';
import type { ViewHeader, ViewRoute } from './view-route.ts';
import './frame.css';

/**
 * Title and description of the document, in the language of the page. Stands beside the view, whose texts it waits for, and before it: a
 * converter says which it is where titles differ.
 */
function DocumentHead({ head }: { readonly head: ViewRoute['head'] }) {
  const { t } = useTranslate();
  useViewFocus();
  const title = t(head?.title ?? 'app.product');
  const description = t(head?.description ?? 'app.description');
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}

interface FrameProps {
  readonly header?: ViewHeader | undefined;
  /** Address of the tab that is highlighted. */
  readonly tab: string;
  readonly children?: ReactNode;
}

/** What is around every view: its header above, the tabs below. */
export function Frame({ header, tab, children }: FrameProps) {
  const { t } = useTranslate();
  return (
    <div className="frame">
      <a href="#main" className="skip">
        {t('app.skip')}
      </a>
      <Header view={header} />
      <main id="main" className="view">
        {children}
      </main>
      <TabBar current={tab} />
    </div>
  );
}

interface FramedViewProps {
  readonly route: ViewRoute;
  /** What its address says. */
  readonly params?: Readonly<Record<string, string | undefined>>;
}

/** One view in its frame. */
export function FramedView({ route, params = {} }: FramedViewProps) {
  return (
    <Frame header={route.header?.(params)} tab={route.tab}>
      <Part whenFailed={(retry) => <ErrorScreen onRetry={retry} />}>
        <DocumentHead head={route.head} />
        <route.View />
      </Part>
    </Frame>
  );
}

/** These views at their addresses, for a `Switch`. */
export const framed = (routes: readonly ViewRoute[]) =>
  routes.map((route) => (
    <Route key={route.pattern} path={route.pattern}>
      {(params) => <FramedView route={route} params={params as Record<string, string | undefined>} />}
    </Route>
  ));
