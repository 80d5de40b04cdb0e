import { Router } from 'wouter';
import { I18nProvider } from '../device/i18n-provider.tsx';
import { useLanguageBase } from '../i18n/language-choice.ts';
import { AfterStart } from './after-start.tsx';
import { Layout } from './layout.tsx';
import { Overlays } from './overlays/overlays.tsx';
import { Toasts } from './toasts.tsx';

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
