import type { Translate } from './i18n.ts';
import { HOME } from './language-choice.ts';
import type { Language } from './languages.ts';

/**
 * Title of a converter's page: the product's in Spanish and English (SPEC section 4), the subject's in other languages.
 * @param category its name
 * @param pair such as `mi → km`; empty if the address names none
 * @param pair such as `mi → km`; empty where the address names none
 */
export const converterTitle = (t: Translate, language: Language, category: string, pair: string): string =>
  HOME.includes(language)
    ? t('app.product')
    : [pair, category, t('app.title')].filter((part) => part !== '').join(' · ');
