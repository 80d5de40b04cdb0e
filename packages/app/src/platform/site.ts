import { BUILT_DONATION_URL, BUILT_SUPPORT_ADDRESS, SITE_PATH, type SiteAddresses } from '@equivale/contract';
import { isNative } from './platform.ts';

/** Public addresses: those of the build until the service has sent its own. */
export const site: SiteAddresses = {
  supportAddress: import.meta.env.VITE_SUPPORT_ADDRESS ?? BUILT_SUPPORT_ADDRESS,
  donationUrl: import.meta.env.VITE_DONATION_URL ?? BUILT_DONATION_URL,
  playStoreId: import.meta.env.VITE_PLAY_STORE_ID ?? 'app.equivale',
};

const LONGEST_WAIT_MS = 3000;

async function readSite(cache: RequestCache): Promise<void> {
  const response = await fetch(SITE_PATH, { cache, signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
  if (response.ok) Object.assign(site, await response.json());
}

/** A view once these addresses are known; stored ones are used at once, changes the next time. */
export async function withSite<View>(view: View): Promise<View> {
  if (isNative()) return view;
  await readSite('force-cache').catch(() => {});
  void readSite('no-cache').catch(() => {});
  return view;
}

export const playStoreUrl = (): string =>
  `https://play.google.com/store/apps/details?id=${encodeURIComponent(site.playStoreId)}`;

/** A mail to support. @param subject already in the reader's language */
export const supportMailUrl = (subject: string): string =>
  `mailto:${site.supportAddress}?subject=${encodeURIComponent(subject)}`;
