import type { ExchangeRates } from '@equivale/contract';
import type { Locale, SearchIndex } from '@equivale/core';
import type { ComponentType, ReactNode } from 'react';
import type { Translate } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';

export interface SearchResultRow {
  readonly name: string;
  readonly detail?: string;
  /** Before the name: an emoji, else an icon or a flag. */
  readonly emoji?: string;
  readonly mark?: ReactNode;
  readonly end?: string;
  /** Where it leads; absent where it only does something. */
  readonly path?: string;
  /** Prepares what opens, or does what the row is for. */
  readonly onChoose?: (opener: HTMLElement) => void;
}

/** A row, or a setting that is changed in its own row. */
export type NamedThing =
  | (SearchResultRow & { readonly Setting?: never })
  | { readonly name: string; readonly path?: never; readonly Setting: ComponentType };

/** Views, settings and actions of the app, and what the person has stored in it, by the words that people use for them. */
export interface NamedThings {
  readonly app: SearchIndex<NamedThing>;
  readonly saved: SearchIndex<NamedThing>;
}

interface Reader {
  readonly t: Translate;
  readonly language: Language;
  readonly locale: Locale;
  /** Street rates that the service publishes; absent until it has answered. */
  readonly kinds: ExchangeRates['kinds'] | undefined;
}

type LoadNamedThings = (reader: Reader) => Promise<NamedThings>;

let provide: (load: LoadNamedThings) => void = () => undefined;
const provided = new Promise<LoadNamedThings>((resolve) => {
  provide = resolve;
});

/** Tells the search how to load them: the shell alone knows all screens. */
export const provideNamedThings = (load: LoadNamedThings): void => provide(load);

/** Loads them once the shell has provided how. Throws when they cannot be fetched or read. */
export const loadNamedThings: LoadNamedThings = async (reader) => (await provided)(reader);
