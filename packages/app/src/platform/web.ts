import { copyText } from './copy-text.ts';
import type { Platform, ShareContent, ShareOutcome } from './platform.ts';

const nothingToStop = () => {};

/** SPEC section 7 B: where there is no share sheet, it is the page's link that is copied. */
const copyPageLink = async (): Promise<ShareOutcome> =>
  (await copyText(location.origin + location.pathname + location.search)) ? 'copied' : 'failed';

async function share({ title, text, url }: ShareContent): Promise<ShareOutcome> {
  if (!navigator.share) return copyPageLink();
  try {
    await navigator.share({ title, url, ...(text === undefined ? {} : { text }) });
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : copyPageLink();
  }
}

/** A browser: its share sheet or the clipboard, its own history for back and links. */
export const webPlatform: Platform = {
  kind: 'web',
  share,
  // The theme colour of a page is SPEC's, whatever its theme.
  setSystemBars: async () => {},
  listenForBack: () => nothingToStop,
  listenForLinks: () => nothingToStop,
  listenForReturn(onReturn) {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', whenVisible);
    return () => document.removeEventListener('visibilitychange', whenVisible);
  },
  store: async (key, value) => localStorage.setItem(key, value),
  stored: async (key) => localStorage.getItem(key),
  hideSplashScreen: async () => {},
};
