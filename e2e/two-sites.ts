/** Settings of two services that serve the one build. */
export const SITES = [
  { SITE_URL: 'https://one.test', SUPPORT_ADDRESS: 'help@one.test', DONATION_URL: 'https://give.one.test/' },
  {
    SITE_URL: 'https://two.test:8443',
    SUPPORT_ADDRESS: 'us@two.test',
    DONATION_URL: 'https://give.two.test/',
  },
] as const;
