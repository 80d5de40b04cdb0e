import { useEffect } from 'react';
import { useTranslate } from '../i18n/i18n.ts';

/** Titles the document with a pair such as `mi → km` before the product's words (SPEC section 4). */
export function useConverterTitle(subject: string): void {
  const { t } = useTranslate();
  const title = `${subject} · ${t('app.product')}`;
  useEffect(() => {
    if (subject) document.title = title;
  }, [subject, title]);
}
