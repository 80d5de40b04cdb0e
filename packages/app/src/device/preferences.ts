import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isLanguage, type Language } from '../i18n/languages.ts';

type Theme = 'light' | 'dark';

interface Preferences {
  readonly theme: Theme;
  /** Absent until the person chooses: then the address decides, Spanish at `/` and English at `/en`. */
  readonly language: Language | undefined;
  setTheme(theme: Theme): void;
  setLanguage(language: Language): void;
}

/** The key under which theme and language, and only these, are kept on the device. */
export const preferencesKey = 'equivale-preferences';

/** Theme (light unless chosen) and language (undecided unless chosen), kept on the device under one key. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      theme: 'light',
      language: undefined,
      setTheme: (theme) => set({ theme }),
      setLanguage: (language) => set({ language }),
    }),
    {
      name: preferencesKey,
      version: 1,
      partialize: ({ theme, language }) => ({ theme, language }),
      // Whatever an older version, another program or a person left there: only known values are taken.
      merge: (stored, current) => {
        const { theme, language } = (stored ?? {}) as Partial<Preferences>;
        return {
          ...current,
          ...(theme === 'dark' || theme === 'light' ? { theme } : {}),
          ...(isLanguage(language) ? { language } : {}),
        };
      },
    },
  ),
);
