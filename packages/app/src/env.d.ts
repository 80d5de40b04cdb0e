interface ImportMetaEnv {
  readonly VITE_SUPPORT_ADDRESS?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_HOSTED_API_URL?: string;
  readonly VITE_RATES_KEYS?: string;
  readonly VITE_MIRRORS?: string;
  readonly VITE_PLAY_STORE_ID?: string;
  readonly VITE_DONATION_URL?: string;
}

/** Whether the service stores favorites and conversions of its people, readable to whoever runs it; otherwise the build has nothing of it. */
declare const __PLAIN_RECORDS__: boolean;
/** The instant of the bundled rates: this release is no older. */
declare const __RATES_AT__: string;

/** Sprites with the flags of all currencies; each is a symbol named by its region. */
declare module 'virtual:flags.svg' {
  /** Address of the sprite with the flag of a region. */
  export function spriteOf(region: string): string;
}
