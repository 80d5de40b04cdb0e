import { type Figures, type Locale, withFigures } from '@equivale/core';
import { createContext, useContext } from 'react';
import type { Catalogue } from './catalogues/whole.ts';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts';
import { createTranslator, type Messages, type MessageValues } from './translator.ts';

/**
 * A part of the messages: `main` is always there, `views` comes with what is loaded after home, `converters` with the converters; every
 * other with the view or sheet that it is named after. `meta` is for the heads of prerendered pages.
 */
export type MessagePart = keyof Catalogue;

/** Every sentence of the app by name; a name that is in no catalogue does not compile. */
export type MessageKey =
  | { [Part in MessagePart]: keyof Catalogue[Part] }[MessagePart]
  // the build adds them to `main`
  | `language.${Language}`;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The one translator of the page. A missing message falls back to English when that is loaded, else to its key. */
const fallbackMessages: Messages = {};
export const i18n = createTranslator(fallbackMessages);
const partsInUse = new Set<MessagePart>(['main']);

type LoadMessages = () => Promise<{ readonly default: Messages }>;

/** The catalogues of home and of the converters in the product's own languages. */
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

/** Where a part is in a language, if it is there. The lists of all others are for those who look for one: on home they would be read by everybody. */
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

/** How the languages that were loaded write figures; with a form that was chosen apart from them, under both. */
const locales: Partial<Record<string, Locale>> = {};

async function fetchLocale(language: Language): Promise<void> {
  locales[language] ??= (await LANGUAGES[language].locale()).locale;
}

/** How a language that was loaded writes figures, or how the person has them written: the same object each time. */
export function localeIn(language: string, figures: Figures | '' = ''): Locale {
  // Nothing is drawn before a language is active.
  const locale = locales[language] as Locale;
  if (figures) locales[language + figures] ??= withFigures(locale, figures);
  return locales[language + figures] as Locale;
}

const asLanguage = (locale: string): Language => (isLanguage(locale) ? locale : DEFAULT_LANGUAGE);

/** The language of the page. */
export const currentLanguage = (): Language => asLanguage(i18n.locale);

/** What is loaded for the last request: of several languages that one is shown, and not the slowest. */
let latest: Messages;

/**
 * Loads a language and makes it the page's own, `lang` attribute included, unless another is requested meanwhile.
 * @param language the language to show from now on
 * @throws when its sentences cannot be fetched (offline before it was ever loaded)
 */
export async function activateLanguage(language: Language): Promise<void> {
  const messages: Messages = {};
  latest = messages;
  // A part that is added meanwhile comes in the language before; it is needed in this one too, so the parts are counted again.
  for (let count = 0; count < partsInUse.size; ) {
    count = partsInUse.size;
    const parts = [...partsInUse].map((part) => fetchPart(part, language));
    const [fetched] = await Promise.all([Promise.all(parts), fetchLocale(language)]);
    Object.assign(messages, ...fetched);
  }
  if (latest !== messages) return;
  i18n.activate({ locale: language, messages });
  // Prerendering has no document: the page it writes carries the language itself, and to write it once more would style all of it anew.
  if (typeof document !== 'undefined' && document.documentElement.lang !== language)
    document.documentElement.lang = language;
}

const adding = new Map<MessagePart, Promise<void>>();

async function fetchInto(part: MessagePart): Promise<void> {
  partsInUse.add(part);
  const language = currentLanguage();
  const messages = await fetchPart(part, language);
  // Put in without a word: what speaks them is drawn after this, and telling all others would draw the whole page again
  // (and throw away what is written of it and not yet taken over).
  if (language === currentLanguage()) Object.assign(i18n.messages, messages);
}

/**
 * Adds a part of the catalogue, in the language of the page now and in every one that it will have.
 * @throws when it cannot be fetched; the next call tries again
 */
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

/** Loads code together with what it says. */
export async function saying<Code>(part: MessagePart, load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), addMessages(part)]);
  return code;
}

/** How the page writes figures, with the language that it is in. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

/**
 * The translator, the language of the page and how figures are written, for components: they are drawn again when one of
 * them changes.
 */
export function useTranslate(): { t: Translate; language: Language; locale: Locale } {
  const locale = useContext(LocaleContext) as Locale & { readonly id: Language };
  return { t: (key, values) => i18n._(key, values, locale.group), language: locale.id, locale };
}
