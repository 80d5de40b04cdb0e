import type { StoredAlert } from '@equivale/contract';
import { exactOf, formatDecimal, formatIsoDate, formatRate, type Locale, parseDecimal } from '@equivale/core';
import type { StampedRecord } from '@equivale/core/merge';
import type { Pair } from '../../conversion/conversion.ts';
import { describePair } from '../../conversion/describe-conversion.ts';
import { localDay } from '../../conversion/past-days.ts';
import { describeAlert } from '../../converter/alerts/describe-alert.ts';
import type { Preferences } from '../../device/preferences.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.ts';
import type { Difference } from './compare-copy.ts';

type Fields = Readonly<Record<string, string | undefined>>;

interface Words {
  readonly t: Translate;
  readonly locale: Locale;
}

/** Preferences that are records: neither the previous language, nor what the browser says. */
type NamedPreference = Exclude<keyof Preferences, 'languageBefore' | 'tags' | `kind/${string}`>;

const NAMED_PREFERENCES: Readonly<Record<NamedPreference, MessageKey>> = {
  theme: 'my-data.preference.theme',
  language: 'my-data.preference.language',
  cup: 'my-data.preference.cup',
  figures: 'my-data.preference.figures',
};

const isNamed = (id: string): id is NamedPreference => Object.hasOwn(NAMED_PREFERENCES, id);

/** Figures of old records may be doubles, and have exponents. */
const figure = (text: string | undefined = '', locale: Locale): string =>
  /^-?\d+(?:\.\d+)?$/.test(text) ? formatDecimal(text, locale) : text;

const day = (text: string | undefined, locale: Locale) => (text ? formatIsoDate(text, locale) : undefined);

type DescribeSubject = (fields: Fields, words: Words) => string | undefined;

/** What a record is about: `EUR, MXN`, `22 ago 2026`. */
const SUBJECTS = {
  favorites: (fields) => describePair(fields as unknown as Pair),
  conversions: (fields) => describePair(fields as unknown as Pair),
  preferences: ({ id = '' }, { t }) => (isNamed(id) ? t(NAMED_PREFERENCES[id]) : id.replace('kind/', '')),
  ownRates: ({ base, code }) => `${base}, ${code}`,
  ownUnits: ({ name }) => name,
  markups: ({ name, id }) => name ?? id,
  lists: () => undefined,
  trips: ({ place }) => place,
  expenses: (fields, { locale }) => day(fields.day, locale),
  arrangements: ({ list, item }) => item || list,
  alerts: ({ from, to }) => `${from} → ${to}`,
} satisfies Readonly<Record<string, DescribeSubject>>;
type Described = keyof typeof SUBJECTS;

const isDescribed = (kind: string): kind is Described => Object.hasOwn(SUBJECTS, kind);

/** A kind of records in words; one without any by its name. */
export const nameOfKind = (kind: string, t: Translate): string =>
  isDescribed(kind) ? t(`my-data.kind.${kind}`) : kind;

const joined = (parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(', ');

function arranged({ hidden, pinned, position, sorting }: StampedRecord, t: Translate): string {
  const marks = [hidden && t('my-data.arranged.hidden'), pinned && t('my-data.arranged.pinned')];
  return (
    joined([...marks, position !== undefined && t('my-data.arranged.moved')] as string[]) ||
    String(sorting ?? '–')
  );
}

const CONTENTS: Readonly<Record<Described, (fields: Fields, words: Words, record: StampedRecord) => string>> =
  {
    favorites: (fields) => describePair(fields as unknown as Pair),
    conversions: ({ fromText, toText, fromValue, toValue, fromUnit, toUnit }, { locale }) =>
      `${figure(fromText ?? fromValue, locale)} ${fromUnit} = ${figure(toText ?? toValue, locale)} ${toUnit}`,
    preferences: ({ value }) => value ?? '–',
    ownRates: ({ base, code, text, note, until }, { locale }) => {
      const rate = parseDecimal(text ?? '');
      const value = rate ? formatRate(exactOf(rate), locale) : text;
      return joined([`1 ${base} = ${value} ${code}`, note, day(until, locale)]);
    },
    ownUnits: ({ symbol, factor, of, offset }) =>
      joined([`1 ${symbol} = ${factor} ${of ?? ''}`.trim(), offset]),
    markups: ({ percent, of, fixed, currency }, { locale }) =>
      percent === undefined
        ? (of ?? '–')
        : joined([
            `${figure(percent, locale)}${locale.beforePercent}%`,
            fixed && `${figure(fixed, locale)} ${currency ?? ''}`.trim(),
          ]),
    lists: ({ amount, from }, { locale }, { rows }) =>
      joined([`${figure(amount, locale)} ${from}`, ...(Array.isArray(rows) ? rows.map(String) : [])]),
    trips: ({ home, from, until }, { locale }, { currencies }) =>
      joined([
        ...(Array.isArray(currencies) ? currencies.map(String) : []),
        home,
        day(from, locale),
        day(until, locale),
      ]),
    expenses: ({ amount, currency, note }, { locale }) =>
      joined([`${figure(amount, locale)} ${currency}`, note]),
    arrangements: (_, { t }, record) => arranged(record, t),
    alerts: (fields, { t, locale }) => describeAlert(fields as unknown as StoredAlert, t, locale),
  };

const fieldsOf = (record: StampedRecord): Fields =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, value === undefined ? value : String(value)]),
  );

export function describeSubject({ kind, here, there }: Difference, words: Words): string {
  const fields = fieldsOf(here.removed === true ? there : here);
  return joined([
    nameOfKind(kind, words.t),
    isDescribed(kind) ? (SUBJECTS[kind] as DescribeSubject)(fields, words) : fields.id,
  ]);
}

export function describeContent(kind: string, record: StampedRecord, words: Words): string {
  if (record.removed === true) return words.t('my-data.import.removed');
  return isDescribed(kind) ? CONTENTS[kind](fieldsOf(record), words, record) : JSON.stringify(record);
}

/** The day of a change, by the person's calendar; none where it has no clock. */
export const dayOfChange = ({ changedAt }: StampedRecord, locale: Locale): string | undefined =>
  changedAt > 0 ? formatIsoDate(localDay(changedAt), locale) : undefined;
