import { type ReactNode, useEffect } from 'react';
import { Route } from 'wouter';
import { useTranslate } from '../i18n/i18n.ts';
import { useViewFocus } from '../platform/use-view-focus.ts';
import { Part } from '../ui/part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';
import type { ViewHeader, ViewRoute } from './view-route.ts';
import './frame.css';

/** Title, description and focus: beside the view, whose texts they wait for, and before it, since a converter says which it is. */
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

/** These views in their frames, at their addresses, for a `Switch`. */
export const framed = (routes: readonly ViewRoute[]) =>
  routes.map(({ pattern, header, tab, head, View }) => (
    <Route key={pattern} path={pattern}>
      {(params) => (
        <Frame header={header?.(params as Record<string, string | undefined>)} tab={tab}>
          <Part whenFailed={(retry) => <ErrorScreen onRetry={retry} />}>
            <DocumentHead head={head} />
            <View />
          </Part>
        </Frame>
      )}
    </Route>
  ));
