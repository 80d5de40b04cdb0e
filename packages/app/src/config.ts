import { version } from '../package.json';

const env = import.meta.env;

/** What differs between installations. Each value has a build-time override; the defaults are reserved names. */
export const config = {
  /** Product version, from package.json. */
  version,
  /** Where mail to support goes. */
  supportAddress: env.VITE_SUPPORT_ADDRESS ?? 'soporte@equivale.example',
  /** Public address of the site, for shared links. */
  siteUrl: env.VITE_SITE_URL ?? 'https://equivale.example',
  /** Where the native app finds the API. */
  hostedApiUrl: env.VITE_HOSTED_API_URL ?? 'https://equivale.example/api',
  /** Id in the Play Store, also the native app id. */
  playStoreId: env.VITE_PLAY_STORE_ID ?? 'app.equivale',
  donationUrl: env.VITE_DONATION_URL ?? 'https://donate.equivale.example',
} as const;

/** The app's page in the Play Store. */
export const playStoreUrl = `https://play.google.com/store/apps/details?id=${encodeURIComponent(config.playStoreId)}`;

/** A mail to support. @param subject already in the reader's language */
export const supportMailUrl = (subject: string): string =>
  `mailto:${config.supportAddress}?subject=${encodeURIComponent(subject)}`;
