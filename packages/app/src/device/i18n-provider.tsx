import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { i18n, LocaleContext, localeIn } from '../i18n/i18n.ts';
import { usePreferences } from './preferences.ts';

/**
 * Has what it stands around say everything in the language of the page, with figures as the person has chosen them. A written page
 * has those of its language and is taken over so; then it is drawn again without haste, since haste would throw away the parts of
 * it that have not been taken over yet.
 */
export function I18nProvider({ children }: { readonly children: ReactNode }) {
  const { locale } = useSyncExternalStore(i18n.subscribe, i18n.read, i18n.read);
  const figures = useDeferredValue(usePreferences((state) => state.figures));
  return <LocaleContext value={localeIn(locale, figures)}>{children}</LocaleContext>;
}
