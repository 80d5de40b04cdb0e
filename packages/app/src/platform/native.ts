import { App } from '@capacitor/app';
import { Capacitor, type PluginListenerHandle } from '@capacitor/core';
import { Preferences } from '@capacitor/preferences';
import { Share } from '@capacitor/share';
import { SplashScreen } from '@capacitor/splash-screen';
import { StatusBar, Style } from '@capacitor/status-bar';
import { linkPath } from './link-path.ts';
import type { Platform, ShareContent, ShareOutcome, Stop } from './platform.ts';

/** `--bar` of the stylesheet: one ground for the bar, whether the system draws it or the page lies under it. */
const ground = { light: '#1e293b', dark: '#0b1220' } as const;

/** The plugins answer with a handle later; what is stopped before it came is stopped then. */
function stopLater(handle: Promise<PluginListenerHandle>): Stop {
  return () => void handle.then((listener) => listener.remove());
}

async function share(content: ShareContent): Promise<ShareOutcome> {
  try {
    await Share.share({ ...content, dialogTitle: content.title });
    return 'shared';
  } catch (error) {
    // Both systems' plugins reject with this text when the sheet is closed without a choice.
    return (error as Error).message === 'Share canceled' ? 'cancelled' : 'failed';
  }
}

function listenForLinks(onLink: (path: string) => void): Stop {
  const open = (link: string | undefined) => {
    const path = link === undefined ? undefined : linkPath(link);
    if (path !== undefined) onLink(path);
  };
  void App.getLaunchUrl().then((launch) => open(launch?.url));
  return stopLater(App.addListener('appUrlOpen', ({ url }) => open(url)));
}

/** The native shell. Loaded only there. */
export function createNativePlatform(): Platform {
  const kind = Capacitor.getPlatform() === 'ios' ? 'ios' : 'android';
  return {
    kind,
    share,
    async setSystemBars(theme) {
      // The ground is dark in both themes: light signs. From Android 15 on the page draws the ground, not the system.
      await StatusBar.setStyle({ style: Style.Dark });
      await StatusBar.setBackgroundColor({ color: ground[theme] });
    },
    listenForLinks,
    listenForBack: (onBack) =>
      stopLater(
        App.addListener('backButton', ({ canGoBack }) => {
          if (!onBack(canGoBack)) void App.exitApp();
        }),
      ),
    listenForReturn: (onReturn) => stopLater(App.addListener('resume', onReturn)),
    store: (key, value) => Preferences.set({ key, value }),
    stored: async (key) => (await Preferences.get({ key })).value,
    hideSplashScreen: () => SplashScreen.hide(),
  };
}
