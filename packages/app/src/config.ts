import { BUILT_SITE_URL } from '@equivale/contract';
import { version } from '../package.json';

/** What differs between builds: the native app and the extension are built for one site, the web app for any (`platform/site.ts`). */
export const config = {
  /** Product version, from package.json. */
  version,
  /** Public address of the site, for links that the native app shares. */
  siteUrl: import.meta.env.VITE_SITE_URL ?? BUILT_SITE_URL,
  /** Where the native app finds the API. */
  hostedApiUrl: import.meta.env.VITE_HOSTED_API_URL ?? `${BUILT_SITE_URL}/api`,
  /** Public keys of the service, as `npm run keys` says them; with none its rates are believed as they come. */
  ratesKeys: import.meta.env.VITE_RATES_KEYS ?? '',
  /** Addresses at which its signed rates are served too, separated by commas. */
  mirrors: import.meta.env.VITE_MIRRORS ?? '',
} as const;
