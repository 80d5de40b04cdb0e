import { version } from '../package.json';

/** What differs between installations. Each value has a build-time override; the defaults are reserved names. */
export const config = {
  /** Product version, from package.json. */
  version,
  /** Where mail to support goes. */
  supportAddress: import.meta.env.VITE_SUPPORT_ADDRESS ?? 'soporte@equivale.example',
  /** Public address of the site, for shared links. */
  siteUrl: import.meta.env.VITE_SITE_URL ?? 'https://equivale.example',
  /** Where the native app finds the API. */
  hostedApiUrl: import.meta.env.VITE_HOSTED_API_URL ?? 'https://equivale.example/api',
  /** Public keys of the service, as `npm run keys` says them; with none its rates are believed as they come. */
  ratesKeys: import.meta.env.VITE_RATES_KEYS ?? '',
  /** Addresses at which its signed rates are served too, separated by commas. */
  mirrors: import.meta.env.VITE_MIRRORS ?? '',
  /** Id in the Play Store, also the native app id. */
  playStoreId: import.meta.env.VITE_PLAY_STORE_ID ?? 'app.equivale',
  donationUrl: import.meta.env.VITE_DONATION_URL ?? 'https://donate.equivale.example',
} as const;
