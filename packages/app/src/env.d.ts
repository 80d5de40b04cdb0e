interface ImportMetaEnv {
  readonly VITE_SUPPORT_ADDRESS?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_HOSTED_API_URL?: string;
  readonly VITE_PLAY_STORE_ID?: string;
  readonly VITE_DONATION_URL?: string;
}

/** Address of the sprite with the flags of all currencies; each is a symbol named by its region. */
declare module 'virtual:flags.svg' {
  export const spriteAddress: string;
}
