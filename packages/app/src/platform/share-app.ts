import { config } from '../config.ts';
import { currentPlatform } from './current-platform.ts';
import { notify } from './notices.ts';
import type { Platform } from './platform.ts';

/** Where the app can be found: this site, or the public one from inside the native shell. */
export const homeOf = ({ kind }: Platform) =>
  kind === 'web' ? new URL('/', location.href).href : config.siteUrl;

async function offer(platform: Platform, content: { text: string; url: string }): Promise<void> {
  const outcome = await platform.share({ title: 'Equivale', ...content });
  if (outcome === 'copied' || outcome === 'failed') notify({ message: `share.${outcome}` });
}

/** Opens the share sheet, else copies the page's link. */
export async function shareApp(text: string): Promise<void> {
  const platform = await currentPlatform();
  await offer(platform, { text, url: homeOf(platform) });
}

/** Shares an address that opens this view for anybody; the address bar may not have its query yet. */
export async function shareView(text: string, search = location.search): Promise<void> {
  const platform = await currentPlatform();
  await offer(platform, { text, url: new URL(location.pathname + search, homeOf(platform)).href });
}
