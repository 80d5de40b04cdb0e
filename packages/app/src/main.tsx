import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { settleLanguage } from './device/language.ts';
import { activateLanguage } from './i18n/i18n.ts';
import { captureInstallPrompt } from './platform/install-prompt.ts';
import { isNative } from './platform/platform.ts';
import { App } from './shell/app.tsx';
import './theme/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

captureInstallPrompt();
const native = isNative() ? await (await import('./shell/native-shell.ts')).prepareNativeShell() : undefined;
await activateLanguage(settleLanguage());
const isWritten = document.documentElement.dataset.page === location.pathname;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// A page written for this very address is taken over as it stands; any other is drawn anew. In slices, between which a
// slow phone answers its user.
startTransition(() => {
  if (isWritten) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
native?.();
