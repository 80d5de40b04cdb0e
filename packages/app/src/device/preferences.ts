import { FIGURES, type Figures } from '@equivale/core';
import { regionFigures } from '@equivale/core/locale/region-figures';
import { create } from 'zustand';
import { localeIn } from '../i18n/i18n.ts';
import { isLanguage, type Language } from '../i18n/languages.ts';

type Theme = 'light' | 'dark';

export interface Preferences {
  readonly theme: Theme;
  /** Absent until chosen; then the address decides: Spanish at `/`, English at `/en`. */
  readonly language?: Language | undefined;
  /** The previous language, to which the header's toggle returns. */
  readonly languageBefore?: Language | undefined;
  /** Id of a cup size; absent until chosen. */
  readonly cup?: string | undefined;
  /** Number format; absent until chosen, then that of the language. */
  readonly figures?: Figures | undefined;
  /** The browser's languages, whose region writes figures; absent where pages are prerendered. */
  readonly tags?: readonly string[] | undefined;
  /** Kind of rate last chosen per currency; official if none. */
  readonly [kind: `kind/${string}`]: string | undefined;
}

export const preferencesKey = 'equivale-preferences';

/** Stored form: each choice with its time; an absent value was reset. */
interface Mirror {
  readonly state: Record<string, unknown>;
  readonly clocks: Record<string, number>;
}

/** Choices made in this tab. Another tab may overwrite the mirror before it has seen them. */
export const chosenHere: Mirror = { state: {}, clocks: {} };

/** Mirror of the preference records in localStorage. */
export function storedMirror(): Mirror {
  try {
    return { state: {}, clocks: {}, ...JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') };
  } catch {
    // No storage (private mode, prerendering) or junk in it: nothing was chosen.
    return { state: {}, clocks: {} };
  }
}

/** Whether the mirror lacks a choice of this tab and has no later one. */
export const isMissing = (id: string, { clocks }: Mirror): boolean =>
  !((clocks[id] as number) >= (chosenHere.clocks[id] as number));

/** The mirror with this tab's choices applied. */
export function readMirror(): Mirror {
  const mirror = storedMirror();
  for (const id in chosenHere.clocks)
    if (isMissing(id, mirror)) {
      mirror.state[id] = chosenHere.state[id];
      mirror.clocks[id] = chosenHere.clocks[id] as number;
    }
  return mirror;
}

/** Checks what the first screen uses, since storage may contain anything; other choices are checked where they are read. */
function readStored(): Preferences {
  const { state } = readMirror();
  const { theme, language, languageBefore, figures } = state;
  return {
    ...state,
    theme: theme === 'dark' ? theme : 'light',
    language: isLanguage(language) ? language : undefined,
    languageBefore: isLanguage(languageBefore) ? languageBefore : undefined,
    figures: FIGURES.find((signs) => signs === figures),
    tags: globalThis.navigator?.languages,
  };
}

const regional: Record<string, Figures | ''> = {};

/** The number format of a language: the chosen one, else that of the browser's region where it differs. */
export function figuresIn(
  language: string,
  { figures, tags }: Preferences = usePreferences.getState(),
): Figures | '' {
  const tag = tags?.find((one) => one.split('-')[0] === language);
  if (figures || !tag) return figures ?? '';
  regional[tag] ??= regionFigures(localeIn(language), tag) ?? '';
  return regional[tag];
}

/** Preferences from their mirror, after the defaults with which pages were prerendered. */
export const usePreferences = create<Preferences>()(() => ({ theme: 'light' }));

export const reloadPreferences = (): void => usePreferences.setState(readStored(), true);
reloadPreferences();
// Listens to other tabs without checking the key, which saves bytes in the first script.
globalThis.addEventListener?.('storage', reloadPreferences);

export function writeMirror(mirror: Mirror): void {
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(mirror));
  } catch {
    // A choice that cannot be stored applies to this visit; writing its record reports the reason.
  }
}
