import { config } from '../config.ts';
import { currentPlatform } from '../platform/current-platform.ts';
import type { Platform } from '../platform/platform.ts';
import { notify } from './notices.ts';

/** Where the app can be found: this site, or the public one from inside the native shell. */
const homeOf = ({ kind }: Platform) => (kind === 'web' ? new URL('/', location.href).href : config.siteUrl);

/**
 * Offers the app to the device's share sheet; where there is none the link is copied, and said to be.
 * @param text one sentence about the app
 */
export async function shareApp(text: string): Promise<void> {
  const platform = await currentPlatform();
  const outcome = await platform.share({ title: 'Equivale', text, url: homeOf(platform) });
  if (outcome === 'copied' || outcome === 'failed') notify({ message: `share.${outcome}` });
}
