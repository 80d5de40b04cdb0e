import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { i18n, LocaleContext, localeIn } from '../i18n/i18n.ts';
import { figuresIn, usePreferences } from './preferences.ts';

/** Messages change in a transition: an urgent update would discard what is not hydrated yet. */
export function I18nProvider({ children }: { readonly children: ReactNode }) {
  const { locale } = useSyncExternalStore(i18n.subscribe, i18n.read, i18n.read);
  const figures = useDeferredValue(usePreferences((state) => figuresIn(locale, state)));
  return <LocaleContext value={localeIn(locale, figures)}>{children}</LocaleContext>;
}
