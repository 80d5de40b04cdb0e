/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** What stands for a placeholder by its value: an exact one, else for `plural` its class in the language, else `other`. */
type Cases = Readonly<Record<string, Message | undefined>>;

type Token = string | readonly [name: string] | readonly [name: string, kind: string, cases: Cases];

/** A message as the build has compiled it from ICU: in a case of a plural `#` stands for its number. */
export type Message = string | readonly Token[];

/** Messages by their keys. */
export type Messages = Readonly<Record<string, Message>>;

/** A language with what is said in it. */
export interface Spoken {
  /** BCP 47; empty before a language is active. */
  readonly locale: string;
  readonly messages: Messages;
}

const plurals = new Map<string, Intl.PluralRules>();

/** The class of a number in a language, such as `one`. */
function pluralOf(value: number, locale: string): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(value);
}

/** From right to left a value keeps its own order: `−40 °C`, `USD → EUR`. @source Unicode UAX #9, FSI and PDI */
const isolated = (value: string | number) =>
  globalThis.document?.dir === 'rtl' ? `\u2068${value}\u2069` : value;

/** A message with its placeholders filled in; one that has no value is left out. */
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
    const chosen = cases[value] ?? cases[isPlural ? pluralOf(Number(value), locale) : 'other'] ?? cases.other;
    return fill(chosen ?? '', values, locale, group, isPlural ? Number(value) : undefined);
  });
  return texts.join('');
}

/**
 * A translator that says nothing yet.
 * @param fallback the messages of another language, for those that are missing; what that lacks too is said by its key
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
    /** What is said now: another object after each change of language. */
    read: () => spoken,
    /** Speaks a language from now on. */
    activate(next: Spoken) {
      spoken = next;
      for (const listener of listeners) listener();
    },
    /** Calls back after each change of language. @returns what ends that */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Says a message in the language of now.
     * @param group what stands between groups of three digits of its counts
     */
    _: (key: string, values: MessageValues = {}, group = '') =>
      fill(spoken.messages[key] ?? fallback[key] ?? key, values, spoken.locale, group),
  };
}
