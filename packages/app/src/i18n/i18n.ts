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
 * The messages, in parts: `main` is for the frame and home's first sight, and always there; `views` comes with what is
 * loaded after that, `converters` with the converters. Each other part comes with the view or the sheet that it is named
 * after: `kinds` is about rates that are no reference rates, `arranging` the list in which others are put in order, `offline` rates that could not be fetched, `official` official rates side by side, `own-money` own rates and markups, `past` the choice of a
 * rate and those of other days, `legal` the long texts of the legal pages, `tabs` what the tab bar leads to and the
 * recent conversions, `technical` the names of the technical categories, `widgets` what stands on the home screen of a phone; `meta` is said by written pages only, in their heads.
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

/** Every sentence of the app by name; a name that is in no catalogue does not compile. */
export type MessageKey =
  | { [Part in CataloguePart]: keyof Catalogue[Part] }[CataloguePart]
  // the build adds them to `main`
  | `language.${Language}`;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The one translator of the page. A missing message falls back to English when that is loaded, else to its key. */
const fallbackMessages: Messages = {};
export const i18n = createTranslator(fallbackMessages);
const partsInUse = new Set<CataloguePart>(['main']);

type LoadMessages = () => Promise<{ readonly default: Messages }>;

/** The catalogues of home and of the converters in the product's own languages. */
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

/** Where a part is in a language, if it is there. The lists of all others are for those who look for one: on home they would be read by everybody. */
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

const adding = new Map<CataloguePart, Promise<void>>();

async function fetchInto(part: CataloguePart): Promise<void> {
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
