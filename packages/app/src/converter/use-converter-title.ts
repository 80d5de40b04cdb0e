import { useEffect } from 'react';
import { useTranslate } from '../i18n/i18n.ts';

/**
 * Gives the document the title of a converter: its subject before the product's words (SPEC section 4).
 * @param subject a pair such as `mi → km`; empty where the address names none
 */
export function useConverterTitle(subject: string): void {
  const { t } = useTranslate();
  const title = `${subject} · ${t('app.product')}`;
  useEffect(() => {
    if (subject) document.title = title;
  }, [subject, title]);
}
