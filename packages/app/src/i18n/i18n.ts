import { type Figures, type Locale, withFigures } from '@equivale/core';
import { createContext, useContext } from 'react';
import type alerts from '../../../../languages/es/app/alerts.json';
import type arranging from '../../../../languages/es/app/arranging.json';
import type calculator from '../../../../languages/es/app/calculator.json';
import type converters from '../../../../languages/es/app/converters.json';
import type devices from '../../../../languages/es/app/devices.json';
import type kinds from '../../../../languages/es/app/kinds.json';
import type kitchen from '../../../../languages/es/app/kitchen.json';
import type legal from '../../../../languages/es/app/legal.json';
import type list from '../../../../languages/es/app/list.json';
import type main from '../../../../languages/es/app/main.json';
import type meta from '../../../../languages/es/app/meta.json';
import type myData from '../../../../languages/es/app/my-data.json';
import type official from '../../../../languages/es/app/official.json';
import type offline from '../../../../languages/es/app/offline.json';
import type ownMoney from '../../../../languages/es/app/own-money.json';
import type ownUnits from '../../../../languages/es/app/own-units.json';
import type past from '../../../../languages/es/app/past.json';
import type pocket from '../../../../languages/es/app/pocket.json';
import type provenance from '../../../../languages/es/app/provenance.json';
import type tabs from '../../../../languages/es/app/tabs.json';
import type technical from '../../../../languages/es/app/technical.json';
import type trip from '../../../../languages/es/app/trip.json';
import type views from '../../../../languages/es/app/views.json';
import type widgets from '../../../../languages/es/app/widgets.json';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts';
import { createTranslator, type Messages, type MessageValues } from './translator.ts';

/**
 * Parts of the catalogue. `main`: frame and home's first screen, always loaded; `views`: everything after that; `converters`:
 * the converters. Other parts are loaded with the view or sheet of their name; `meta` is used by prerendering only.
 */
interface Catalogue {
  readonly main: typeof main;
  readonly views: typeof views;
  readonly converters: typeof converters;
  readonly alerts: typeof alerts;
  readonly calculator: typeof calculator;
  readonly devices: typeof devices;
  readonly kinds: typeof kinds;
  readonly kitchen: typeof kitchen;
  readonly legal: typeof legal;
  readonly arranging: typeof arranging;
  readonly list: typeof list;
  readonly 'my-data': typeof myData;
  readonly offline: typeof offline;
  readonly official: typeof official;
  readonly 'own-money': typeof ownMoney;
  readonly 'own-units': typeof ownUnits;
  readonly past: typeof past;
  readonly pocket: typeof pocket;
  readonly trip: typeof trip;
  readonly provenance: typeof provenance;
  readonly tabs: typeof tabs;
  readonly technical: typeof technical;
  readonly widgets: typeof widgets;
  readonly meta: typeof meta;
}
type CataloguePart = keyof Catalogue;

/** Key of every message; unknown keys do not compile. */
export type MessageKey =
  | { [Part in CataloguePart]: keyof Catalogue[Part] }[CataloguePart]
  // The build adds them to `main`.
  | `language.${Language}`;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The page's translator. A missing message falls back to English if loaded, else to its key. */
const fallbackMessages: Messages = {};
export const i18n = createTranslator(fallbackMessages);
const partsInUse = new Set<CataloguePart>(['main']);

type LoadMessages = () => Promise<{ readonly default: Messages }>;

/** Catalogues of home and converters in Spanish and English. */
const catalogues: Partial<Record<Language, Partial<Record<CataloguePart, LoadMessages>>>> = {
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
async function findPart(part: CataloguePart, language: Language): Promise<LoadMessages | undefined> {
  const own = catalogues[language];
  if (!own) {
    const { cataloguesOf } = await import('./further-languages.ts');
    return (await cataloguesOf(language))[`./${part}.json`];
  }
  return (
    own[part] ?? (await import('./further-catalogues.ts')).furtherCatalogues[`./${language}/app/${part}.json`]
  );
}

async function fetchPart(part: CataloguePart, language: Language): Promise<Messages> {
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

/** Language of the page. */
export const currentLanguage = (): Language => asLanguage(i18n.locale);

/** The last requested language is shown, not the slowest. */
let latest: Messages;

/**
 * Loads a language and applies it to the page, `lang` attribute included, unless another is requested meanwhile.
 * @param language language to show
 * @throws when its messages cannot be fetched
 */
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

const adding = new Map<CataloguePart, Promise<void>>();

async function fetchInto(part: CataloguePart): Promise<void> {
  partsInUse.add(part);
  const language = currentLanguage();
  const messages = await fetchPart(part, language);
  // Adds messages without notifying: only new components use them, and a notification would render the whole page
  // and discard what is not hydrated yet.
  if (language === currentLanguage()) Object.assign(i18n.messages, messages);
}

/**
 * Loads a part of the catalogue in the current and every later language.
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

/** Loads a module and its messages in parallel. */
export async function saying<Code>(part: CataloguePart, load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), addMessages(part)]);
  return code;
}

/** Number format and language of the page. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

/**
 * Translator, language and number format for components, which render again when one of them changes.
 */
export function useTranslate(): { t: Translate; language: Language; locale: Locale } {
  const locale = useContext(LocaleContext) as Locale & { readonly id: Language };
  return { t: (key, values) => i18n._(key, values, locale.group), language: locale.id, locale };
}
