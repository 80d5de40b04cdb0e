import type { Locale } from '@equivale/core';

/** Values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Text of a placeholder by its value: an exact one, else for `plural` by its plural category, else `other`. */
type Cases = Readonly<Record<string, Message | undefined>>;

type Token = string | readonly [name: string] | readonly [name: string, kind: string, cases: Cases];

/** A message compiled from ICU by the build; within a plural `#` is its number. */
export type Message = string | readonly Token[];

/** Messages by key. */
export type Messages = Readonly<Record<string, Message>>;

/** A language and its messages. */
export interface Spoken {
  /** BCP 47; empty before a language is active. */
  readonly locale: string;
  readonly messages: Messages;
}

type Joining = Pick<Locale, 'contract'> & { readonly group?: string };

const plurals = new Map<string, Intl.PluralRules>();

/** Plural category of a number in a language, such as `one`. */
function pluralOf(value: number, locale: string): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(value);
}

/** Isolates values in right-to-left text: `−40 °C`, `USD → EUR`. @source Unicode UAX #9, FSI and PDI */
const isolated = (value: string | number) =>
  globalThis.document?.dir === 'rtl' ? `\u2068${value}\u2069` : value;

/** Fills the placeholders of a message; those without a value stay empty. */
function fill(
  message: Message,
  values: MessageValues,
  locale: string,
  group: string,
  count?: number,
): string {
  if (typeof message === 'string') return message;
  const texts = message.map((token) => {
    if (token === '#' && count !== undefined)
      return isolated(`${count}`.replace(/\B(?=(?:\d{3})+$)/g, group));
    if (typeof token === 'string') return token;
    const [name, kind, cases] = token;
    const value = values[name] ?? '';
    if (!cases) return isolated(value);
    const isPlural = kind === 'plural';
    const chosen = cases[value] ?? cases[isPlural ? pluralOf(Number(value), locale) : value] ?? cases.other;
    return fill(chosen ?? '', values, locale, group, isPlural ? Number(value) : undefined);
  });
  return texts.join('');
}

/**
 * A translator without messages.
 * @param fallback messages of another language for missing ones; keys stand in for those missing there
 */
export function createTranslator(fallback: Messages) {
  let spoken: Spoken = { locale: '', messages: {} };
  const listeners = new Set<() => void>();
  return {
    get locale() {
      return spoken.locale;
    },
    get messages() {
      return spoken.messages;
    },
    /** Snapshot; a new object after each change of language. */
    read: () => spoken,
    /** Sets the language. */
    activate(next: Spoken) {
      spoken = next;
      for (const listener of listeners) listener();
    },
    /** Listens to changes of language. @returns stops listening */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Translates a message into the current language.
     * @param locale separator of thousands in counts, and how words are joined with numbers
     */
    _: (key: string, values: MessageValues = {}, { group = '', contract = String }: Joining = {}): string =>
      contract(fill(spoken.messages[key] ?? fallback[key] ?? key, values, spoken.locale, group)),
  };
}
