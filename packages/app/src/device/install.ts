import { useInstallPrompt } from '../platform/install-prompt.ts';
import { notify } from '../platform/notices.ts';
import { isNative } from '../platform/platform.ts';
import { readRecentConversions } from '../records/kinds/conversions.ts';

/** How this browser installs a page: by its own prompt, or, on iPhones and iPads, by hand from the share menu. */
export type InstallWay = 'prompt' | 'share-menu';

/** Conversions after which the app offers to be installed. */
const conversionsBeforeOffer = 3;

const answeredKey = 'equivale-install-offer';

function logInstall(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: SPEC section 8 sends install prompt errors to the console, and nowhere else
  console.warn('The app could not be installed', error);
}

/** The page runs in a window of its own, as an installed app. @source https://www.w3.org/TR/appmanifest/#display-modes */
const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/**
 * Only browsers of iPhones and iPads have `standalone`; they send no event to install.
 * @source https://developer.apple.com/documentation/webkitjs/navigator/standalone
 */
const hasShareMenuOnly = () => 'standalone' in navigator && navigator.maxTouchPoints > 1;

/** How the app can be installed on this device; undefined where it cannot be, or already is. */
export function useInstallWay(): InstallWay | undefined {
  const hasPrompt = useInstallPrompt(({ prompt }) => prompt !== undefined);
  if (isStandalone()) return undefined;
  if (hasPrompt) return 'prompt';
  return !isNative() && hasShareMenuOnly() ? 'share-menu' : undefined;
}

/** Shows the browser's prompt, which works once, or explains the share menu. */
export async function install(way: InstallWay): Promise<void> {
  if (way === 'share-menu') return notify({ message: 'install.share-menu' });
  try {
    const choice = await useInstallPrompt.getState().prompt?.prompt();
    if (choice?.outcome === 'accepted') useInstallPrompt.setState({ prompt: undefined });
  } catch (error) {
    logInstall(error);
    if ((error as Error).name === 'InvalidStateError') notify({ message: 'install.menu' });
  }
}

/** Records that the offer was answered, so it is not repeated. The entries in More and Settings stay. */
export function rememberOfferAnswered(): void {
  try {
    localStorage.setItem(answeredKey, 'answered');
  } catch (error) {
    logInstall(error);
  }
}

/** Whether the app has been used enough to offer installation, and the offer was never answered. */
export async function isOfferDue(): Promise<boolean> {
  try {
    if (localStorage.getItem(answeredKey) !== null) return false;
    const made = await readRecentConversions(conversionsBeforeOffer);
    return made.length >= conversionsBeforeOffer;
  } catch (error) {
    logInstall(error);
    return false;
  }
}
