import { App } from '@capacitor/app';
import { Capacitor, type PluginListenerHandle } from '@capacitor/core';
import { Preferences } from '@capacitor/preferences';
import { Share } from '@capacitor/share';
import { SplashScreen } from '@capacitor/splash-screen';
import { StatusBar, Style } from '@capacitor/status-bar';
import { linkPath } from './link-path.ts';
import type { Platform, ShareContent, ShareOutcome, Stop } from './platform.ts';

const ground = '#1e293b';

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

/** The header's ground is drawn behind the status bar too, so its signs are light in both themes. */
async function dressStatusBar(kind: Platform['kind']): Promise<void> {
  await StatusBar.setStyle({ style: Style.Dark });
  if (kind === 'android') await StatusBar.setBackgroundColor({ color: ground });
}

/**
 * The native shell, with its status bar dressed. Loaded only there.
 * @throws what the status bar's plugin throws
 */
export async function createNativePlatform(): Promise<Platform> {
  const kind = Capacitor.getPlatform() === 'ios' ? 'ios' : 'android';
  await dressStatusBar(kind);
  return {
    kind,
    share,
    listenForLinks,
    listenForBack: (onBack) =>
      stopLater(
        App.addListener('backButton', () => {
          if (!onBack()) void App.exitApp();
        }),
      ),
    listenForReturn: (onReturn) => stopLater(App.addListener('resume', onReturn)),
    keep: (key, value) => Preferences.set({ key, value }),
    kept: async (key) => (await Preferences.get({ key })).value,
    showApp: () => SplashScreen.hide(),
  };
}
