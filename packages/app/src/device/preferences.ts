import { create } from 'zustand';
import { isLanguage, type Language } from '../i18n/languages.ts';

type Theme = 'light' | 'dark';

interface Chosen {
  readonly theme: Theme;
  /** Absent until the person chooses: then the address decides, Spanish at `/` and English at `/en`. */
  readonly language: Language | undefined;
  /** The one before it, where the toggle in the header would not go back to it by itself. */
  readonly languageBefore: Language | undefined;
  /** The id of a cup size; absent until the person chooses. */
  readonly cup: string | undefined;
}

interface Preferences extends Chosen {
  setTheme(theme: Theme): void;
  /** @param languageBefore what the toggle in the header goes back to */
  setLanguage(language: Language, languageBefore?: Language): void;
  setCup(cup: string): void;
}

/** The key under which theme, language (and the one before) and cup size, and only these, are stored on the device. */
export const preferencesKey = 'equivale-preferences';

/** Whatever an older version, another program or a person left there: only known values are taken. */
function readStored(): Chosen {
  let stored: Partial<Record<keyof Chosen, unknown>> = {};
  try {
    stored = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}').state ?? {};
  } catch {
    // No storage (private mode, prerendering) or junk in it: nothing was chosen.
  }
  const { theme, language, languageBefore, cup } = stored;
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    language: isLanguage(language) ? language : undefined,
    languageBefore: isLanguage(languageBefore) ? languageBefore : undefined,
    cup: typeof cup === 'string' ? cup : undefined,
  };
}

/**
 * Theme (light unless chosen), language and cup size (undecided unless chosen), stored on the device under one key. They
 * begin as nobody has chosen them: so a page was written, and React takes it over with what the store began with.
 */
export const usePreferences = create<Preferences>()((set) => ({
  theme: 'light',
  language: undefined,
  languageBefore: undefined,
  cup: undefined,
  setTheme: (theme) => set({ theme }),
  setLanguage: (language, languageBefore) => set({ language, languageBefore }),
  setCup: (cup) => set({ cup }),
}));

/** Takes what is stored now. */
export const reloadPreferences = (): void => usePreferences.setState(readStored());
reloadPreferences();

usePreferences.subscribe(({ theme, language, languageBefore, cup }) => {
  try {
    // The form in which release 1.0.0 stored theme and language.
    localStorage.setItem(
      preferencesKey,
      JSON.stringify({ state: { theme, language, languageBefore, cup }, version: 1 }),
    );
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a choice that cannot be stored holds for this visit
    console.warn('Preferences could not be stored', error);
  }
});
