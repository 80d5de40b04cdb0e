import type { Translate } from './i18n.ts';

/**
 * Title of a page of the app: its subject before the product's words (SPEC section 4).
 * @param subject a pair such as `mi → km`, or the name of a view; none on home
 */
export const documentTitle = (t: Translate, subject = ''): string =>
  [subject, t('app.product')].filter(Boolean).join(' · ');
