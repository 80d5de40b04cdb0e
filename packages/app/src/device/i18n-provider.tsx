import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { i18n, LocaleContext, localeIn } from '../i18n/i18n.ts';
import { figuresIn, usePreferences } from './preferences.ts';

/**
 * Provides the page's language and number format. Messages change in a transition, because an urgent
 * update would discard the parts of the page that are not hydrated yet.
 */
export function I18nProvider({ children }: { readonly children: ReactNode }) {
  const { locale } = useSyncExternalStore(i18n.subscribe, i18n.read, i18n.read);
  const figures = useDeferredValue(usePreferences((state) => figuresIn(locale, state)));
  return <LocaleContext value={localeIn(locale, figures)}>{children}</LocaleContext>;
}
