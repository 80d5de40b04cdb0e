import { FIGURES, type Figures } from '@equivale/core';
import { create } from 'zustand';
import { isLanguage, type Language } from '../i18n/languages.ts';

type Theme = 'light' | 'dark';

/** What a person has chosen for this device. */
interface Preferences {
  readonly theme: Theme;
  /** Absent until the person chooses: then the address decides, Spanish at `/` and English at `/en`. */
  readonly language?: Language | undefined;
  /** The one before it, to which the toggle in the header goes back where it would not by itself. */
  readonly languageBefore?: Language | undefined;
  /** The id of a cup size; absent until the person chooses. */
  readonly cup?: string | undefined;
  /** How figures are written; absent until the person chooses: then it is as in the language. */
  readonly figures?: Figures | undefined;
}

/** The key under which theme, language (and the one before), cup size and form of figures, and only these, are stored on the device. */
export const preferencesKey = 'equivale-preferences';

/** Whatever an older version, another program or a person left there: only known values are taken. */
function readStored(): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    stored = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}').state ?? {};
  } catch {
    // No storage (private mode, prerendering) or junk in it: nothing was chosen.
  }
  const { theme, language, languageBefore, cup, figures } = stored;
  return {
    theme: theme === 'dark' ? theme : 'light',
    language: isLanguage(language) ? language : undefined,
    languageBefore: isLanguage(languageBefore) ? languageBefore : undefined,
    cup: typeof cup === 'string' ? cup : undefined,
    figures: FIGURES.find((signs) => signs === figures),
  };
}

/**
 * The preferences, stored on the device under one key. They begin as nobody has chosen them: so a page was written, and React
 * takes it over with what the store began with.
 */
export const usePreferences = create<Preferences>()(() => ({ theme: 'light' }));

/** Takes what is stored now. */
export const reloadPreferences = (): void => usePreferences.setState(readStored());
reloadPreferences();

usePreferences.subscribe((state) => {
  try {
    // The form in which release 1.0.0 stored theme and language.
    localStorage.setItem(preferencesKey, JSON.stringify({ state, version: 1 }));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a choice that cannot be stored holds for this visit
    console.warn('Preferences could not be stored', error);
  }
});
