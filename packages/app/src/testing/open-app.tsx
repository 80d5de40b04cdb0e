import { virtual } from '@guidepup/virtual-screen-reader';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { dispatch } from '../conversion/converter-state.ts';
import { queryClient } from '../device/query-client.ts';
import { setText } from '../features/calculator/session.ts';
import { activateLanguage } from '../i18n/i18n.ts';
import { App } from '../shell/app.tsx';
import { emptyDevice } from './empty-device.ts';
import { ECB_CLOSES, ECB_TABLE, serveRates } from './serve-rates.ts';

/** Before each test a device that knows nothing, in Spanish; after it no screen reader and no page. */
export function eachOnNewDevice(): void {
  beforeEach(async () => {
    setText('');
    await emptyDevice();
    queryClient.clear();
    dispatch({ type: 'reset' });
    serveRates(ECB_TABLE, ECB_CLOSES);
    await activateLanguage('es');
  });
  afterEach(async () => {
    await virtual.stop();
    cleanup();
    vi.unstubAllGlobals();
  });
}

/** Opens an address of the app, with a screen reader that reads the whole page. */
export async function opensWithReader(path: string): Promise<void> {
  history.replaceState(null, '', path);
  render(<App />);
  await virtual.start({ container: document.body });
}
