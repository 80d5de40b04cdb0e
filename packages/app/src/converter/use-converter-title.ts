import { useEffect } from 'react';
import { documentTitle } from '../i18n/document-title.ts';
import { useTranslate } from '../i18n/i18n.ts';

/**
 * Gives the document the title of a converter.
 * @param subject a pair such as `mi → km`; empty where the address names none
 */
export function useConverterTitle(subject: string): void {
  const { t } = useTranslate();
  const title = documentTitle(t, subject);
  useEffect(() => {
    if (subject) document.title = title;
  }, [subject, title]);
}
