import { type Figures, type Locale, withFigures } from '@equivale/core';
import { createContext, useContext } from 'react';
import type { Catalogue } from './catalogues/whole.ts';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts';
import { createTranslator, type Messages, type MessageValues } from './translator.ts';

/**
 * `main`: frame and home's first screen; `views`: names of views and what several show; `meta`: prerendering only; any other part: the
 * screen or sheet of its name.
 */
export type MessagePart = keyof Catalogue;

/** Key of every message; unknown keys do not compile. */
export type MessageKey =
  | { [Part in MessagePart]: keyof Catalogue[Part] }[MessagePart]
  // The build adds them to `main`.
  | `language.${Language}`;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The page's translator. A missing message falls back to English if loaded, else to its key. */
const fallbackMessages: Messages = {};
export const i18n = createTranslator(fallbackMessages);
const partsInUse = new Set<MessagePart>(['main']);

type LoadMessages = () => Promise<{ readonly default: Messages }>;

/** Catalogues of home and converters in Spanish and English. */
const catalogues: Partial<Record<Language, Partial<Record<MessagePart, LoadMessages>>>> = {
  es: {
    main: () => import('../../../../languages/es/app/main.json'),
    views: () => import('../../../../languages/es/app/views.json'),
    converters: () => import('../../../../languages/es/app/converters.json'),
  },
  en: {
    main: () => import('../../../../languages/en/app/main.json'),
    views: () => import('../../../../languages/en/app/views.json'),
    converters: () => import('../../../../languages/en/app/converters.json'),
  },
};

/** Catalogue of a part in a language. Lists of other languages are loaded on demand to keep them off home. */
async function findPart(part: MessagePart, language: Language): Promise<LoadMessages | undefined> {
  const own = catalogues[language];
  if (!own)
    return import('./further-languages.ts')
      .then((file) => file.cataloguesOf(language))
      .then((further) => further[`./${part}.json`]);
  return (
    own[part] ??
    import('./further-catalogues.ts').then((file) => file.furtherCatalogues[`./${language}/app/${part}.json`])
  );
}

async function fetchPart(part: MessagePart, language: Language): Promise<Messages> {
  const load = (await findPart(part, language)) ?? (await findPart(part, FALLBACK_LANGUAGE));
  const { default: messages } = await (load as LoadMessages)();
  if (language === FALLBACK_LANGUAGE) Object.assign(fallbackMessages, messages);
  return messages;
}

/** Number formats of loaded languages; chosen formats under both keys. */
const locales: Partial<Record<string, Locale>> = {};

async function fetchLocale(language: Language): Promise<void> {
  locales[language] ??= (await LANGUAGES[language].locale()).locale;
}

/** Number format of a loaded language, or the chosen one; referentially stable. */
export function localeIn(language: string, figures: Figures | '' = ''): Locale {
  // Nothing renders before a language is active.
  const locale = locales[language] as Locale;
  if (figures) locales[language + figures] ??= withFigures(locale, figures);
  return locales[language + figures] as Locale;
}

const asLanguage = (locale: string): Language => (isLanguage(locale) ? locale : DEFAULT_LANGUAGE);

export const currentLanguage = (): Language => asLanguage(i18n.locale);

/** The last requested language is shown, not the slowest. */
let latest: Messages;

/** Loads a language and applies it unless another is requested meanwhile; throws if it cannot be fetched. */
export async function activateLanguage(language: Language): Promise<void> {
  const messages: Messages = {};
  latest = messages;
  // Parts added meanwhile are in the previous language; load them in this one too.
  for (let count = 0; count < partsInUse.size; ) {
    count = partsInUse.size;
    const parts = [...partsInUse].map((part) => fetchPart(part, language));
    const [fetched] = await Promise.all([Promise.all(parts), fetchLocale(language)]);
    Object.assign(messages, ...fetched);
  }
  if (latest !== messages) return;
  i18n.activate({ locale: language, messages });
  // Prerendering has no document; the page contains its language, and rewriting it would restyle everything.
  if (typeof document !== 'undefined' && document.documentElement.lang !== language)
    document.documentElement.lang = language;
}

const adding = new Map<MessagePart, Promise<void>>();

async function fetchInto(part: MessagePart): Promise<void> {
  partsInUse.add(part);
  const language = currentLanguage();
  const messages = await fetchPart(part, language);
  // Adds messages without notifying: only new components use them, and a notification would render the whole page
  // and discard what is not hydrated yet.
  if (language === currentLanguage()) Object.assign(i18n.messages, messages);
}

/** Loads a part in the current and every later language; after a failure the next call tries again. */
export function addMessages(part: MessagePart): Promise<void> {
  const added =
    adding.get(part) ??
    fetchInto(part).catch((error: unknown) => {
      adding.delete(part);
      throw error;
    });
  adding.set(part, added);
  return added;
}

export const LocaleContext = createContext<Locale | undefined>(undefined);

export function useTranslate(): { t: Translate; language: Language; locale: Locale } {
  const locale = useContext(LocaleContext) as Locale & { readonly id: Language };
  return { t: (key, values) => i18n._(key, values, locale), language: locale.id, locale };
}
