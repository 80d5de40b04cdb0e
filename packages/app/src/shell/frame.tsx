import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Route } from 'wouter';
import { addMessages, useTranslate } from '../i18n/i18n.ts';
import { useViewFocus } from '../platform/use-view-focus.ts';
import { lazyPart, Part } from '../ui/part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Header } from './header.tsx';
import type { FramedRoute, LazyRoute, ScreenHeader } from './routes/route.ts';
import { TabBar } from './tab-bar.tsx';
import './frame.css';

/** Title, description and focus: beside the view, whose texts they wait for, and before it, since a converter says which it is. */
function DocumentHead({
  head,
  view,
}: {
  readonly head: FramedRoute['head'];
  readonly view: ScreenHeader | undefined;
}) {
  const { t } = useTranslate();
  useViewFocus();
  const title = (view && !head ? `${t(view.title)} · ` : '') + t(head?.title ?? 'app.product');
  const description = t(head?.description ?? 'app.description');
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}

interface FrameProps {
  readonly header?: ScreenHeader | undefined;
  /** Address of the tab that is highlighted. */
  readonly tab: string;
  readonly children?: ReactNode;
}

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

export const lazyView = ({ load, messages }: Pick<LazyRoute, 'load' | 'messages'>) =>
  lazyPart(async () => (await Promise.all([load(), ...messages.map(addMessages)]))[0]);

export const framed = ({ path, header, tab, head }: FramedRoute, View: ComponentType) => (
  <Route key={path} path={path}>
    {(params) => {
      const view = header?.(params as Record<string, string | undefined>);
      return (
        <Frame header={view} tab={tab}>
          <Part whenFailed={(retry) => <ErrorScreen onRetry={retry} />}>
            <DocumentHead head={head} view={view} />
            <View />
          </Part>
        </Frame>
      );
    }}
  </Route>
);
