import { type Messages, setupI18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type calculator from './calculator/es.json';
import type converters from './converters/es.json';
import type es from './es.json';
import type legal from './legal/es.json';
import type views from './views/es.json';

/** The languages of the app, Spanish first. */
export type Language = 'es' | 'en';

/** Every sentence of the app by name; a name that is in no catalogue does not compile. */
export type MessageKey =
  | keyof typeof es
  | keyof typeof views
  | keyof typeof converters
  | keyof typeof calculator
  | keyof typeof legal;

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

type Load = () => Promise<{ default: unknown }>;

/**
 * The parts of the catalogue: `main` is what the frame and home's first sight say, and always there; `views` comes with
 * what is loaded after that, `converters` with the converters, `calculator` with the calculator, the long texts of the legal pages with those pages.
 */
const parts = {
  main: { es: () => import('./es.json'), en: () => import('./en.json') },
  views: { es: () => import('./views/es.json'), en: () => import('./views/en.json') },
  converters: { es: () => import('./converters/es.json'), en: () => import('./converters/en.json') },
  calculator: { es: () => import('./calculator/es.json'), en: () => import('./calculator/en.json') },
  legal: { es: () => import('./legal/es.json'), en: () => import('./legal/en.json') },
} satisfies Record<string, Record<Language, Load>>;

export type CataloguePart = keyof typeof parts;

/** The one translator of the page. A missing message falls back to English when that is loaded, else to its key. */
export const i18n = setupI18n({ missing: (_, id) => englishMessages[id]?.toString() ?? id });
const englishMessages: Messages = {};
const partsInUse = new Set<CataloguePart>(['main']);

async function fetchPart(part: CataloguePart, language: Language): Promise<Messages> {
  const messages = (await parts[part][language]()).default as Messages;
  if (language === 'en') Object.assign(englishMessages, messages);
  return messages;
}

const currentLanguage = (): Language => (i18n.locale === 'en' ? 'en' : 'es');

/**
 * Loads a language and makes it the page's own, `lang` attribute included.
 * @param language the language to show from now on
 * @throws when its catalogue cannot be fetched (offline before it was ever loaded)
 */
export async function activateLanguage(language: Language): Promise<void> {
  const loaded = await Promise.all([...partsInUse].map((part) => fetchPart(part, language)));
  const messages: Messages = Object.assign({}, ...loaded);
  i18n.loadAndActivate({ locale: language, messages });
  // Prerendering has no document: the page it writes carries the language itself.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

const adding = new Map<CataloguePart, Promise<void>>();

async function fetchInto(part: CataloguePart): Promise<void> {
  partsInUse.add(part);
  const language = currentLanguage();
  const messages = await fetchPart(part, language);
  // Put in without a word: what speaks them is drawn after this, and telling all others would draw the whole page again
  // (and throw away what is written of it and not yet taken over).
  if (language === currentLanguage()) Object.assign(i18n.messages, messages);
  else i18n.load(language, messages);
}

/**
 * Adds a part of the catalogue, in the language of the page now and in every one that it will have.
 * @throws when it cannot be fetched; the next call tries again
 */
export function addMessages(part: CataloguePart): Promise<void> {
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
export async function saying<Code>(part: CataloguePart, load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), addMessages(part)]);
  return code;
}

/** The translator and the language of the page, for components: they are drawn again when the language changes. */
export function useTranslate(): { t: Translate; language: Language } {
  const { i18n: current } = useLingui();
  return {
    t: (key, values) => current._(key, values),
    language: current.locale === 'en' ? 'en' : 'es',
  };
}
