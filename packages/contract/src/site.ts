/** What the build writes where a page names its site; the service puts its own address there. */
export const BUILT_SITE_URL = 'https://equivale.example';

/** The same for the address of mail to support. */
export const BUILT_SUPPORT_ADDRESS = 'soporte@equivale.example';

export const BUILT_DONATION_URL = 'https://donate.equivale.example';

/** Where the app asks for the public addresses of the site that it came from. */
export const SITE_PATH = '/site.json';

/** Public addresses that the app shows. */
export interface SiteAddresses {
  readonly supportAddress: string;
  readonly donationUrl: string;
  /** Id in the Play Store, also that of the native apps. */
  readonly playStoreId: string;
}
