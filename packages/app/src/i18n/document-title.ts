import type { Translate } from './i18n.ts';
import { HOME } from './language-choice.ts';
import type { Language } from './languages.ts';

/**
 * The title of a converter's page: in Spanish and English the product's, as SPEC section 4 has it for every view; in further languages what
 * the page is about.
 * @param category its name
 * @param pair such as `mi → km`; empty where the address names none
 */
export const converterTitle = (t: Translate, language: Language, category: string, pair: string): string =>
  HOME.includes(language)
    ? t('app.product')
    : [pair, category, t('app.title')].filter((part) => part !== '').join(' · ');
