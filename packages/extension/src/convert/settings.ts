import { FIGURES, type Figures, findCurrency, type Locale, readAmount, withFigures } from '@equivale/core';
import { LOCALES } from '@equivale/core/locale/locales';
import { withRegion } from '@equivale/core/locale/region-figures';
import { currenciesOf } from '@equivale/core/territories';
import { api } from '../browser.ts';
import { messagesLanguage } from '../messages/say.ts';

/** What a person chose. */
export interface Settings {
  /** The currency that prices are converted into. */
  readonly target: string;
  /** Percent that the card adds, decimal text; none for an empty one. */
  readonly fee: string;
  /** Separators apart from the language. */
  readonly figures: Figures | undefined;
  /** Currencies of the list, in order. */
  readonly list: readonly string[];
  /** What was converted last, newest first: `USD EUR`. */
  readonly recent: readonly string[];
  /** What `$` is on a site, by host. */
  readonly dollars: Readonly<Record<string, string>>;
}

export const MOST_RECENT = 4;
const MOST_FEE = 15;

/** How figures are written in the language that the browser has chosen among those there are texts in. */
export function browserLocale(): Locale {
  const language = messagesLanguage();
  const found = LOCALES.find(({ id }) => id === language);
  if (!found) throw new TypeError(`no figures of ${language}`);
  return withRegion(
    found,
    navigator.languages.find((tag) => tag.split('-')[0] === language),
  );
}

/** Where the person is, as far as the languages of the browser tell. */
export function browserRegion(): string {
  const language = messagesLanguage();
  const tags = navigator.languages.filter((tag) => tag.split('-')[0] === language);
  const regions = [...tags, language].map((tag) => new Intl.Locale(tag).region);
  return regions.find((region) => region) ?? new Intl.Locale(language).maximize().region ?? '';
}

/** Before anybody chose. */
function defaults(): Settings {
  const { likelyCurrencies } = browserLocale();
  const [own = 'EUR'] = currenciesOf(browserRegion());
  const list = [...new Set([own, ...likelyCurrencies.split(' ')])];
  const other = list.find((code) => code !== own) ?? 'USD';
  const recent = [`${other} ${own}`, `${own} ${other}`, 'lb kg'];
  return { target: own, fee: '', figures: undefined, list, recent, dollars: {} };
}

/** A card's fee as decimal text; empty for none, undefined for what is no fee. */
export function readFee(text: string, { decimal }: Locale): string | undefined {
  if (text.trim() === '') return '';
  const read = readAmount(text, { signed: false, decimal });
  return read.ok && Number(read.text) <= MOST_FEE ? read.text : undefined;
}

/** Where a currency goes: into the person's own, and that into the next of the list. */
export const targetFor = (code: string, { target, list }: Settings): string =>
  code === target ? (list.find((one) => one !== target) ?? target) : target;

const isMoney = (code: unknown): code is string =>
  typeof code === 'string' && findCurrency(code) !== undefined;
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What is stored, with what cannot be read as it is before anybody chose. */
export function readSettings(stored: unknown): Settings {
  const before = defaults();
  const { target, fee, figures, list, recent, dollars } = (stored ?? {}) as Record<string, unknown>;
  const codes = textsIn(list).filter(isMoney);
  const pairs = textsIn(recent).filter((pair) => /^\S+ \S+$/.test(pair));
  return {
    target: isMoney(target) ? target : before.target,
    fee: typeof fee === 'string' && /^\d+(?:\.\d+)?$/.test(fee) && Number(fee) <= MOST_FEE ? fee : '',
    figures: FIGURES.find((one) => one === figures),
    list: codes.length > 0 ? codes : before.list,
    recent: pairs.length > 0 ? pairs.slice(0, MOST_RECENT) : before.recent,
    dollars: Object.fromEntries(
      Object.entries(dollars ?? {}).filter((entry): entry is [string, string] => isMoney(entry[1])),
    ),
  };
}

/** The locale with the figures that were chosen. */
export const localeOf = ({ figures }: Settings): Locale =>
  figures ? withFigures(browserLocale(), figures) : browserLocale();

export async function storeSettings(change: Partial<Settings>): Promise<Settings> {
  const { settings } = await api().storage.local.get(['settings']);
  const next = { ...readSettings(settings), ...change };
  await api().storage.local.set({ settings: next });
  return next;
}
