import { FIGURES, type Figures } from '@equivale/core';
import { create } from 'zustand';
import { isLanguage, type Language } from '../i18n/languages.ts';

type Theme = 'light' | 'dark';

/** What a person has chosen for this device. */
export interface Preferences {
  readonly theme: Theme;
  /** Absent until the person chooses: then the address decides, Spanish at `/` and English at `/en`. */
  readonly language?: Language | undefined;
  /** The one before it, to which the toggle in the header goes back where it would not by itself. */
  readonly languageBefore?: Language | undefined;
  /** The id of a cup size; absent until the person chooses. */
  readonly cup?: string | undefined;
  /** How figures are written; absent until the person chooses: then it is as in the language. */
  readonly figures?: Figures | undefined;
  /** Which kind of rate was chosen last for a currency; official where none was. */
  readonly [kind: `kind/${string}`]: string | undefined;
}

/** The key under which theme, language (and the one before), cup size and form of figures, and only these, are stored on the device. */
export const preferencesKey = 'equivale-preferences';

/** What stands under the key: every choice, and when it was made; an absent one was taken back. */
interface Mirror {
  readonly state: Record<string, unknown>;
  readonly clocks: Record<string, number>;
}

/** What was chosen in this tab: another one may write the mirror before it sees it there. */
export const own: Mirror = { state: {}, clocks: {} };

/** The mirror of the preferences' records as it is stored. */
export function storedMirror(): Mirror {
  try {
    return { state: {}, clocks: {}, ...JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') };
  } catch {
    // No storage (private mode, prerendering) or junk in it: nothing was chosen.
    return { state: {}, clocks: {} };
  }
}

/** Whether the stored mirror has no such choice of this tab, nor a later one. */
export const isMissing = (id: string, { clocks }: Mirror): boolean =>
  !((clocks[id] as number) >= (own.clocks[id] as number));

/** The mirror, with the choices of this tab. */
export function readMirror(): Mirror {
  const mirror = storedMirror();
  for (const id in own.clocks)
    if (isMissing(id, mirror)) {
      mirror.state[id] = own.state[id];
      mirror.clocks[id] = own.clocks[id] as number;
    }
  return mirror;
}

/** Whatever another release, another program or a person left there: of what is known only known values are taken. */
function readStored(): Preferences {
  const { state } = readMirror();
  const { theme, language, languageBefore, figures } = state;
  return {
    ...state,
    theme: theme === 'dark' ? theme : 'light',
    language: isLanguage(language) ? language : undefined,
    languageBefore: isLanguage(languageBefore) ? languageBefore : undefined,
    figures: FIGURES.find((signs) => signs === figures),
  };
}

/**
 * The preferences, by their mirror under one key. They begin as nobody has chosen them: so a page was written, and React
 * takes it over with what the store began with.
 */
export const usePreferences = create<Preferences>()(() => ({ theme: 'light' }));

/** Takes what is stored now. */
export const reloadPreferences = (): void => usePreferences.setState(readStored(), true);
reloadPreferences();
// Of another tab's changes; of which is not asked, since the start counts its bytes.
globalThis.addEventListener?.('storage', reloadPreferences);

export function writeMirror(mirror: Mirror): void {
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(mirror));
  } catch {
    // A choice that cannot be stored holds for this visit; storing its record says why.
  }
}
