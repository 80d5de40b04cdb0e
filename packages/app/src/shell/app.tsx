import { type ComponentType, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { I18nProvider } from '../device/i18n-provider.tsx';
import { useLanguageBase } from '../i18n/language-choice.ts';
import { Part, startUnasked } from '../ui/part.tsx';
import { Layout } from './layout.tsx';
import { Overlays } from './overlays/overlays.tsx';
import { Toasts } from './toasts.tsx';

/** What can wait until the page has loaded and is idle; from here on the page responds. */
function AfterStart() {
  const [Idle, setIdle] = useState<ComponentType>();
  useEffect(() => {
    document.documentElement.dataset.app = 'started';
    const load = () => import('./idle-parts.tsx').then((file) => setIdle(() => file.IdleParts));
    const soon = () => (globalThis.requestIdleCallback ?? setTimeout)(() => startUnasked(load));
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  }, []);
  return (
    Idle && (
      <Part>
        <Idle />
      </Part>
    )
  );
}

interface AppProps {
  /** Address to render while prerendering; in a browser it is that of the address bar. */
  readonly ssrPath?: string;
}

/** The whole app: providers, the address of the chosen language, and the frame with the view inside. */
export function App({ ssrPath }: AppProps) {
  const base = useLanguageBase(ssrPath);
  return (
    <I18nProvider>
      <Router base={base} {...(ssrPath === undefined ? {} : { ssrPath })}>
        <Layout />
        <Overlays />
        <Toasts />
        <AfterStart />
      </Router>
    </I18nProvider>
  );
}
