// Before all other styles: it says in which order their layers count.
import '../theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startInLanguage } from '../device/language.ts';
import { DEFAULT_LANGUAGE, pathIn } from '../i18n/languages.ts';
import { captureInstallPrompt } from '../platform/install-prompt.ts';
import { isNative } from '../platform/platform.ts';
import { App } from './app.tsx';
import { OtherViews } from './layout.tsx';
import { isFirst } from './routes/first-routes.ts';

export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  captureInstallPrompt();
  const native = isNative()
    ? await import('./native-shell.ts').then((file) => file.prepareNativeShell())
    : undefined;
  await startInLanguage();
  // A prerendered page is hydrated whole, without a gap for its view's code; if that fails, its frame tells.
  if (!isFirst(pathIn(DEFAULT_LANGUAGE, location.pathname))) await OtherViews.load().catch(() => {});
  // It was written with the newest rates: an address that asks for those of another day is rendered anew.
  const isPrerendered =
    document.documentElement.dataset.page === location.pathname && !/[?&](on|avg)=/.test(location.search);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Hydrates only a page of this very address. In slices, between which a slow phone answers its user.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  native?.();
}
