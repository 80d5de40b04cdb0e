import { config } from '../config.ts';

/** The app's page in the Play Store. */
export const playStoreUrl = `https://play.google.com/store/apps/details?id=${encodeURIComponent(config.playStoreId)}`;

/** A mail to support. @param subject already in the reader's language */
export const supportMailUrl = (subject: string): string =>
  `mailto:${config.supportAddress}?subject=${encodeURIComponent(subject)}`;
