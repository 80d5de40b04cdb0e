import { useLocation } from 'wouter';
import { activateLanguage, currentLanguage, i18n } from '../i18n/i18n.ts';
import { counterpart, firstLanguage } from '../i18n/language-choice.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_IDS, type Language, namedIn, pathIn } from '../i18n/languages.ts';
import { notify } from '../platform/notices.ts';
import { choose } from './choose.ts';
import { usePreferences } from './preferences.ts';

/** The language to show an address in: a remembered choice wins over the address. */
export const languageOf = (path: string): Language =>
  usePreferences.getState().language ?? namedIn(path) ?? firstLanguage(path) ?? DEFAULT_LANGUAGE;

/** Notifies that a language is neither stored nor reachable now. */
const sayUnreachable = (language: Language): void =>
  notify({ message: 'language.unreachable', values: { name: i18n._(`language.${language}`) } });

const isTaken = (language: Language): Promise<boolean> =>
  activateLanguage(language).then(
    () => true,
    () => false,
  );

/** Starts in the address's language, or another where its messages cannot be loaded, and corrects the address. */
export async function startInLanguage(): Promise<void> {
  const { pathname, search, hash } = location;
  const wanted = languageOf(pathname);
  for (const language of [wanted, ...LANGUAGE_IDS]) {
    if (!(await isTaken(language))) continue;
    const path = pathIn(language, pathname);
    if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
    if (language !== wanted) sayUnreachable(wanted);
    return;
  }
  throw new Error('none of the languages can be loaded');
}

/** Loads and remembers a language and opens the same view in it; after a failure nothing changes. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const [, navigate] = useLocation();
  return async (language) => {
    const before = currentLanguage();
    if (!(await isTaken(language))) return sayUnreachable(language);
    // A later choice has won.
    if (currentLanguage() !== language) return;
    const languageBefore = before === counterpart(language) ? undefined : before;
    choose({ language, languageBefore });
    navigate(`~${pathIn(language, location.pathname)}`, { replace: true });
  };
}
