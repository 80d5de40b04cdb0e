import { useEffect } from 'react';
import { converterTitle } from '../i18n/document-title.ts';
import { useTranslate } from '../i18n/i18n.ts';

/**
 * Gives the document the title of a converter.
 * @param pair such as `mi → km`; empty where the address names none
 */
export function useConverterTitle(category: string, pair: string): void {
  const { t, language } = useTranslate();
  const title = converterTitle(t, language, category, pair);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
